// SPDX-License-Identifier: MIT
#include "tests/monkey/monkey.h"

#include "app/base/settings_format.h"
#include "app/document/examples.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/bitwise_batch.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTest>
#include <QTextEdit>
#include <QThread>
#include <QTimer>
#include <QUrl>

#include <cstdio>
#include <tuple>
#include <utility>

namespace convoku::monkey {
namespace {

QString nameOf(const QObject* object)
{
    return object == nullptr
        ? QStringLiteral("nothing")
        : QStringLiteral("%1(%2)").arg(QString::fromLatin1(object->metaObject()->className()), object->objectName());
}

/// Sends a key like QTest, but tolerates a key that closes its window halfway.
void click(const QPointer<QWindow>& window, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    const bool letter = key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde && (modifiers & ~Qt::ShiftModifier) == 0;
    const QString text = letter ? QString(QChar(static_cast<char16_t>(key))).toLower()
        : key == Qt::Key_Return ? QStringLiteral("\r")
                                : QString();
    if (!window || !window->isVisible()
        || qt_sendShortcutOverrideEvent(window.data(), 0, key, modifiers, text, false, 1))
        return;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        if (window && window->isVisible())
            qt_handleKeyEvent(window, type, key, modifiers, text);
        QCoreApplication::processEvents();
    }
}

} // namespace

Monkey::Monkey(MonkeyOptions options, Watchdog& watchdog)
    : m_options(std::move(options))
    , m_watchdog(watchdog)
    , m_files(m_options.folder)
    , m_log(m_options.log)
{
    if (!m_log.open(QIODevice::WriteOnly))
        std::fprintf(stderr, "%s can't be written.\n", qPrintable(m_options.log));
}

Monkey::~Monkey() = default;

void Monkey::start()
{
    build();
    m_from = Watchdog::Clock::now();
    QTimer::singleShot(0, this, &Monkey::tick);
}

void Monkey::build()
{
    m_host.reset();
    m_settings = std::make_unique<QSettings>(m_options.folder + QStringLiteral("/settings.conf"), settingsFormat());
    m_host = std::make_unique<WindowHost>(
        [] { return makeBitwiseBackend(); }, *m_settings, [] { return std::make_unique<BitwiseBatch>(); }, QString());
    m_host->window().show();
    m_host->window().openGrid(examples().front().givens, examples().front().name);
}

void Monkey::record(const QString& what)
{
    const QString line = QStringLiteral("%1 %2").arg(m_step).arg(what.left(300).simplified());
    m_watchdog.setAction(line);
    m_log.write(line.toUtf8() + '\n');
    m_log.flush();
}

bool Monkey::hasEnded() const
{
    return (m_options.steps != 0 && m_step >= m_options.steps)
        || (m_options.seconds != 0 && Watchdog::Clock::now() - m_from > std::chrono::seconds(m_options.seconds));
}

void Monkey::refuseUrl(const QUrl& url)
{
    record(QStringLiteral("(would show %1)").arg(url.toDisplayString()));
}

void Monkey::tick()
{
    // The events that a step's own key or click handles bring no next step; a dialog's loop does.
    const int level = QThread::currentThread()->loopLevel();
    if (level <= m_level) {
        QTimer::singleShot(1, this, &Monkey::tick);
        return;
    }
    const int before = std::exchange(m_level, level);
    QTimer::singleShot(0, this, &Monkey::tick);
    step();
    m_level = before;
}

void Monkey::step()
{
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* front = popup != nullptr ? popup : modal;
    m_stepsBefore = front == m_before ? m_stepsBefore + 1 : 0;
    m_before = front;
    if (m_resting || hasEnded()) {
        m_resting = true;
        if (popup != nullptr)
            popup->close();
        else if (auto* dialog = qobject_cast<QDialog*>(modal))
            dialog->reject();
        else
            rest();
        return;
    }
    ++m_step;
    Random random(m_options.seed, m_options.again ? m_step % m_options.round : m_step);
    if (!m_vanishing.isEmpty()) {
        QFile::remove(m_vanishing);
        m_vanishing.clear();
    }
    if (popup != nullptr) {
        actOnPopup(popup, random);
    } else if (modal != nullptr) {
        actOnDialog(modal, random);
    } else if (m_step % m_options.round == 0) {
        m_resting = true;
    } else {
        if (!m_host->window().isVisible()) {
            record(QStringLiteral("start again"));
            build();
            return;
        }
        actOnWindow(random);
    }
}

void Monkey::actOnPopup(QWidget* popup, Random& random)
{
    if (m_stepsBefore > 8 || random.oneIn(8)) {
        record(QStringLiteral("close the popup ") + nameOf(popup));
        popup->close();
    } else if (random.oneIn(2)) {
        clickSomewhere(popup, random);
    } else {
        pressKeys(popup, random);
    }
}

void Monkey::actOnDialog(QWidget* widget, Random& random)
{
    if (auto* files = qobject_cast<QFileDialog*>(widget)) {
        actOnFileDialog(files, random);
        return;
    }
    auto* dialog = qobject_cast<QDialog*>(widget);
    if (m_stepsBefore > 40 || random.oneIn(12)) {
        record(QStringLiteral("cancel ") + nameOf(widget));
        if (dialog != nullptr)
            dialog->reject();
        else
            widget->close();
    } else if (dialog != nullptr && random.oneIn(12)) {
        record(QStringLiteral("accept ") + nameOf(widget));
        dialog->accept();
    } else if (random.oneIn(3)) {
        fillField(widget, random);
    } else if (random.oneIn(3)) {
        pressKeys(widget, random);
    } else {
        clickSomewhere(widget, random);
    }
}

// Only names in the monkey's own folder: it must not rename or replace what belongs to others.
void Monkey::actOnFileDialog(QFileDialog* dialog, Random& random)
{
    const QString folder = m_options.folder + QStringLiteral("/out");
    if (random.oneIn(2)) {
        record(QStringLiteral("cancel ") + nameOf(dialog));
        dialog->reject();
        return;
    }
    QString name = random.oneIn(4) ? rubbish(random, 300) : QStringLiteral("file%1").arg(random.below(4));
    // Qt's dialog warns of names with a zero in them, which no keyboard types.
    QString path = folder + QLatin1Char('/') + name.remove(QLatin1Char('.')).remove(QChar(QChar::Null));
    if (dialog->fileMode() == QFileDialog::Directory)
        path = folder;
    else if (dialog->acceptMode() == QFileDialog::AcceptOpen)
        path = m_files.path(random);
    record(QStringLiteral("choose %1 in %2").arg(path, nameOf(dialog)));
    if (auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")))
        line->setText(path);
    static_cast<QDialog*>(dialog)->accept();
    if (dialog->isVisible())
        dialog->reject();
}

void Monkey::actOnWindow(Random& random)
{
    QWidget* window = &m_host->window();
    // Also windows beside the main one: help, the generator, docks that float.
    QList<QWidget*> windows;
    for (QWidget* other : QApplication::topLevelWidgets()) {
        if (other->isVisible() && other != window && !qobject_cast<QFileDialog*>(other))
            windows << other;
    }
    if (!windows.isEmpty() && random.oneIn(4)) {
        window = random.of(windows);
        if (random.oneIn(10)) {
            record(QStringLiteral("close ") + nameOf(window));
            window->close();
            return;
        }
    }
    const int choice = random.below(100);
    if (choice < 34)
        clickSomewhere(window, random);
    else if (choice < 50)
        pressShortcut(random);
    else if (choice < 62)
        pressKeys(window, random);
    else if (choice < 76)
        trigger(random);
    else if (choice < 82)
        fillField(window, random);
    else if (choice < 84)
        paste(random);
    else if (choice < 86)
        openFile(random);
    else if (choice < 88)
        openSession(random);
    else if (choice < 90)
        resize(random);
    else if (choice < 92)
        followLink(random);
    else if (choice < 93)
        drop(random);
    else if (choice < 99 || !random.oneIn(3)) {
        const int milliseconds = random.mostlySmall(60);
        record(QStringLiteral("wait for %1 ms").arg(milliseconds));
        QTest::qWait(milliseconds);
    } else {
        spoilSettings(random);
    }
}

void Monkey::trigger(Random& random)
{
    QList<QAction*> actions;
    for (QAction* action : m_host->window().findChildren<QAction*>()) {
        if (action->isEnabled() && !action->isSeparator() && action->menu() == nullptr)
            actions << action;
    }
    if (actions.isEmpty())
        return;
    QAction* action = random.of(actions);
    record(QStringLiteral("trigger %1 “%2”").arg(nameOf(action), action->text()));
    action->trigger();
}

void Monkey::pressShortcut(Random& random)
{
    QList<QKeySequence> keys;
    for (const QAction* action : m_host->window().findChildren<QAction*>())
        keys << action->shortcuts();
    const QKeySequence sequence = random.of(keys);
    const QKeyCombination key = sequence[0];
    const QPointer<QWindow> window(QGuiApplication::focusWindow());
    if (!window)
        return;
    const int times = random.oneIn(5) ? random.between(2, 12) : 1;
    record(QStringLiteral("press %1 %2 times").arg(sequence.toString()).arg(times));
    for (int i = 0; i < times && QGuiApplication::focusWindow() == window; ++i)
        click(window, key.key(), key.keyboardModifiers());
}

void Monkey::pressKeys(QWidget* widget, Random& random)
{
    static const QList<Qt::Key> kKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End,
        Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space,
        Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F1, Qt::Key_F2, Qt::Key_F6, Qt::Key_F10, Qt::Key_Menu, Qt::Key_Plus,
        Qt::Key_Minus, Qt::Key_1, Qt::Key_5, Qt::Key_9, Qt::Key_0, Qt::Key_A, Qt::Key_E, Qt::Key_H, Qt::Key_N,
        Qt::Key_Z, Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_Less, Qt::Key_Slash, Qt::Key_Question};
    static const QList<Qt::KeyboardModifiers> kModifiers{{}, {}, {}, {}, Qt::ShiftModifier, Qt::ControlModifier,
        Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier};
    widget->activateWindow();
    const QPointer<QWindow> window(widget->window()->windowHandle());
    const Qt::Key key = random.of(kKeys);
    const Qt::KeyboardModifiers modifiers = random.of(kModifiers);
    const int times = random.oneIn(4) ? random.between(2, 20) : 1;
    record(QStringLiteral("press %1 %2 times in %3")
               .arg(QKeySequence(QKeyCombination(modifiers, key)).toString())
               .arg(times)
               .arg(nameOf(QApplication::focusWidget())));
    for (int i = 0; i < times && window; ++i)
        click(window, key, modifiers);
}

void Monkey::fillField(QWidget* window, Random& random)
{
    QList<QWidget*> fields;
    for (QWidget* field : window->findChildren<QWidget*>()) {
        if (field->isVisible() && field->isEnabled()
            && (qobject_cast<QLineEdit*>(field) || qobject_cast<QPlainTextEdit*>(field)
                || qobject_cast<QTextEdit*>(field) || qobject_cast<QComboBox*>(field)))
            fields << field;
    }
    if (fields.isEmpty())
        return;
    const QPointer<QWidget> field(random.of(fields));
    if (auto* combo = qobject_cast<QComboBox*>(field.data())) {
        const int index = random.below(combo->count());
        record(QStringLiteral("choose %1 of %2").arg(index).arg(nameOf(field)));
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
        return;
    }
    const bool large = random.oneIn(6);
    const QString text = large ? m_files.hugeText(random)
        : random.oneIn(2)      ? nearlyRight(random)
                               : rubbish(random, 3000);
    field->activateWindow();
    field->setFocus();
    const QPointer<QWindow> place(field->window()->windowHandle());
    if (random.oneIn(2))
        click(place, Qt::Key_A, Qt::ControlModifier);
    record(QStringLiteral("put %1 characters into %2: %3").arg(text.size()).arg(nameOf(field), text.left(40)));
    m_watchdog.forgive();
    QGuiApplication::clipboard()->setText(text);
    click(place, Qt::Key_V, Qt::ControlModifier);
    if (random.oneIn(2))
        click(place, Qt::Key_Return);
}

void Monkey::paste(Random& random)
{
    auto content = std::make_unique<QMimeData>();
    const int kind = random.below(6);
    if (kind == 0)
        content->setUrls({QUrl::fromLocalFile(m_files.path(random))});
    else if (kind == 1)
        content->setData(QStringLiteral("image/png"), QByteArray(100000, 'x'));
    else if (kind == 2)
        content->setText(m_files.hugeText(random));
    else if (kind == 3)
        content->setText(rubbish(random, 100000));
    else
        content->setText(nearlyRight(random));
    record(QStringLiteral("paste %1")
               .arg(content->hasText() ? content->text().left(60) : content->formats().join(QLatin1Char(' '))));
    m_watchdog.forgive();
    QGuiApplication::clipboard()->setMimeData(content.release());
    if (auto* action = m_host->window().findChild<QAction*>(QStringLiteral("paste")))
        action->trigger();
}

void Monkey::drop(Random& random)
{
    QMimeData content;
    if (random.oneIn(2))
        content.setUrls({QUrl::fromLocalFile(m_files.path(random)), QUrl(QStringLiteral("https://example.org"))});
    else
        content.setText(rubbish(random, 20000));
    record(QStringLiteral("drop %1").arg(content.text().left(60)));
    QDropEvent event(QPointF(50, 50), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_host->window(), &event);
}

void Monkey::openFile(Random& random)
{
    if (random.oneIn(4)) {
        m_vanishing = m_files.vanishing();
        m_watchdog.forgive();
        record(QStringLiteral("open a file that vanishes"));
        m_host->window().openFile(m_vanishing);
        return;
    }
    const QString path = m_files.path(random);
    record(QStringLiteral("open ") + path);
    m_host->window().openFileOrPuzzle(path);
}

void Monkey::openSession(Random& random)
{
    const QString path = m_options.folder + QStringLiteral("/real.convoku");
    if (random.oneIn(2) || !QFile::exists(path)) {
        record(QStringLiteral("save the session"));
        m_host->window().saveSessionTo(path);
        return;
    }
    QFile file(path);
    QByteArray real;
    if (file.open(QIODevice::ReadOnly))
        real = file.readAll();
    const QString changed = random.oneIn(4) ? path : m_files.session(random, real);
    if (changed != path) {
        QFile::remove(m_options.folder + QStringLiteral("/changed_%1.convoku").arg(m_step));
        QFile::copy(changed, m_options.folder + QStringLiteral("/last.convoku"));
    }
    record(QStringLiteral("open the session ") + changed);
    m_host->window().openFile(changed);
}

void Monkey::followLink(Random& random)
{
    static const QStringList kLinks{QStringLiteral("graph/pointing_row"), QStringLiteral("graph/search"),
        QStringLiteral("graph/pass"), QStringLiteral("graph/verdict"), QStringLiteral("show/board"),
        QStringLiteral("show/layers"), QStringLiteral("show/tree"), QStringLiteral("show/graph"),
        QStringLiteral("show/what_if"), QStringLiteral("show/chain"), QStringLiteral("do/how_it_works"),
        QStringLiteral("do/help"), QStringLiteral("do/export_gif"), QStringLiteral("do/generate"),
        QStringLiteral("graph/nothing"), QStringLiteral("do/nothing"), QString()};
    const QString link = random.of(kLinks);
    record(QStringLiteral("follow ") + link);
    if (const auto command = m_host->window().commandOf(QUrl(QStringLiteral("convoku:") + link)))
        command();
}

void Monkey::resize(Random& random)
{
    MainWindow& window = m_host->window();
    const QSize size(random.between(1, 3000), random.between(1, 2000));
    record(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    // Under Wayland the desktop ends a program whose window has another size than it was told for a whole screen.
    if (QGuiApplication::platformName().startsWith(QLatin1String("wayland")))
        return;
    if (random.oneIn(10))
        window.setWindowState(window.windowState() ^ Qt::WindowMaximized);
    window.resize(size);
}

void Monkey::spoilSettings(Random& random)
{
    QStringList keys = m_settings->allKeys();
    if (keys.isEmpty())
        return;
    const QList<QVariant> values{QVariant(), -1, 2147483647, -2147483647 - 1, 1e308, QStringLiteral("nan"),
        rubbish(random, 2000), QByteArray(1000, 'x'), true, QStringList{QStringLiteral("a"), QString()},
        QRect(-1000000, 5, -4, 2000000)};
    for (int i = random.between(1, 12); i > 0; --i) {
        QString key = random.of(keys);
        m_settings->setValue(key, random.of(values));
        record(QStringLiteral("spoil the setting ") + key);
    }
    m_host->window().close();
    const QStringList spoiled = m_settings->allKeys();
    m_host.reset();
    // Spoils the settings once more, since the window wrote some when it closed.
    for (int i = random.between(1, 12); i > 0; --i)
        m_settings->setValue(random.of(spoiled), random.of(values));
    record(QStringLiteral("start with spoiled settings"));
    build();
}

void Monkey::rest()
{
    m_resting = false;
    record(QStringLiteral("rest"));
    // One that closes may take others along.
    QList<QPointer<QWidget>> others;
    for (QWidget* other : QApplication::topLevelWidgets()) {
        if (other != &m_host->window() && other->isWindow())
            others.push_back(other);
    }
    for (const QPointer<QWidget>& other : others) {
        if (other)
            other->close();
    }
    m_host.reset();
    QFile::remove(m_options.folder + QStringLiteral("/settings.conf"));
    m_settings.reset();
    build();
    QGuiApplication::clipboard()->clear();
    MainWindow& window = m_host->window();
    std::ignore
        = QTest::qWaitFor([&window] { return window.session().hasPuzzle() && !window.session().isRunning(); }, 20000);
    QTest::qWait(300);
    m_used.push_back(resourcesUsed());
    std::printf("step %llu: %s\n", static_cast<unsigned long long>(m_step), qPrintable(m_used.back().text()));
    std::fflush(stdout);
    if (hasEnded()) {
        m_host->window().close();
        m_host.reset();
        QApplication::exit();
    }
}

} // namespace convoku::monkey
