// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_seen.h"
#include "vision/scan_json.h"

#include <opencv2/core.hpp>

#include <QDir>
#include <QImage>

#include <fstream>
#include <sstream>
#include <stdexcept>
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
        std::ostringstream text;
        text << std::ifstream(path.toStdString()).rdbuf();
        const auto truth = vision::readOrdersTruth(text.str());
        if (!std::holds_alternative<vision::OrdersTruth>(truth))
            throw std::runtime_error(path.toStdString() + ": this is not the truth about a photo of orders");
        for (const vision::OrdersTruth::Card &card : std::get<vision::OrdersTruth>(truth).cards) {
            photo.truth.push_back({card.quad, card.order, 1, {}});
            photo.visible.push_back(card.visible);
            photo.washed.push_back(card.washed);
        }
        photos.push_back(std::move(photo));
    }
    return photos;
}
