# SPDX-FileCopyrightText: Steiger contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# OpenCV's modules one by one: Debian's own OpenCVConfig.cmake comes only with libopencv-dev, which asks for all
# of OpenCV and VTK. Gives a target opencv_NAME for each component.
find_path(OpenCV_INCLUDE_DIR opencv2/core.hpp PATH_SUFFIXES opencv4)
if(OpenCV_INCLUDE_DIR)
    file(STRINGS ${OpenCV_INCLUDE_DIR}/opencv2/core/version.hpp lines REGEX "define CV_VERSION_(MAJOR|MINOR)")
    string(REGEX REPLACE ".*MAJOR +([0-9]+).*MINOR +([0-9]+).*" "\\1.\\2" OpenCV_VERSION "${lines}")
endif()
foreach(module IN LISTS OpenCV_FIND_COMPONENTS)
    find_library(OpenCV_${module}_LIBRARY opencv_${module})
    if(OpenCV_${module}_LIBRARY AND OpenCV_INCLUDE_DIR)
        set(OpenCV_${module}_FOUND TRUE)
        if(NOT TARGET opencv_${module})
            add_library(opencv_${module} UNKNOWN IMPORTED)
            set_target_properties(opencv_${module} PROPERTIES
                IMPORTED_LOCATION ${OpenCV_${module}_LIBRARY}
                INTERFACE_INCLUDE_DIRECTORIES ${OpenCV_INCLUDE_DIR})
        endif()
    endif()
endforeach()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(OpenCV REQUIRED_VARS OpenCV_INCLUDE_DIR VERSION_VAR OpenCV_VERSION HANDLE_COMPONENTS)
