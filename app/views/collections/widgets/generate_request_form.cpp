// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/generate_request_form.h"

#include "app/drawing/marks.h"
#include "app/views/collections/generate_wording.h"
#include "app/views/collections/puzzle_pattern.h"
#include "app/window/parts/form.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kGenerateMostPasses = 9999;
constexpr int kMostDepth = 40;
constexpr int kNoEnd = 0; ///< of a range of passes: shown as a word
enum Guesses { AnyGuesses, NoGuess, AtLeast };

QString requestKey(const char* name)
{
    return QStringLiteral("generate/") + QLatin1String(name);
}

bool has(const RuleSet& rules, RuleId rule)
{
    return std::ranges::find(rules, rule) != rules.end();
}

} // namespace

GenerateRequestForm::GenerateRequestForm(QWidget* parent)
    : QWidget(parent)
    , m_givens(makeEnds("givens", tr("givens"), anyGivens(Board()), false))
    , m_passes(makeEnds("passes", tr("passes"), {1, kGenerateMostPasses}, true))
    , m_symmetry(form::combo("symmetry"))
    , m_minimal(form::check("minimal", tr("&minimal: no given is redundant"),
          tr("If any given is removed, the puzzle has several solutions.")))
    , m_guesses(
          form::combo("guesses", {tr("any number"), tr("none: the rules alone solve it"), tr("at least, at once:")}))
    , m_depth(form::spin("depth", 1, kMostDepth, {.name = tr("Active guesses")}))
    , m_rare(form::label("rare_givens", {.wraps = true}))
    , m_firesLayout(new QGridLayout)
{
    m_symmetry->setIconSize({kSymmetryIconSide, kSymmetryIconSide});
    m_symmetry->setMaxVisibleItems(kSymmetryCount);
    for (int i = 0; i < kSymmetryCount; ++i)
        m_symmetry->addItem(GenerateWording::symmetry(static_cast<Symmetry>(i)));

    auto* fields = new QFormLayout;
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addRow(form::labelOf(m_givens.low, tr("&Givens")), m_givens.row);
    fields->addRow(m_rare);
    fields->addRow(tr("S&ymmetry"), m_symmetry);
    fields->addRow(QString(), m_minimal);
    form::addRow(fields, tr("G&uesses"), form::row(form::grow(m_guesses), m_depth), m_guesses);
    fields->addRow(form::labelOf(m_passes.low, tr("&Passes")), m_passes.row);

    m_firesLayout->setHorizontalSpacing(12);
    m_firesLayout->setVerticalSpacing(2);
    QLabel* title = form::text(tr("Rules that must remove something"));
    form::fill(this, form::column(fields, title, m_firesLayout, form::stretch(1)));

    const auto showRare = [this, fields] {
        const int most = m_givens.high->value();
        m_rare->setText(GenerateWording::rareGivens(most));
        fields->setRowVisible(m_rare, GenerateWording::areRare(most, m_network->board));
    };
    showGivens(usualGivens(m_network->board));
    connect(this, &GenerateRequestForm::changed, this, showRare);
    connect(m_symmetry, &QComboBox::currentIndexChanged, this, &GenerateRequestForm::changed);
    connect(m_minimal, &QCheckBox::toggled, this, &GenerateRequestForm::changed);
    connect(m_guesses, &QComboBox::currentIndexChanged, this, &GenerateRequestForm::showGuesses);
    connect(m_depth, &QSpinBox::valueChanged, this, &GenerateRequestForm::changed);
    makeFires();
    setRules(m_network, classicRules());
    showGuesses();
    showRare();
    followTheme(this, [this] { takeTheme(); });
}

GenerateRequestForm::Ends GenerateRequestForm::makeEnds(
    const char* name, const QString& whatIsCounted, Range range, bool openEnd)
{
    Ends ends{form::spin(name, range.low, range.high, {.name = tr("Fewest %1").arg(whatIsCounted)}),
        form::spin(name, openEnd ? kNoEnd : range.low, range.high, {.name = tr("Most %1").arg(whatIsCounted)}),
        nullptr};
    ends.low->setObjectName(QLatin1String(name) + QStringLiteral("_from"));
    ends.high->setObjectName(QLatin1String(name) + QStringLiteral("_to"));
    ends.high->setValue(openEnd ? kNoEnd : range.high);
    if (openEnd)
        ends.high->setSpecialValueText(tr("no limit"));
    //: from 17 to 30
    QLabel* to = form::text(tr("to"));
    ends.row = form::box(form::row(form::grow(ends.low), to, form::grow(ends.high)));
    // Only what is typed to its end pushes: on the way to 24 somebody types a 2.
    for (QSpinBox* end : {ends.low, ends.high}) {
        end->setKeyboardTracking(false);
        connect(end, &QSpinBox::valueChanged, this, [this, ends, end, openEnd] {
            const bool open = openEnd && ends.high->value() == kNoEnd;
            if (!open && ends.low->value() > ends.high->value()) {
                QSpinBox* other = end == ends.low ? ends.high : ends.low;
                const QSignalBlocker blocker(other);
                other->setValue(end->value());
            }
            Q_EMIT changed();
        });
    }
    return ends;
}

void GenerateRequestForm::showGuesses()
{
    m_depth->setVisible(m_guesses->currentIndex() == AtLeast);
    Q_EMIT changed();
}

PuzzleRequest GenerateRequestForm::request() const
{
    PuzzleRequest request;
    request.board = m_network->board;
    request.givens = {m_givens.low->value(), m_givens.high->value()};
    request.symmetry = static_cast<Symmetry>(m_symmetry->currentIndex());
    request.minimal = m_minimal->isChecked();
    request.rules = m_rules;
    request.model = m_network;
    for (const RuleId rule : m_rules) {
        if (m_fires[static_cast<std::size_t>(rule)]->isChecked())
            request.fires.push_back(rule);
    }
    if (m_guesses->currentIndex() == NoGuess)
        request.depth = {0, 0};
    else if (m_guesses->currentIndex() == AtLeast)
        request.depth.low = m_depth->value();
    request.passes.low = m_passes.low->value();
    if (m_passes.high->value() != kNoEnd)
        request.passes.high = m_passes.high->value();
    return request;
}

void GenerateRequestForm::makeFires()
{
    constexpr int kMostInColumn = 12;
    qDeleteAll(m_fires);
    m_fires.clear();
    for (const Model::Rule& rule : m_network->rules) {
        auto* fires = new QCheckBox(Wording::rule(rule));
        fires->setObjectName(QStringLiteral("fires_") + QString::fromStdString(rule.id));
        fires->setToolTip(Wording::ruleHelp(rule));
        connect(fires, &QCheckBox::toggled, this, &GenerateRequestForm::changed);
        const int place = static_cast<int>(m_fires.size());
        m_firesLayout->addWidget(fires, place % kMostInColumn, place / kMostInColumn);
        m_fires.push_back(fires);
    }
    takeTheme();
}

void GenerateRequestForm::setRules(const ModelPtr& network, const RuleSet& rules)
{
    if (network != m_network) {
        const bool otherBoard = network->board != m_network->board;
        m_network = network;
        makeFires();
        if (otherBoard)
            takeBoard();
    }
    m_rules = rules;
    for (const RuleId rule : m_network->everyRule())
        m_fires[static_cast<std::size_t>(rule)]->setVisible(has(rules, rule));
    Q_EMIT changed();
}

/// Resets the wishes, because ranges such as the number of givens depend on the board.
void GenerateRequestForm::takeBoard()
{
    const Board board = m_network->board;
    const Range any = anyGivens(board);
    for (QSpinBox* end : {m_givens.low, m_givens.high}) {
        const QSignalBlocker blocker(end);
        end->setRange(any.low, any.high);
    }
    showGivens(usualGivens(board));
    m_depth->setMaximum(std::min(kMostDepth, board.cells()));
}

void GenerateRequestForm::showGivens(Range givens)
{
    m_givens.low->setValue(givens.low);
    m_givens.high->setValue(givens.high);
}

void GenerateRequestForm::takeTheme()
{
    const Theme& theme = themeOf(this);
    for (std::size_t i = 0; i < m_fires.size(); ++i)
        m_fires[i]->setIcon(ruleMark(m_network->rules[i], theme));
    for (int i = 0; i < kSymmetryCount; ++i)
        m_symmetry->setItemIcon(i, symmetryIcon(static_cast<Symmetry>(i), theme));
}

void GenerateRequestForm::restore(const QSettings& settings)
{
    const auto number
        = [&settings](const char* name, int fallback) { return settings.value(requestKey(name), fallback).toInt(); };
    const Range usual = usualGivens(Board());
    m_givens.high->setValue(number("givens_to", usual.high));
    m_givens.low->setValue(number("givens_from", usual.low));
    if (const auto symmetry = symmetryNamed(settings.value(requestKey("symmetry")).toString().toStdString()))
        m_symmetry->setCurrentIndex(static_cast<int>(*symmetry));
    m_minimal->setChecked(settings.value(requestKey("minimal")).toBool());
    m_guesses->setCurrentIndex(std::clamp(number("guesses", AnyGuesses), 0, m_guesses->count() - 1));
    m_depth->setValue(number("depth", 1));
    m_passes.high->setValue(number("passes_to", kNoEnd));
    m_passes.low->setValue(number("passes_from", 1));
    const QStringList fires = settings.value(requestKey("fires")).toStringList();
    for (std::size_t i = 0; i < m_fires.size(); ++i)
        m_fires[i]->setChecked(fires.contains(QString::fromStdString(m_network->rules[i].id)));
}

void GenerateRequestForm::remember(QSettings& settings) const
{
    if (m_network->board == Board()) { // for which they are restored
        settings.setValue(requestKey("givens_from"), m_givens.low->value());
        settings.setValue(requestKey("givens_to"), m_givens.high->value());
    }
    settings.setValue(requestKey("symmetry"), QLatin1String(idOf(static_cast<Symmetry>(m_symmetry->currentIndex()))));
    settings.setValue(requestKey("minimal"), m_minimal->isChecked());
    settings.setValue(requestKey("guesses"), m_guesses->currentIndex());
    settings.setValue(requestKey("depth"), m_depth->value());
    settings.setValue(requestKey("passes_from"), m_passes.low->value());
    settings.setValue(requestKey("passes_to"), m_passes.high->value());
    QStringList fires;
    for (std::size_t i = 0; i < m_fires.size(); ++i) {
        if (m_fires[i]->isChecked())
            fires << QString::fromStdString(m_network->rules[i].id);
    }
    settings.setValue(requestKey("fires"), fires);
}

} // namespace convoku
