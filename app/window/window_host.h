// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/main_window.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace convoku {

/// Holds the window, and builds it again where another language is chosen: so no text of the old one can stay. What
/// lies on the desk is not touched.
class WindowHost : public QObject
{
    Q_OBJECT

public:
    /// In the language of the settings, or, where `language` is not empty, in that one for now. `settings` must outlive
    /// it.
    WindowHost(const BackendFactory& backend, QSettings& settings, BatchEngineFactory engine = {},
        const QString& language = {});
    ~WindowHost() override;

    MainWindow& window() { return *m_window; }
    /// Remembers it and speaks it. Empty: the system's.
    void chooseLanguage(const QString& id);

protected:
    /// Fields of one line take no more than somebody would type.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// window() is another one; the old one goes when the event loop is back.
    void windowChanged();

private:
    void build(std::shared_ptr<WindowModel> windowModel);
    /// Switches to the language. Returns an empty text, or, if no font can write the language, a sentence that says
    /// what is missing. The current language then stays, and the sentence is in it.
    QString speak(const QString& id);

    QSettings& m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::vector<QPointer<MainWindow>> m_left; ///< go when the event loop is back, and with the host at the latest
};

} // namespace convoku
