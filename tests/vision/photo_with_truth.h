// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_seen.h"

#include <opencv2/core.hpp>

#include <QDir>
#include <QImage>
#include <nlohmann/json.hpp>

#include <fstream>
#include <string>
#include <vector>

/// Photos with the truth beside them, as the scene maker writes them: NAME.jpg and NAME.truth.json.
struct OrdersPhoto {
    std::string name;
    std::vector<vision::OrderSeen> truth;
    std::vector<double> visible;
    std::vector<double> washed;
    cv::Mat picture() const { return load(name); }

    static cv::Mat load(const std::string &file)
    {
        const QImage image = QImage(QString::fromStdString(file)).convertToFormat(QImage::Format_BGR888);
        return cv::Mat(image.height(), image.width(), CV_8UC3, const_cast<uchar *>(image.constBits()),
                       static_cast<std::size_t>(image.bytesPerLine()))
            .clone();
    }
};

inline std::vector<OrdersPhoto> ordersPhotos(const std::string &folder, const std::string &begins, int first,
                                             int last)
{
    std::vector<OrdersPhoto> photos;
    const QDir directory(QString::fromStdString(folder));
    int index = 0;
    for (const QString &file :
         directory.entryList({QString::fromStdString(begins + "*.truth.json")}, QDir::Files, QDir::Name)) {
        if (index++ < first || index > last)
            continue;
        OrdersPhoto photo;
        const QString path = directory.filePath(file);
        photo.name = QString(path).replace(".truth.json", ".jpg").toStdString();
        std::ifstream stream(path.toStdString());
        const nlohmann::json json = nlohmann::json::parse(stream);
        for (const auto &item : json.at("items")) {
            vision::OrderSeen seen;
            seen.order = scoring::coal_baron::findOrder(item.at("order").get<std::string>());
            for (std::size_t i = 0; i < 4; ++i)
                seen.quad.corners[i] = {item.at("quad")[i][0].get<float>(),
                                        item.at("quad")[i][1].get<float>()};
            photo.truth.push_back(seen);
            photo.visible.push_back(item.value("visible", 1.0));
            photo.washed.push_back(item.value("washed", 0.0));
        }
        photos.push_back(std::move(photo));
    }
    return photos;
}
