// SPDX-License-Identifier: MIT
#include "app/exporting/picture_job.h"

#include "app/base/trouble.h"

#include <utility>

namespace convoku {

PictureJob::PictureJob(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString&) { Q_EMIT drawn({}); })
{
}

void PictureJob::draw(std::shared_ptr<const Picture> picture, Theme::Kind theme, std::vector<double> scales)
{
    m_task.ask([this, picture = std::move(picture), theme, scales = std::move(scales)](NoTool&, const auto& question) {
        QImage image;
        for (const double scale : scales) {
            // A smaller one may still do.
            troubleIn([&] { image = imageOf(*picture, theme, scale); });
            if (!image.isNull())
                break;
        }
        image.setDevicePixelRatio(1);
        question.post([this, image] { Q_EMIT drawn(image); });
    });
}

} // namespace convoku
