// SPDX-License-Identifier: MIT
#include "app/exporting/picture_job.h"

#include "app/base/trouble.h"

#include <utility>

namespace convoku {

PictureJob::PictureJob(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString& trouble) {
        m_running = false;
        if (m_writes)
            Q_EMIT written(trouble);
        else
            Q_EMIT drawn({});
    })
{
}

PictureJob::~PictureJob()
{
    m_stop.request_stop();
}

void PictureJob::draw(std::shared_ptr<const Picture> picture, Theme::Kind theme, std::vector<double> scales, QSize size)
{
    ask(false,
        [this, picture = std::move(picture), theme, scales = std::move(scales), size](NoTool&, const auto& question) {
            QImage image;
            for (const double scale : scales) {
                // A smaller one may still do.
                troubleIn([&] { image = imageOf(*picture, theme, scale); });
                if (!image.isNull())
                    break;
            }
            if (!size.isEmpty() && !image.isNull())
                image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            image.setDevicePixelRatio(1);
            question.tell([this, image] {
                m_running = false;
                Q_EMIT drawn(image);
            });
        });
}

void PictureJob::write(std::shared_ptr<const Picture> picture, const PictureSettings& settings, const QString& path)
{
    ask(true,
        [this, picture = std::move(picture), settings, path, stop = m_stop.get_token()](NoTool&, const auto& question) {
            question.tell([this, problem = writePicture(*picture, settings, path, stop)] {
                m_running = false;
                Q_EMIT written(problem);
            });
        });
}

void PictureJob::ask(bool writes, LatestTask<NoTool>::Task task)
{
    m_running = true;
    m_writes = writes;
    m_task.ask(std::move(task));
}

} // namespace convoku
