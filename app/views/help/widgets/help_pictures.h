// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>

#include <atomic>
#include <memory>

class QThread;

namespace convoku {

/// The pictures of the network with their words in the language that is spoken: made anew by a worker, because files of
/// them in every language would be larger than the program. In English the files are enough.
class HelpPictures : public QObject
{
    Q_OBJECT

public:
    /// Returns the pictures in the current language; the first call starts to make them. Null in English.
    static HelpPictures* ofLanguage();
    ~HelpPictures() override;

    bool isReady() const { return m_ready; }
    /// An SVG by the name of its file, "pass.svg"; empty where it is not there (yet).
    QByteArray picture(const QString& file) const { return m_pictures.value(file); }

Q_SIGNALS:
    void ready();

private:
    HelpPictures();

    QHash<QString, QByteArray> m_pictures;
    bool m_ready = false;
    std::atomic<bool> m_cancelled = false;
    std::unique_ptr<QThread> m_worker;
};

} // namespace convoku
