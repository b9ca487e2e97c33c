// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Cameras for GStreamer, one for each file NAME.camera in the folder that STEIGER_CAMERAS names. What is
// written in it is the pipeline its frames come from. Cameras come and go with their files.

#include <gst/gst.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <thread>
#include <utility>

namespace {

constexpr const char *frames = "video/x-raw,format=I420,width=1280,height=720,framerate=30/1";

struct Camera {
    GstDevice device;
    std::string *file;
};
struct CameraClass {
    GstDeviceClass parent;
};
G_DEFINE_TYPE(Camera, camera, GST_TYPE_DEVICE)

GstElement *createElement(GstDevice *device, const gchar *name)
{
    std::string pipeline;
    std::getline(std::ifstream(*reinterpret_cast<Camera *>(device)->file), pipeline);
    GstElement *bin = gst_parse_bin_from_description(
        (pipeline + " ! videoconvert ! videoscale ! " + frames).c_str(), TRUE, nullptr);
    if (bin && name)
        gst_element_set_name(bin, name);
    return bin;
}

void camera_init(Camera *camera)
{
    camera->file = new std::string;
}

void camera_class_init(CameraClass *type)
{
    type->parent.create_element = createElement;
    G_OBJECT_CLASS(type)->finalize = [](GObject *object) {
        delete reinterpret_cast<Camera *>(object)->file;
        G_OBJECT_CLASS(camera_parent_class)->finalize(object);
    };
}

GstDevice *makeCamera(const std::filesystem::path &file)
{
    GstCaps *caps = gst_caps_from_string(frames);
    auto *camera = static_cast<Camera *>(g_object_new(camera_get_type(), "display-name", file.stem().c_str(),
                                                      "device-class", "Video/Source", "caps", caps, nullptr));
    *camera->file = file.string();
    gst_caps_unref(caps);
    return GST_DEVICE(camera);
}

struct Provider {
    GstDeviceProvider provider;
    std::jthread *watch;
};
struct ProviderClass {
    GstDeviceProviderClass parent;
};
G_DEFINE_TYPE(Provider, provider, GST_TYPE_DEVICE_PROVIDER)

using Known = std::map<std::filesystem::path, GstDevice *>;

void follow(GstDeviceProvider *provider, Known &known)
{
    const char *folder = std::getenv("STEIGER_CAMERAS");
    if (!folder)
        return;
    for (auto camera = known.begin(); camera != known.end();) {
        if (std::filesystem::exists(camera->first)) {
            ++camera;
            continue;
        }
        gst_device_provider_device_remove(provider, camera->second);
        gst_object_unref(camera->second);
        camera = known.erase(camera);
    }
    std::error_code missing;
    for (const auto &entry : std::filesystem::directory_iterator(folder, missing)) {
        if (entry.path().extension() != ".camera" || known.contains(entry.path()))
            continue;
        GstDevice *camera = makeCamera(entry.path());
        known[entry.path()] = static_cast<GstDevice *>(gst_object_ref_sink(camera));
        gst_device_provider_device_add(provider, camera);
    }
}

// Never before it has started: Qt 6.4 would know those cameras twice.
gboolean startProvider(GstDeviceProvider *provider)
{
    reinterpret_cast<Provider *>(provider)->watch = new std::jthread([provider](const std::stop_token &stop) {
        Known known;
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            follow(provider, known);
        }
    });
    return TRUE;
}

void stopProvider(GstDeviceProvider *provider)
{
    delete std::exchange(reinterpret_cast<Provider *>(provider)->watch, nullptr);
}

void provider_init(Provider *) {}

void provider_class_init(ProviderClass *type)
{
    type->parent.start = startProvider;
    type->parent.stop = stopProvider;
    gst_device_provider_class_set_static_metadata(&type->parent, "Cameras that are files", "Source/Video",
                                                  "For tests", "Steiger contributors");
}

gboolean plug(GstPlugin *plugin)
{
    return gst_device_provider_register(plugin, "steigercameras", GST_RANK_PRIMARY, provider_get_type());
}

} // namespace

#define PACKAGE "steiger"
GST_PLUGIN_DEFINE(GST_VERSION_MAJOR, GST_VERSION_MINOR, virtual_cameras, "Cameras that are files", plug,
                  "1.0", "GPL", "steiger", "https://example.org")
