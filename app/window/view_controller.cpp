// SPDX-License-Identifier: MIT
#include "app/window/view_controller.h"

#include "app/document/chain_model.h"
#include "app/drawing/theme_wording.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/chain/widgets/chain_page.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/timeline/widgets/events_panel.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/window/centre.h"
#include "app/window/comfort/colours_dialog.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/docks.h"
#include "app/window/lesson_controller.h"
#include "app/window/list_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/window_parts.h"
#include "app/wording/language.h"
#include "solver/run/deciding_layer.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Width in pixels, at the usual text size, of a window that has room for the card beside a view that needs width.
constexpr int kWidthForCardBeside = 1560;

constexpr char kAppearance[] = "view/appearance";
constexpr char kDesktopFont[] = "view/desktop_font";
constexpr char kTintDerived[] = "view/tint_derived";
constexpr char kShowLayer[] = "view/show_layer";

QString voiceKey(const QAction* voice)
{
    return QStringLiteral("view/") + voice->objectName();
}

} // namespace

ViewController::ViewController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_appearances(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
{
    parts.centre->addCommands(*parts.commands, [this] { return !m_parts.isEditing(); });
    addPanels();
    addColours();
    addLanguages();
    addVoices();
    addBoard();
    followChain();
    const auto showPicked
        = [this] { m_parts.panels->timeline->setPickedLane(m_parts.docks->perspective() == Perspective::Debug); };
    connect(parts.docks, &Docks::perspectiveChanged, this, showPicked);
    showPicked();
}

void ViewController::followChain()
{
    Centre* centre = m_parts.centre;
    ChainPage* chain = centre->view<ChainPage>();
    connect(
        m_parts.panels->explanation, &ExplanationPanel::chainRequested, this, [centre, chain] { centre->goTo(chain); });
    // The lane tells of what is looked at: elsewhere a chain that was asked for once is no part of the run.
    const auto showLane = [this, centre, chain] {
        m_parts.panels->timeline->setChain(
            centre->isCurrent(chain) ? chain->model()->places() : std::vector<Position>());
    };
    connect(centre, &Centre::currentChanged, this, showLane);
    connect(centre, &Centre::currentChanged, this, &ViewController::makeRoom);
    connect(centre, &Centre::opened, this, &ViewController::enterView);
    connect(m_parts.workspace()->sideBySide(), &SideBySide::runsChanged, this, &ViewController::enterDifference);
    m_parts.window->installEventFilter(this);
    connect(chain->model(), &ChainModel::proofChanged, this, showLane);
}

bool ViewController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_parts.window && event->type() == QEvent::Resize)
        makeRoom();
    return QObject::eventFilter(watched, event);
}

void ViewController::enterView()
{
    Session* session = m_parts.session();
    const auto entry = std::exchange(m_entry, std::nullopt);
    if (entry && session->hasPuzzle() && session->position() == *entry)
        session->goTo(m_beforeEntry, true);
    // A lesson has its own place; so has who is in the layers already.
    const bool stays = !session->hasPuzzle() || session->isPlaying() || session->position().layer > 0
        || m_parts.model->walk.isOpen();
    m_beforeEntry = session->position();
    m_seeksDifference = !stays && m_parts.centre->isCurrent<ComparePage>();
    enterDifference();
    if (stays || !m_parts.centre->isCurrent<LayersPage>())
        return;
    m_entry = decidingPlace(*session->recording(), m_beforeEntry);
    if (m_entry)
        session->goTo(*m_entry, true);
}

void ViewController::enterDifference()
{
    Session* session = m_parts.session();
    SideBySide* runs = m_parts.workspace()->sideBySide();
    m_seeksDifference = m_seeksDifference && session->hasPuzzle() && session->position() == m_beforeEntry;
    const auto difference = runs->firstDifference();
    const auto alike = runs->areAlike();
    if (!m_seeksDifference || !difference || !alike)
        return;
    m_seeksDifference = false;
    if (!*alike)
        return;
    runs->goTo(*difference, true);
    m_entry = session->position();
}

void ViewController::makeRoom()
{
    const bool narrow = m_parts.window->width() < kWidthForCardBeside * textScale(m_parts.window);
    const ViewRow::Card card = m_parts.centre->current().card;
    m_parts.docks->setAside(
        m_parts.panels->explanationDock, card == ViewRow::Card::Goes || (card == ViewRow::Card::NeedsWidth && narrow));
}

void ViewController::addPanels()
{
    Commands& commands = *m_parts.commands;
    commands.add({.id = "next_panel",
        .text = tr("Ne&xt panel"),
        .help = tr("Focus the next panel"),
        .keys = {QKeySequence(Qt::Key_F6)},
        .does = [this] { focusNextPanel(true); }});
    commands.add({.id = "previous_panel",
        .text = tr("Pre&vious panel"),
        .help = tr("Focus the panel before"),
        .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F6)},
        .does = [this] { focusNextPanel(false); }});
    commands.add({.id = "reset_layout",
        .text = tr("&Reset layout"),
        .help = tr("Restore the original layout of this perspective"),
        .does = [this] { resetLayout(); }});
    commands.add({.id = "full_screen",
        .text = tr("F&ull screen"),
        .help = tr("Use the whole screen"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_Return)},
        .does = [window = m_parts.window](
                    bool full) { window->setWindowState(window->windowState().setFlag(Qt::WindowFullScreen, full)); },
        .kind = Command::Kind::Shows});
}

void ViewController::addColours()
{
    Commands& commands = *m_parts.commands;
    for (const Appearance appearance : kAppearances) {
        const auto theme = themeOf(appearance);
        const int number = static_cast<int>(appearance);
        QAction* action = commands.add({.id = qPrintable(QStringLiteral("appearance_%1").arg(number)),
            .text = theme ? ThemeWording::name(*theme) : tr("System default"),
            .does = [this, number] { setAppearance(number); },
            .kind = Command::Kind::Shows});
        action->setData(number);
        m_appearances->addAction(action);
    }
    commands.add({.id = "desktop_font",
        .text = tr("Desktop’s &font"),
        .help = tr("Use the desktop’s own font instead of Inter"),
        .does = [this](bool desktops) { setDesktopFont(desktops); },
        .checked = [this] { return m_parts.settings->value(QLatin1String(kDesktopFont), false).toBool(); },
        .kind = Command::Kind::Shows});
    commands.add({.id = "colours",
        .text = tr("&Colours…"),
        .help = tr("Choose your own colours for the board, the rules and the depths"),
        .does = [this] { chooseColours(); }});
}

void ViewController::addLanguages()
{
    const auto own = std::find_if(convoku::languages().begin(), convoku::languages().end(),
        [](const Language& language) { return language.id == systemLanguage(); });
    const auto add = [this](const QString& id, const QString& text, const QString& help) {
        const QString name = QStringLiteral("language_") + (id.isEmpty() ? QStringLiteral("system") : id);
        QAction* action = m_parts.commands->add({.id = qPrintable(name),
            .text = text,
            .help = help,
            .does = [this, id] { Q_EMIT languageChosen(id); },
            .kind = Command::Kind::Shows});
        action->setData(id);
        m_languages->addAction(action);
    };
    //: %1: the name of the language, in that language
    const QString asSystem = tr("&System default (%1)").arg(own->name);
    add({}, asSystem, tr("Use the language of the desktop"));
    for (const Language& language : convoku::languages())
        add(language.id, language.name, tr("Use this language"));
    showLanguage({});
}

void ViewController::showLanguage(const QString& chosen)
{
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == chosen);
}

void ViewController::addVoices()
{
    Commands& commands = *m_parts.commands;
    const auto add = [this, &commands](const char* id, const QString& text, const QString& help) {
        m_voices << commands.add({.id = id,
            .text = text,
            .help = help,
            .does = [this](bool) { showVoices(); },
            .kind = Command::Kind::Switch,
            .on = true});
    };
    add("voice_puzzle", tr("&Puzzle’s voice"), tr("Describe each step in the words of the puzzle"));
    add("voice_constraint", tr("&Constraint’s voice"), tr("Describe each step as a constraint solver would"));
    add("voice_layer", tr("&Layer’s voice"), tr("Describe each step as its layers compute it, with their numbers"));
    m_parts.panels->explanation->setVoiceActions(m_voices);
    commands.add({.id = "copy_voices",
        .text = tr("Copy the step in &words"),
        .help = tr("Copy the description of the step at this position, in the visible voices"),
        .does =
            [this] {
                QApplication::clipboard()->setText(
                    VoiceWording::text(m_parts.panels->explanation->stepVoices(), enabledVoices()));
            },
        .enabled = [this] { return m_parts.hasRun(); }});
}

VoiceSet ViewController::enabledVoices() const
{
    VoiceSet heard{};
    std::transform(
        m_voices.begin(), m_voices.end(), heard.begin(), [](const QAction* voice) { return voice->isChecked(); });
    return heard;
}

void ViewController::showVoices()
{
    const VoiceSet heard = enabledVoices();
    // The last one that is heard stays.
    const auto count = std::count(heard.begin(), heard.end(), true);
    for (QAction* voice : m_voices)
        voice->setEnabled(count > 1 || !voice->isChecked());
    m_parts.panels->explanation->setEnabledVoices(heard);
    m_parts.panels->events->setEnabledVoices(heard);
    // If only the voice of the layers is on, the board also shows removals as numbers.
    const bool onlyLayers = heard == VoiceSet{false, false, true};
    for (BoardView* board : m_parts.centre->boards())
        board->setRemovalsAsNumbers(onlyLayers);
    Q_EMIT changed();
}

void ViewController::addBoard()
{
    Commands& commands = *m_parts.commands;
    const auto onBoards = [this](void (BoardView::*set)(bool)) {
        return [this, set](bool on) {
            for (BoardView* board : m_parts.centre->boards())
                (board->*set)(on);
            Q_EMIT changed();
        };
    };
    m_tintDerived = commands.add({.id = "tint_derived",
        .text = tr("T&int consequences of a guess"),
        .help = tr("Tint cells decided by a guess faintly in its colour"),
        .does = onBoards(&BoardView::setTintDerived),
        .kind = Command::Kind::Switch});
    m_showLayer = commands.add({.id = "show_layer",
        .text = tr("Sho&w the layer on the board"),
        .help = tr("Inside a rule’s layers, the board shows the layer’s numbers as colours; after a trained rule, the "
                   "rule’s confidence in each candidate"),
        .does = onBoards(&BoardView::setShowsLayer),
        .kind = Command::Kind::Switch,
        .on = true});
}

void ViewController::restore()
{
    const QSettings& settings = *m_parts.settings;
    m_tintDerived->setChecked(settings.value(QLatin1String(kTintDerived), true).toBool());
    m_showLayer->setChecked(settings.value(QLatin1String(kShowLayer), true).toBool());
    for (QAction* voice : m_voices)
        voice->setChecked(settings.value(voiceKey(voice), true).toBool());
    showVoices();
    if (const auto own = ownThemeIn(settings))
        Theme::install(own->colours);
    applyWindowFont(settings.value(QLatin1String(kDesktopFont), false).toBool());
    setAppearance(settings.value(QLatin1String(kAppearance), 0).toInt());
}

void ViewController::save() const
{
    QSettings& settings = *m_parts.settings;
    settings.setValue(QLatin1String(kTintDerived), m_tintDerived->isChecked());
    settings.setValue(QLatin1String(kShowLayer), m_showLayer->isChecked());
    for (const QAction* voice : m_voices)
        settings.setValue(voiceKey(voice), voice->isChecked());
}

void ViewController::setAppearance(int appearance)
{
    applyAppearance(static_cast<Appearance>(appearance));
    m_parts.settings->setValue(QLatin1String(kAppearance), appearance);
    for (QAction* action : m_appearances->actions())
        action->setChecked(action->data().toInt() == appearance);
}

void ViewController::setDesktopFont(bool desktops)
{
    m_parts.settings->setValue(QLatin1String(kDesktopFont), desktops);
    applyWindowFont(desktops);
    m_parts.commands->update();
}

void ViewController::chooseColours()
{
    QSettings& settings = *m_parts.settings;
    const Theme::Kind now = boardThemeOfPalette();
    ColoursDialog dialog(
        ownThemeIn(settings).value_or(OwnTheme::like(now == Theme::Kind::Own ? Theme::Kind::Light : now)),
        m_parts.window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    keepOwnTheme(settings, dialog.chosen());
    Theme::install(dialog.chosen().colours);
    setAppearance(static_cast<int>(Appearance::Own));
}

void ViewController::focusNextPanel(bool forward)
{
    QList<QWidget*> panels{m_parts.centre->current().widget};
    int current = 0;
    for (QDockWidget* dock : m_parts.window->findChildren<QDockWidget*>()) {
        // Tabs behind others are not in sight; an empty panel has nothing to focus.
        if (!Docks::isInFront(dock) || Docks::focusTarget(dock) == nullptr)
            continue;
        if (dock->isAncestorOf(QApplication::focusWidget()))
            current = static_cast<int>(panels.size());
        panels.append(dock);
    }
    QWidget* timeline = m_parts.panels->timeline;
    if (timeline->isVisible()) {
        if (timeline->parentWidget()->isAncestorOf(QApplication::focusWidget()))
            current = static_cast<int>(panels.size());
        panels.append(timeline);
    }
    const int count = static_cast<int>(panels.size());
    QWidget* next = panels[(current + (forward ? 1 : count - 1)) % count];
    if (auto* dock = qobject_cast<QDockWidget*>(next))
        m_parts.docks->bringUp(dock);
    else
        next->setFocus(Qt::ShortcutFocusReason);
}

void ViewController::resetLayout()
{
    Docks* docks = m_parts.docks;
    if (!docks->isFrozen())
        m_parts.undo->offer(
            tr("Layout reset"), false, [docks, state = docks->state(), perspective = docks->perspective()] {
                docks->setPerspective(perspective);
                docks->setState(state);
            });
    docks->reset();
    if (!docks->isFrozen())
        m_parts.panels->lessonDock->hide(); // it comes with its own width
    m_parts.lessons->followPerspective();
}

} // namespace convoku
