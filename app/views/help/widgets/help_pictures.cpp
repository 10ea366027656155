// SPDX-License-Identifier: MIT
#include "app/views/help/widgets/help_pictures.h"

#include "app/base/background_work.h"
#include "app/document/examples.h"
#include "app/views/help/network_document.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QCoreApplication>
#include <QThread>

#include <system_error>

namespace convoku {

HelpPictures* HelpPictures::ofLanguage()
{
    const QString language = languageInUse();
    if (language == QLatin1String("en"))
        return nullptr;
    auto* pictures = QCoreApplication::instance()->findChild<HelpPictures*>(language, Qt::FindDirectChildrenOnly);
    if (pictures == nullptr) {
        pictures = new HelpPictures;
        pictures->setObjectName(language);
        pictures->setParent(QCoreApplication::instance());
    }
    return pictures;
}

HelpPictures::HelpPictures()
{
    m_worker.reset(QThread::create([this] {
        QHash<QString, QByteArray> made;
        const auto backend = makeBitwiseBackend();
        const NetworkDocument document(*backend, examples().front().givens);
        const auto draw = [&](const QString& id, const Picture& picture) {
            if (!m_cancelled)
                made.insert(id + QStringLiteral(".svg"), svgOf(picture, Theme::Kind::Light));
        };
        for (const NetworkDocument::Entry& entry : document.entries()) {
            draw(entry.id, *entry.picture);
            for (const NetworkDocument::KernelEntry& kernel : entry.kernels)
                draw(kernel.id, *kernel.picture);
        }
        draw(QStringLiteral("recurrence"), document.recurrence());
        QMetaObject::invokeMethod(this, [this, made] {
            if (languageInUse() != objectName()) { // some of the words may be of another language
                setObjectName({});
                deleteLater();
                return;
            }
            m_pictures = made;
            m_ready = true;
            Q_EMIT ready();
        });
    }));
    startThread(this, [this] {
        m_worker->start(QThread::LowPriority);
        if (!m_worker->isRunning() && !m_worker->isFinished())
            throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    });
}

HelpPictures::~HelpPictures()
{
    m_cancelled = true;
    m_worker->wait();
}

} // namespace convoku
