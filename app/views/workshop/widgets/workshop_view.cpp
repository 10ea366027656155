// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/workshop_view.h"

#include "app/document/workspace.h"
#include "app/drawing/board_focus.h"
#include "app/drawing/tensor_thumbnail.h"
#include "app/exporting/run_pictures.h"
#include "app/views/workshop/widgets/checks_pane.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/views/workshop/widgets/rule_editor.h"
#include "app/views/workshop/widgets/weights_pane.h"
#include "app/window/parts/board_widget.h"
#include "app/window/parts/form.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/parts/style.h"
#include "app/window/parts/view_row.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/finding_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"

#include <QActionGroup>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBlock>

#include <set>

namespace convoku {
namespace {

constexpr int kThumbnail = 22;
constexpr int kWorkshopLow = 300; ///< below this height the checks are hidden
constexpr int kSlim = 560; ///< below this width the board is hidden
constexpr int kWorkshopLeast = 400; ///< wide enough for the text alone

} // namespace

WorkshopView::WorkshopView(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_workshop(workspace->workshop())
    , m_session(workspace->session())
    , m_editor(new RuleEditor)
    , m_layers(new LineLayers)
    , m_checks(new ChecksPane(m_workshop->checks()))
    , m_board(new BoardWidget)
    , m_name(form::label("workshop_name", form::kTitle))
    , m_saved(form::label("workshop_saved"))
    , m_mistake(form::label("workshop_mistake", form::kParagraph))
    , m_examples(form::button("workshop_examples", tr("Begin with"), tr("Built-in rules, and lines to insert")))
    , m_save(form::button("workshop_save", tr("Save"), tr("Save the text to a file")))
    , m_atWork(form::button(
          "workshop_at_work", QString(), tr("Go to the first step of the run in which it removes something")))
    , m_whatIf(form::button(
          "workshop_what_if", tr("What if"), tr("Run it side by side with the same network without this rule")))
    , m_use(form::button("workshop_use", tr("Use in the run"), tr("Run this network on the puzzle")))
    , m_houses(nullptr)
    , m_why(form::label("workshop_why", {.size = TextSize::Headline, .wraps = true, .selectable = true}))
    , m_place(form::label("workshop_place", {.size = TextSize::Label, .quiet = true, .wraps = true}))
    , m_below(form::named(new QTabWidget, "workshop_below"))
    , m_versions(form::named(new QListWidget, "workshop_versions", {.name = tr("Versions")}))
    , m_goBack(
          form::button("workshop_go_back", tr("Go back to this version"), tr("Restore its text; Undo returns here")))
{
    m_atWork->setAccessibleName(m_atWork->toolTip()); // it has no text before it is shown
    m_down = form::named(new QSplitter(Qt::Vertical), "workshop_down");
    m_across = form::named(new QSplitter(Qt::Horizontal), "workshop_across");
    m_across->addWidget(buildText());
    m_across->addWidget(buildBoard());
    m_across->setStretchFactor(0, 3);
    m_across->setStretchFactor(1, 2);
    m_across->setChildrenCollapsible(true);
    m_across->setCollapsible(0, false);
    m_down->addWidget(m_across);
    m_down->addWidget(buildBelow());
    m_down->setStretchFactor(0, 1);
    m_down->setStretchFactor(1, 0);
    m_down->setCollapsible(0, false);
    form::fill(this, form::column({.spacing = 0}, buildBar(), form::grow(m_down)));
    setFocusProxy(m_editor);
    connect(m_across, &QSplitter::splitterMoved, this, [this] { m_acrossMoved = true; });
    connect(m_down, &QSplitter::splitterMoved, this, [this] { m_downMoved = true; });
    connect(m_below, &QTabWidget::currentChanged, this, [this] {
        m_downMoved = false;
        fit();
    });

    connect(m_editor, &QPlainTextEdit::textChanged, this, &WorkshopView::takeText);
    connect(m_editor, &RuleEditor::lineChanged, this, [this](int line) {
        m_workshop->setLine(line);
        showLine();
    });
    connect(m_editor, &RuleEditor::pictureClicked, this, [this](int line) {
        const std::optional<DraftLine> made = madeAt(line);
        if (!made)
            return;
        // In the text of a kernel the rule that lays it would not be looked at any more.
        if (!m_workshop->part()->part.laid)
            m_editor->goToLine(line);
        Q_EMIT layerRequested(made->lastLayer);
    });
    connect(m_layers, &LineLayers::layerPressed, this, &WorkshopView::layerRequested);
    connect(m_layers, &LineLayers::graphPressed, this, &WorkshopView::graphRequested);
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(false); });
    connect(m_atWork, &QPushButton::clicked, this, [this] { m_session->jumpTo(m_workPlace); });
    connect(m_whatIf, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(true); });
    connect(m_workshop, &Workshop::textReplaced, this, &WorkshopView::showText);
    connect(m_workshop, &Workshop::documentChanged, this, &WorkshopView::showDocument);
    connect(m_workshop, &Workshop::draftChanged, this, &WorkshopView::showDraft);
    connect(m_workshop, &Workshop::partChanged, this, &WorkshopView::showPart);
    connect(m_workshop, &Workshop::valuesChanged, this, [this] {
        showHouses();
        showNotes();
        showCounterexample(std::nullopt);
    });
    connect(m_workshop->checks(), &CheckRun::changed, this, &WorkshopView::showChecks);
    connect(m_workshop, &Workshop::versionsChanged, this, &WorkshopView::showVersions);
    for (const auto signal : {&Session::positionChanged, &Session::recordingReset, &Session::puzzleChanged})
        connect(m_session, signal, this, [this] { showCounterexample(std::nullopt); });
    connect(m_session, &Session::optionsChanged, this, &WorkshopView::showDocument);
    showText();
    showDraft();
    showVersions();
    showChecks();
    followTheme(this, [this] { showNotes(); });
}

ViewRow WorkshopView::row(Workspace* workspace)
{
    auto* workshop = new WorkshopView(workspace);
    return {.id = "workshop",
        .name = "workshop",
        .title = tr("Workshop"),
        .text = tr("Rule wor&kshop"),
        .help = tr("Write a rule, and see what its lines compute and what it removes here"),
        .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W)},
        .sign = SignDrawing().line({{7, 5}, {2.5, 10}, {7, 15}}).line({{13, 5}, {17.5, 10}, {13, 15}}),
        .helpPage = "workshop.md#view",
        .card = ViewRow::Card::Goes,
        .about = ViewRow::About::Other,
        .widget = workshop,
        .verdict = [workshop] { return workshop->verdict(); },
        .picture = [workshop] { return workshop->picture(); }};
}

QSize WorkshopView::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().boundedTo({kWorkshopLeast, QWIDGETSIZE_MAX});
}

void WorkshopView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_workshop->isEmpty())
        m_workshop->openShipped("hidden_single");
    m_workshop->setWatched(this, true);
    showBoard();
}

void WorkshopView::hideEvent(QHideEvent* event)
{
    m_workshop->setWatched(this, false);
    QWidget::hideEvent(event);
}

void WorkshopView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void WorkshopView::fit()
{
    m_below->setVisible(height() >= kWorkshopLow);
    m_across->widget(1)->setVisible(width() >= kSlim);
    // Until the user moves a handle, the board's side is as wide as the board can be high, and the checks are four
    // lines high.
    const int across = std::clamp(height() * 7 / 10, width() * 3 / 10, width() * 9 / 20);
    if (!m_acrossMoved)
        m_across->setSizes({width() - across, across});
    const int lines = fontMetrics().lineSpacing() * 7;
    const int below = m_below->currentIndex() == 0 ? std::min(lines, height() / 4) : height() / 3;
    if (!m_downMoved)
        m_down->setSizes({height() - below, below});
}

void WorkshopView::takeText()
{
    if (m_filling)
        return;
    m_workshop->setText(m_editor->toPlainText());
    showDocument();
}

void WorkshopView::showText()
{
    if (m_editor->toPlainText() == m_workshop->text())
        return;
    m_filling = true;
    m_editor->replaceText(m_workshop->text());
    m_filling = false;
    m_workshop->setText(m_editor->toPlainText()); // what an editor has no letters for
    m_workshop->setLine(m_editor->line());
}

void WorkshopView::showDocument()
{
    const QString name = m_workshop->name();
    const DraftPart* part = m_workshop->part();
    m_name->setText(!name.isEmpty() ? name
            : part != nullptr       ? QString::fromStdString(part->part.id)
                                    : tr("A new text"));
    const QString path = m_workshop->path();
    m_saved->setText(!m_workshop->isSaved() ? tr("changed") : path.isEmpty() ? tr("unchanged") : tr("saved"));
    m_saved->setToolTip(path);
    const NetworkDraft& draft = m_workshop->draft();
    const bool runs = runsInSession();
    const bool ready = !m_workshop->isReading() && draft.network != nullptr;
    m_use->setEnabled(ready && !runs);
    m_use->setText(ready && runs ? tr("It runs") : tr("Use in the run"));
    m_whatIf->setEnabled(ready && !m_workshop->rulesOfPart().empty());
}

void WorkshopView::showDraft()
{
    const NetworkDraft& draft = m_workshop->draft();
    if (m_workshop->isReading())
        return; // its places are of another text
    m_editor->setMistakes(draft.mistakes);
    const Tokens& tokens = windowTokens();
    QPalette colours = palette();
    const bool wrong = !draft.mistakes.empty() || !draft.problem.isEmpty();
    colours.setColor(QPalette::WindowText, wrong ? tokens.contradiction : tokens.text3);
    m_mistake->setPalette(colours);
    if (!draft.mistakes.empty()) {
        const DraftMistake& first = draft.mistakes.front();
        const QString place = tr("line %1, column %2").arg(first.line).arg(first.column);
        m_mistake->setText(QStringLiteral("%1: %2").arg(place, first.sentence));
    } else if (!draft.problem.isEmpty()) {
        m_mistake->setText(draft.problem);
    } else if (m_workshop->isEmpty()) {
        m_mistake->setText(tr("Write a rule, or start from a built-in one."));
    } else {
        m_mistake->clear();
    }
    // In the place of the line's layers, so that the text does not move.
    m_mistake->setVisible(!m_mistake->text().isEmpty());
    m_lineArea->setVisible(m_mistake->text().isEmpty());
    showPart();
}

void WorkshopView::showPart()
{
    showHouses();
    showDocument();
    showNotes();
    showBoard();
    Q_EMIT verdictChanged();
}

void WorkshopView::showHouses()
{
    const DraftPart* part = m_workshop->part();
    QStringList texts;
    for (std::size_t i = 0; part != nullptr && i < part->part.houses.size(); ++i) {
        const QString house = Wording::houseKind(part->part.houses[i]);
        const auto& values = m_workshop->values();
        const bool known = values && values->part == part->part && i < values->houses.size();
        texts << (known ? QStringLiteral("%1 −%2").arg(house, QString::number(values->houses[i].removed.size()))
                        : house);
    }
    const int house = static_cast<int>(m_workshop->house());
    if (m_houses != nullptr && m_houses->actions().size() == texts.size()) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            m_houses->actions()[i]->setText(texts[i]);
            m_houses->actions()[i]->setChecked(i == house);
        }
        return;
    }
    delete std::exchange(m_houseBar, nullptr);
    delete std::exchange(m_houses, nullptr);
    if (texts.isEmpty())
        return;
    m_houses = new QActionGroup(this);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        QAction* action = m_houses->addAction(texts[i]);
        action->setCheckable(true);
        action->setChecked(i == house);
        action->setObjectName(QStringLiteral("workshop_house_%1").arg(i));
        connect(action, &QAction::triggered, this, [this, i] { m_workshop->setHouse(static_cast<std::size_t>(i)); });
    }
    m_houseBar = new SegmentBar(m_houses);
    m_heading->addWidget(m_houseBar);
    m_houseBar->show();
}

void WorkshopView::showNotes()
{
    std::map<int, LineNote> notes;
    const DraftPart* looked = m_workshop->part();
    const DraftHouse* values = m_workshop->valuesOfHouse();
    const qreal ratio = devicePixelRatioF();
    const bool isTheirs = values != nullptr && looked != nullptr && m_workshop->values()->part == looked->part;
    std::set<int> rows;
    for (const DraftLine& line : m_workshop->lines())
        rows.insert(m_workshop->lineNow(line));
    for (const int now : rows) {
        const QTextBlock block = m_editor->document()->findBlockByNumber(now - 1);
        if (now == 0 || !block.isValid())
            continue;
        const DraftLine line = *madeAt(now);
        LineNote note;
        note.text = block.text();
        note.layers = line.firstLayer == line.lastLayer
            ? QString::number(line.firstLayer)
            : QStringLiteral("%1–%2").arg(QString::number(line.firstLayer), QString::number(line.lastLayer));
        note.shape = LayerWording::shape(line.value.shape);
        note.isOfPart = true;
        if (isTheirs) {
            const ValueId value = valueOfLine(values->values->network(), line);
            note.draw = [this, ratio, value, inspection = values->values](int side) {
                const Value& info = inspection->network().value(value);
                QImage picture = tensorThumbnail(info.shape, info.range, inspection->value(value).of(0), themeOf(this),
                    static_cast<int>(side * ratio));
                if (picture.width() > side * ratio || picture.height() > side * ratio)
                    picture = picture.scaled(QSize(side, side) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
                picture.setDevicePixelRatio(ratio);
                return picture;
            };
            note.picture = note.draw(kThumbnail);
        }
        notes[now] = std::move(note);
    }
    m_editor->setNotes(notes);
    showLine();
}

std::optional<DraftLine> WorkshopView::madeAt(int line) const
{
    return m_workshop->madeAt(line, m_workshop->house());
}

void WorkshopView::showLine()
{
    const std::optional<DraftLine> line = madeAt(m_editor->line());
    const DraftHouse* values = m_workshop->valuesOfHouse();
    const bool known = line && m_editor->noteOf(m_editor->line()) != nullptr;
    const bool isTheirs
        = values != nullptr && m_workshop->part() != nullptr && m_workshop->values()->part == m_workshop->part()->part;
    m_layers->show(known ? &*line : nullptr, isTheirs ? values : nullptr);
    if (line)
        m_weights->showLayers(line->firstLayer, line->lastLayer);
}

VerdictChip WorkshopView::verdict() const
{
    VerdictChip verdict;
    if (const DraftPart* part = m_workshop->part(); part != nullptr && !part->lines.empty()) {
        int all = 0;
        std::int64_t additions = 0;
        for (const std::vector<DraftLine>& lines : part->lines) {
            all += lines.empty() ? 0 : lines.back().lastLayer;
            for (const DraftLine& line : lines)
                additions += line.value.additions;
        }
        const auto& lines = part->lines[m_workshop->house()];
        const int one = lines.empty() ? 0 : lines.back().lastLayer;
        const QString sums = QLocale().toString(static_cast<qlonglong>(additions));
        verdict.cost = part->part.houses.size() > 1
            ? tr("layers: %1 for one house, %2 for all · additions: %3").arg(one).arg(all).arg(sums)
            : tr("layers: %1 · additions: %2").arg(one).arg(sums);
    }
    const CheckRun* checks = m_workshop->checks();
    const int failed = checks->count(CheckState::Fails);
    const bool sound = checks->entries().at(kSoundCheck).state == CheckState::Holds;
    double done = 0;
    for (const CheckRun::Entry& entry : checks->entries())
        done += entry.state == CheckState::Running ? entry.progress : entry.state == CheckState::Waiting ? 0 : 1;
    if (failed > 0) {
        verdict.state = VerdictState::Contradiction;
        verdict.text = tr("checks that fail: %1").arg(failed);
    } else if (sound) {
        verdict.state = VerdictState::Solved;
        verdict.text = tr("Proved sound on every board");
    } else if (checks->isRunning()) {
        const int share = static_cast<int>(100 * done / static_cast<double>(checks->entries().size()));
        verdict.text = tr("Checks: %1 %").arg(share);
    } else if (checks->isDone()) {
        verdict.state = VerdictState::Stopped;
        verdict.text = tr("checks left open: %1").arg(checks->count(CheckState::Open));
    }
    return verdict;
}

void WorkshopView::showChecks()
{
    const CheckRun* checks = m_workshop->checks();
    Q_EMIT verdictChanged();
    m_use->setDefault(checks->count(CheckState::Fails) == 0); // a failing check comes first
    if (m_counterexample && !checks->entries()[static_cast<std::size_t>(*m_counterexample)].counterexample)
        showCounterexample(std::nullopt);
}

void WorkshopView::showCounterexample(std::optional<int> entry)
{
    m_counterexample = entry;
    showWrongBoard(
        entry ? m_workshop->checks()->entries()[static_cast<std::size_t>(*entry)].counterexample : std::nullopt);
}

void WorkshopView::showWrongBoard(std::optional<Counterexample> board)
{
    m_wrongBoard = std::move(board);
    m_boardTitle->setText(m_wrongBoard ? tr("Board on which it fails") : tr("Removals here"));
    showBoard();
}

void WorkshopView::showWeights()
{
    m_below->setCurrentWidget(m_below->findChild<QWidget*>(QStringLiteral("workshop_weights_area")));
}

void WorkshopView::takeBentText(const QString& text, bool continuesEdit)
{
    const QString before = m_editor->toPlainText();
    const auto [ofText, ofBefore] = std::mismatch(text.begin(), text.end(), before.begin(), before.end());
    const auto from = static_cast<int>(ofBefore - before.begin());
    const auto [backText, backBefore] = std::mismatch(
        text.rbegin(), std::make_reverse_iterator(ofText), before.rbegin(), std::make_reverse_iterator(ofBefore));
    QTextCursor cursor(m_editor->document());
    // A slider passes many numbers: undo leads back to where it began.
    if (continuesEdit && m_bentRevision == m_editor->document()->revision())
        cursor.joinPreviousEditBlock();
    else
        cursor.beginEditBlock();
    cursor.setPosition(from);
    cursor.setPosition(static_cast<int>(backBefore.base() - before.begin()), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(from, backText.base() - ofText));
    cursor.endEditBlock();
    m_bentRevision = m_editor->document()->revision();
    m_workshop->readNow();
}

bool WorkshopView::runsInSession() const
{
    return m_workshop->network() != nullptr && m_session->options().pass.model == m_workshop->network();
}

void WorkshopView::offerWork(const RuleInfo* rule)
{
    const auto recording = m_session->recording();
    // The events of the run say nothing about a text that was edited since.
    const bool isOfRun = runsInSession() || (m_workshop->isSaved() && m_workshop->path().isEmpty());
    const std::span<const Event> events = rule == nullptr || !isOfRun ? std::span<const Event>() : recording->events();
    const auto work = std::ranges::find_if(events, [&](const Event& event) {
        return event.kind == EventKind::Rule && event.changedCount > 0
            && recording->model().rule(event.rule).id == rule->id;
    });
    m_atWork->setVisible(work != events.end());
    if (work == events.end())
        return;
    m_workPlace = work->position();
    //: %1: a place in a run, %2: how many candidates the rule removes there: Show it at 17.4 (−2)
    m_atWork->setText(
        tr("Show it at %1 (−%2)").arg(Wording::address(*recording, m_workPlace), QString::number(work->changedCount)));
}

void WorkshopView::showBoard()
{
    m_place->clear();
    offerWork(nullptr);
    if (m_wrongBoard) {
        const std::optional<Counterexample>& wrongBoard = m_wrongBoard;
        const Board board = wrongBoard->after.board();
        BoardScene scene;
        scene.givens = Grid(board);
        scene.candidates = wrongBoard->after;
        for (const std::uint16_t removed : wrongBoard->before.without(wrongBoard->after).indices())
            scene.removals.push_back({removed, RuleId{}, wrongBoard->rule});
        scene.litCandidates = wrongBoard->wrong;
        for (const std::uint16_t wrong : wrongBoard->wrong)
            scene.lit.push_back(board.candidate(wrong).cell());
        m_why->setText(wrongBoard->sentence);
        m_board->setScene(std::move(scene), wrongBoard->sentence);
        return;
    }
    if (!isVisible())
        return; // what it says then may be about another puzzle when it is shown
    if (!m_session->hasPuzzle()) {
        m_why->setText(tr("No puzzle is open."));
        m_board->clear(m_why->text());
        return;
    }
    const DraftHouse* house = m_workshop->valuesOfHouse();
    BoardScene scene = withoutStep(m_session->moment().scene());
    if (house == nullptr) {
        const DraftPart* part = m_workshop->part();
        m_why->setText(part != nullptr && part->part.kind != PartText::Kind::Rule
                ? tr("This part removes nothing by itself: only rules do.")
                : QString());
        m_board->setScene(std::move(scene), m_why->text());
        return;
    }
    scene.candidates = m_workshop->values()->before;
    const Board board = scene.board();
    for (const std::uint16_t removed : house->removed) {
        scene.candidates.remove(removed);
        scene.removals.push_back({removed, RuleId{}, house->rule});
    }
    QString why;
    if (!house->broughtBack.empty()) {
        why = tr("It restores candidates, which a rule must not do: %1.")
                  .arg(Wording::candidateList(house->broughtBack, board));
    } else if (house->removed.empty()) {
        why = tr("It removes nothing here.");
        offerWork(&house->rule);
    } else if (!house->findings.empty()) {
        scene.focus = focusOn(house->rule, house->findings, 0);
        why = FindingWording::sentence(house->rule.family, house->findings.front());
    }
    m_why->setText(why);
    const qsizetype before = m_workshop->values()->before.count();
    const qsizetype after
        = before - static_cast<qsizetype>(house->removed.size()) + static_cast<qsizetype>(house->broughtBack.size());
    if (m_atWork->isHidden())
        m_place->setText(tr("At %1: %2 candidates before the rule, %3 after it")
                             .arg(Wording::address(*m_session->recording(), m_session->position()),
                                 QString::number(before), QString::number(after)));
    m_board->setScene(
        std::move(scene), QStringLiteral("%1. %2").arg(Wording::candidateList(house->removed, board), why));
}

void WorkshopView::showVersions()
{
    // The same version is chosen, wherever it stands now.
    const QListWidgetItem* chosen = m_versions->currentItem();
    const std::optional<QString> text
        = chosen == nullptr ? std::nullopt : std::optional(chosen->data(Qt::UserRole).toString());
    int row = -1;
    const QSignalBlocker quiet(m_versions); // a button that is off for a moment loses the focus
    m_versions->clear();
    for (const DraftVersion& version : m_workshop->versions()) {
        const QString lines = tr("lines: %1").arg(version.text.trimmed().count(QLatin1Char('\n')) + 1);
        auto* item = new QListWidgetItem(
            QStringLiteral("%1  %2 · %3 · %4")
                .arg(QLocale().toString(version.time, QLocale::ShortFormat), version.name, lines, version.verdict));
        item->setToolTip(version.text.left(2000));
        item->setData(Qt::UserRole, version.text);
        if (text == version.text)
            row = m_versions->count();
        m_versions->addItem(item);
    }
    m_versions->setCurrentRow(row);
    m_goBack->setEnabled(m_versions->currentRow() >= 0);
}

void WorkshopView::goBackTo(const QString& version)
{
    m_editor->replaceText(version);
    m_editor->setFocus(Qt::OtherFocusReason);
}

std::shared_ptr<const Picture> WorkshopView::picture() const
{
    if (m_board->isBlank())
        return {};
    Frame frame;
    frame.scene = m_board->scene();
    frame.caption = m_name->text();
    frame.sentence = m_why->text();
    frame.room.focus = frame.scene.focus.has_value();
    return std::make_shared<BoardPicture>(std::move(frame));
}

} // namespace convoku
