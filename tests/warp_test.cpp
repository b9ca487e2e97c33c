// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "vision/gradient_field.h"
#include "vision/warp.h"
#include "vision/wide_registers.h"

#include <QTest>

#include <opencv2/imgproc.hpp>

#include <limits>

class WarpTest : public QObject
{
    Q_OBJECT

    static cv::Mat noise(cv::Size size, int type)
    {
        cv::Mat picture(size, type);
        cv::RNG random(7);
        random.fill(picture, cv::RNG::UNIFORM, 0, 256);
        cv::GaussianBlur(picture, picture, {5, 5}, 1.5);
        return picture;
    }

private slots:
    void it_is_told_when_to_do_without_wide_registers()
    {
        if (qEnvironmentVariable("OPENCV_CPU_DISABLE").contains("AVX2"))
            QVERIFY(!vision::wideRegisters());
        else
            QCOMPARE(vision::wideRegisters(), cv::checkHardwareSupport(CV_CPU_AVX2));
    }

    void a_plane_seen_flat_is_the_one_that_opencv_sees_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("width");
        QTest::addColumn<QList<double>>("numbers");
        const QList<double> there{1, 0, 0, 0, 1, 0, 0, 0, 1};
        const QList<double> turned{0.8, -0.5, 31, 0.45, 0.9, -6, 0, 0, 1};
        const QList<double> leaning{0.7, 0.2, 5, -0.1, 0.8, 9, 0.002, 0.004, 1};
        const QList<double> beyond{2.5, 0, -40, 0, 2.5, -40, 0, 0, 1};
        for (const int type : {CV_8UC1, CV_8UC3}) {
            const char *kind = type == CV_8UC1 ? "grey" : "coloured";
            for (const int width : {1, 7, 8, 33, 64}) {
                QTest::addRow("%s, %d wide, as it lies there", kind, width) << type << width << there;
                QTest::addRow("%s, %d wide, turned", kind, width) << type << width << turned;
                QTest::addRow("%s, %d wide, leaning", kind, width) << type << width << leaning;
                QTest::addRow("%s, %d wide, beyond the picture", kind, width) << type << width << beyond;
            }
        }
    }

    void a_plane_seen_flat_is_the_one_that_opencv_sees()
    {
        QFETCH(int, type);
        QFETCH(int, width);
        QFETCH(QList<double>, numbers);
        const cv::Matx33d toPicture(numbers.data());
        const cv::Mat picture = noise({71, 53}, type);
        cv::Mat theirs;
        cv::warpPerspective(picture, theirs, toPicture, {width, 40}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                            cv::BORDER_REPLICATE);
        const cv::Mat ours = vision::warped(picture, toPicture, {width, 40});
        QCOMPARE(ours.type(), type);
        QCOMPARE(ours.size(), theirs.size());
        // OpenCV takes places between pixels as 32 steps; a step of this noise is a few of 256.
        QVERIFY(cv::norm(ours, theirs, cv::NORM_INF) <= 4);
        QVERIFY(cv::norm(ours, theirs, cv::NORM_L1) / static_cast<double>(ours.total() * ours.elemSize()) <
                0.5);
    }

    void whatever_a_plane_is_like_nothing_outside_of_the_picture_is_read_data()
    {
        QTest::addColumn<double>("number");
        QTest::newRow("nothing") << 0.0;
        QTest::newRow("endless") << std::numeric_limits<double>::infinity();
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("beyond what a float holds") << 1e300;
        QTest::newRow("far to the left") << -1e9;
    }

    void whatever_a_plane_is_like_nothing_outside_of_the_picture_is_read()
    {
        QFETCH(double, number);
        for (const int type : {CV_8UC1, CV_8UC3}) {
            for (const cv::Size size : {cv::Size(1, 1), cv::Size(1, 9), cv::Size(2, 2), cv::Size(9, 5)}) {
                const cv::Mat picture(size, type, cv::Scalar::all(77));
                const cv::Mat flat = vision::warped(picture, cv::Matx33d::all(number), {11, 3});
                QCOMPARE(cv::norm(flat, cv::Mat(flat.size(), type, cv::Scalar::all(77)), cv::NORM_INF), 0.0);
            }
        }
    }

    void lines_of_a_picture_run_as_they_are_drawn_data()
    {
        QTest::addColumn<int>("degrees");
        for (int direction = 0; direction < vision::lineDirections; ++direction)
            QTest::addRow("%d degrees", 30 * direction) << 30 * direction;
    }

    void lines_of_a_picture_run_as_they_are_drawn()
    {
        QFETCH(int, degrees);
        // Stripes that change in that direction.
        cv::Mat picture(64, 80, CV_8U);
        const double angle = degrees * CV_PI / 180;
        for (int y = 0; y < picture.rows; ++y) {
            for (int x = 0; x < picture.cols; ++x)
                picture.at<uchar>(y, x) = cv::saturate_cast<uchar>(
                    128 + 100 * std::sin((x * std::cos(angle) + y * std::sin(angle)) * 0.8));
        }
        const vision::GradientField field = vision::gradientField(picture);
        for (const cv::Point at : {cv::Point(40, 32), cv::Point(0, 0), cv::Point(79, 63)}) {
            int most = 0;
            for (int direction = 1; direction < vision::lineDirections; ++direction) {
                if (field.row(direction, at.y)[at.x] > field.row(most, at.y)[at.x])
                    most = direction;
            }
            if (at == cv::Point(40, 32))
                QCOMPARE(30 * most, degrees);
            QVERIFY(field.row(most, at.y)[at.x] > 0.3F);
            QVERIFY(field.row(most, at.y)[at.x] < 1.5F);
        }
    }

    void only_the_rows_that_are_wanted_are_made_and_they_are_the_same()
    {
        const cv::Mat picture = noise({50, 41}, CV_8U);
        const vision::GradientField all = vision::gradientField(picture);
        const vision::GradientField some = vision::gradientField(picture, vision::cellRows);
        for (int y = vision::cellRows.first; y < all.height; y += vision::cellRows.apart) {
            for (int direction = 0; direction < vision::lineDirections; ++direction) {
                for (int x = 0; x < all.width; ++x)
                    QCOMPARE(some.row(direction, y)[x], all.row(direction, y)[x]);
            }
        }
    }
};

APPLESS_STORY(WarpTest)
#include "warp_test.moc"
