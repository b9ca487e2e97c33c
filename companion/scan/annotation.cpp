// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/annotation.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace companion {

namespace {

using namespace scoring::coal_baron;
using vision::Quad;

const cv::Scalar sure(80, 200, 60);
const cv::Scalar asking(0, 150, 255);
const cv::Scalar board(255, 160, 60);
const cv::Scalar paper(255, 255, 255);

// OpenCV's own letters need no fonts, and names of pieces are plain ASCII.
class Pen
{
public:
    explicit Pen(const cv::Mat &picture)
        : m_picture(picture)
        , m_thickness(std::max(1, std::max(picture.rows, picture.cols) / 500))
    {
    }

    void outline(const Quad &quad, const cv::Scalar &colour, bool dashed)
    {
        for (std::size_t corner = 0; corner < quad.corners.size(); ++corner) {
            const cv::Point2f from = quad.corners[corner];
            const cv::Point2f along = quad.corners[(corner + 1) % quad.corners.size()] - from;
            constexpr int dashes = 7;
            for (int dash = 0; dash < dashes; dash += dashed ? 2 : 1)
                cv::line(m_picture, from + along * (static_cast<float>(dash) / dashes),
                         from + along * (static_cast<float>(dash + 1) / dashes), colour, m_thickness,
                         cv::LINE_AA);
        }
    }

    void label(const Quad &quad, const std::string &text, const cv::Scalar &colour)
    {
        const double scale = m_thickness * 0.28;
        int below = 0;
        const cv::Size size = cv::getTextSize(text, cv::FONT_HERSHEY_SIMPLEX, scale, m_thickness, &below);
        const cv::Point middle = vision::centre(quad);
        const cv::Point start(middle.x - size.width / 2, middle.y + size.height / 2);
        cv::rectangle(m_picture, start + cv::Point(-m_thickness, below + m_thickness),
                      start + cv::Point(size.width + m_thickness, -size.height - m_thickness), colour,
                      cv::FILLED);
        cv::putText(m_picture, text, start, cv::FONT_HERSHEY_SIMPLEX, scale, paper, m_thickness, cv::LINE_AA);
    }

private:
    cv::Mat m_picture;
    int m_thickness;
};

std::string nameOf(const vision::OrderSeen &seen)
{
    return seen.order ? name(*seen.order) : "?";
}

std::string nameOf(const vision::MinePieceSeen &seen)
{
    if (!seen.level)
        return "?";
    std::string carts(static_cast<std::size_t>(seen.carts), coalLetters[at(*seen.level)]);
    return carts + " " + std::to_string(seen.loaded);
}

bool asksAboutCubes(const vision::MineSeen &mine)
{
    return std::ranges::find(mine.why, vision::Doubt{vision::Doubt::Kind::CubesUnclear}) != mine.why.end();
}

} // namespace

QImage annotated(const Photo &photo, const vision::Scan &scan)
{
    QImage image = photo.image.copy();
    const cv::Mat picture(image.height(), image.width(), CV_8UC3, image.bits(),
                          static_cast<std::size_t>(image.bytesPerLine()));
    Pen pen(picture);
    const auto draw = [&](const auto &pieces) {
        int number = 0;
        for (const auto &piece : pieces) {
            const cv::Scalar &colour = piece.review() ? asking : sure;
            pen.outline(piece.quad, colour, piece.review());
            pen.label(piece.quad, std::to_string(++number) + " " + nameOf(piece), colour);
        }
    };
    if (const auto *orders = std::get_if<std::vector<vision::OrderSeen>>(&scan.seen)) {
        draw(*orders);
        return image;
    }
    const auto &mine = std::get<vision::MineSeen>(scan.seen);
    if (mine.board)
        pen.outline(*mine.board, board, false);
    draw(mine.pieces);
    for (const Quad &cube : mine.cubesElsewhereAt)
        pen.outline(cube, board, asksAboutCubes(mine));
    return image;
}

} // namespace companion
