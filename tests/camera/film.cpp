// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "camera/film.h"

#include <gst/gst.h>
#include <opencv2/imgproc.hpp>

#include <fstream>
#include <stdexcept>

namespace {

void encode(const std::string &raw, cv::Size size, int perSecond, const std::string &file)
{
    gst_init(nullptr, nullptr);
    const std::string pipeline =
        "filesrc location=\"" + raw + "\" ! rawvideoparse format=i420 width=" + std::to_string(size.width) +
        " height=" + std::to_string(size.height) + " framerate=" + std::to_string(perSecond) +
        "/1 ! theoraenc quality=60 speed-level=2 ! oggmux ! filesink location=\"" + file + "\"";
    GError *error = nullptr;
    GstElement *line = gst_parse_launch(pipeline.c_str(), &error);
    if (!line || error)
        throw std::runtime_error(error ? error->message : "no pipeline");
    gst_element_set_state(line, GST_STATE_PLAYING);
    GstBus *bus = gst_element_get_bus(line);
    GstMessage *end = gst_bus_timed_pop_filtered(
        bus, 120 * GST_SECOND, static_cast<GstMessageType>(GST_MESSAGE_EOS | GST_MESSAGE_ERROR));
    const bool whole = end && GST_MESSAGE_TYPE(end) == GST_MESSAGE_EOS;
    if (end)
        gst_message_unref(end);
    gst_object_unref(bus);
    gst_element_set_state(line, GST_STATE_NULL);
    gst_object_unref(line);
    if (!whole)
        throw std::runtime_error("the film cannot be written");
}

} // namespace

void writeFilm(const std::vector<cv::Mat> &frames, int perSecond, const std::string &file)
{
    const std::string raw = file + ".i420";
    {
        std::ofstream out(raw, std::ios::binary);
        for (const cv::Mat &frame : frames) {
            cv::Mat planes;
            cv::cvtColor(frame, planes, cv::COLOR_BGR2YUV_I420);
            out.write(reinterpret_cast<const char *>(planes.data),
                      static_cast<std::streamsize>(planes.total() * planes.elemSize()));
        }
    }
    encode(raw, frames.front().size(), perSecond, file);
    std::remove(raw.c_str());
}

std::vector<cv::Mat> handHeld(const cv::Mat &table, int moving, int still)
{
    std::vector<cv::Mat> frames;
    for (int frame = 0; frame < moving + still; ++frame) {
        const int left = std::max(0, moving - frame);
        const double tremor = frame % 3 - 1.0; // pixels
        const cv::Matx23d shift(1, 0, 40.0 * left + tremor, 0, 1, 15.0 * left - tremor);
        cv::Mat shown;
        cv::warpAffine(table, shown, shift, table.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        frames.push_back(shown);
    }
    return frames;
}
