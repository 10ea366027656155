// SPDX-License-Identifier: MIT
#include "app/window/window_host.h"

#include "app/document/examples.h"
#include "app/drawing/fonts.h"
#include "app/window/window_model.h"
#include "app/wording/language.h"

#include <QGuiApplication>
#include <QLineEdit>
#include <QSettings>

#include <algorithm>
#include <vector>

namespace convoku {
namespace {

const QString kLanguage = QStringLiteral("view/language");

/// Maximum length of a text field of one line, in characters. This is more than any field here needs, and short enough
/// for a new layout at each key; Qt's own limit, 32,767, takes a second.
constexpr int kMostInField = 2000;

} // namespace

WindowHost::WindowHost(
    const BackendFactory& backend, QSettings& settings, BatchEngineFactory engine, const QString& language)
    : m_settings(settings)
{
    QCoreApplication::instance()->installEventFilter(this);
    const QString chosen = settings.value(kLanguage).toString();
    const QString problem = speak(language.isEmpty() ? chosen : language);
    build(std::make_shared<WindowModel>(backend, std::move(engine)));
    if (!problem.isEmpty())
        m_window->showProblem(problem);
}

WindowHost::~WindowHost()
{
    // They write to the settings when they go.
    for (const QPointer<MainWindow>& window : m_left)
        delete window;
}

bool WindowHost::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish) {
        if (auto* line = qobject_cast<QLineEdit*>(watched); line != nullptr && line->maxLength() > kMostInField)
            line->setMaxLength(kMostInField);
    }
    return QObject::eventFilter(watched, event);
}

void WindowHost::build(std::shared_ptr<WindowModel> windowModel)
{
    m_window = std::make_unique<MainWindow>(std::move(windowModel), m_settings);
    m_window->showLanguage(m_settings.value(kLanguage).toString());
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowHost::chooseLanguage);
}

QString WindowHost::speak(const QString& id)
{
    const QString wanted = id.isEmpty() ? systemLanguage() : languageFor(id);
    if (canWrite(wanted)) {
        useLanguage(id);
        QGuiApplication::setLayoutDirection(
            wanted == QLatin1String(kMirroredLanguage) ? Qt::RightToLeft : QLocale(wanted).textDirection());
        return {};
    }
    const QString name = QLocale(wanted).nativeLanguageName();
    if (m_window == nullptr)
        useLanguage(QStringLiteral("en"));
    return tr("No font on this system contains the characters of %1 (%2). Install one, for example from the package "
              "fonts-noto-cjk, and choose the language again in View ▸ Language.")
        .arg(QLocale::languageToString(QLocale(wanted).language()), name);
}

void WindowHost::chooseLanguage(const QString& id)
{
    const QString before = languageInUse();
    const std::vector<Example> known = examples();
    const QString problem = speak(id);
    if (!problem.isEmpty()) {
        m_window->showLanguage(m_settings.value(kLanguage).toString());
        m_window->showProblem(problem);
        return;
    }
    m_settings.setValue(kLanguage, id);
    m_window->showLanguage(id);
    if (languageInUse() == before)
        return;
    const MainWindow::Look look = m_window->look();
    const bool visible = m_window->isVisible();
    const Qt::WindowStates states = m_window->windowState();
    // It is the one that asks: it goes when it has been heard.
    MainWindow* old = m_window.release();
    old->disconnect(this);
    // Examples are called something else now.
    const std::vector<Example> renamed = examples();
    const auto rename = [&](QString& title) {
        const auto example = std::ranges::find(known, title, &Example::name);
        if (example != known.end())
            title = renamed.at(static_cast<std::size_t>(example - known.begin())).name;
    };
    WindowModel& windowModel = *old->model();
    rename(windowModel.title);
    if (windowModel.beforeLesson)
        rename(windowModel.beforeLesson->title);
    build(old->model());
    m_window->takeOver(look, *old);
    if (visible) {
        m_window->setWindowState(states);
        m_window->show(); // before the old one goes: without any window the program would end
        m_window->activateWindow();
    }
    old->hide();
    old->deleteLater();
    std::erase(m_left, nullptr);
    m_left.emplace_back(old);
    Q_EMIT windowChanged();
}

} // namespace convoku
