// SPDX-License-Identifier: MIT
#include "app/exporting/picture_job.h"

#include "app/session/trouble.h"

#include <utility>

namespace convoku {

PictureJob::PictureJob(QObject* parent)
    : QObject(parent)
    , m_way(this)
{
}

PictureJob::~PictureJob()
{
    m_way.cut();
    m_stop.request_stop();
}

void PictureJob::draw(std::shared_ptr<const Picture> picture, Theme::Kind theme, std::vector<double> scales, QSize size)
{
    begin([picture = std::move(picture), theme, scales = std::move(scales), size]() -> Tell {
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
        return [image](PictureJob& job) { Q_EMIT job.drawn(image); };
    });
}

void PictureJob::write(std::shared_ptr<const Picture> picture, const PictureSettings& settings, const QString& path)
{
    begin([picture = std::move(picture), settings, path, stop = m_stop.get_token()]() -> Tell {
        QString problem;
        const QString trouble = troubleIn([&] { problem = writePicture(*picture, settings, path, stop); });
        if (!trouble.isEmpty())
            problem = trouble;
        return [problem](PictureJob& job) { Q_EMIT job.written(problem); };
    });
}

void PictureJob::begin(Work work)
{
    if (m_busy) {
        m_next = std::move(work);
        return;
    }
    m_busy = true;
    runInBackground([work = std::move(work), way = m_way] {
        const Tell tell = work();
        way.post([tell](PictureJob& job) { job.end(tell); });
    });
}

void PictureJob::end(const Tell& tell)
{
    m_busy = false;
    if (m_next)
        begin(std::exchange(m_next, {}));
    else
        tell(*this);
}

} // namespace convoku
