// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/generate_dialog_wishes.h"

#include "app/drawing/marks.h"
#include "app/views/collections/generate_wording.h"
#include "app/views/collections/puzzle_pattern.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kGenerateMostPasses = 9999;
constexpr int kNoEnd = 0; ///< of a range of passes: shown as a word
enum Guesses { AnyGuesses, NoGuess, AtLeast };

QString wishKey(const char* name)
{
    return QStringLiteral("generate/") + QLatin1String(name);
}

bool has(const RuleSet& rules, RuleId rule)
{
    return std::ranges::find(rules, rule) != rules.end();
}

} // namespace

GenerateWishes::GenerateWishes(QWidget* parent)
    : QWidget(parent)
    , m_givens(makeEnds("givens", tr("givens"), {PuzzleWishes::kFewestGivens, kCells}, false))
    , m_passes(makeEnds("passes", tr("passes"), {1, kGenerateMostPasses}, true))
    , m_symmetry(new QComboBox)
    , m_minimal(new QCheckBox(tr("&minimal: no given may be missing")))
    , m_guesses(new QComboBox)
    , m_depth(new QSpinBox)
    , m_rare(new PlainLabel)
    , m_firesLayout(new QGridLayout)
{
    m_symmetry->setObjectName(QStringLiteral("symmetry"));
    m_symmetry->setIconSize({kSymmetryIconSide, kSymmetryIconSide});
    m_symmetry->setMaxVisibleItems(kSymmetryCount);
    for (int i = 0; i < kSymmetryCount; ++i)
        m_symmetry->addItem(GenerateWording::symmetry(static_cast<Symmetry>(i)));
    m_minimal->setObjectName(QStringLiteral("minimal"));
    m_minimal->setToolTip(tr("Without any one of its givens the puzzle has several solutions."));
    m_guesses->setObjectName(QStringLiteral("guesses"));
    m_guesses->addItem(tr("as it comes"));
    m_guesses->addItem(tr("none: the rules alone solve it"));
    m_guesses->addItem(tr("at least, at once:"));
    m_depth->setObjectName(QStringLiteral("depth"));
    m_depth->setRange(1, 40);
    m_depth->setAccessibleName(tr("Guesses that stand at once"));

    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Givens"), m_givens.row);
    m_rare->setObjectName(QStringLiteral("rare_givens"));
    m_rare->setWordWrap(true);
    form->addRow(m_rare);
    form->addRow(tr("S&ymmetry"), m_symmetry);
    form->addRow(QString(), m_minimal);
    auto* guesses = new QHBoxLayout;
    guesses->addWidget(m_guesses, 1);
    guesses->addWidget(m_depth);
    form->addRow(tr("G&uesses"), guesses);
    form->addRow(tr("&Passes"), m_passes.row);
    for (auto [ends, label] : {std::pair(&m_givens, form->labelForField(m_givens.row)),
             std::pair(&m_passes, form->labelForField(m_passes.row))})
        qobject_cast<QLabel*>(label)->setBuddy(ends->low);
    qobject_cast<QLabel*>(form->labelForField(guesses))->setBuddy(m_guesses);

    m_firesLayout->setHorizontalSpacing(12);
    m_firesLayout->setVerticalSpacing(2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addWidget(new PlainLabel(tr("Rules that must remove something")));
    layout->addLayout(m_firesLayout);
    layout->addStretch(1);

    const auto showRare = [this, form] {
        const int most = m_givens.high->value();
        m_rare->setText(GenerateWording::rareGivens(most));
        form->setRowVisible(m_rare, most <= PuzzleWishes::kRareGivens);
    };
    m_givens.low->setValue(PuzzleWishes::kUsualGivens.low);
    m_givens.high->setValue(PuzzleWishes::kUsualGivens.high);
    connect(this, &GenerateWishes::changed, this, showRare);
    connect(m_symmetry, &QComboBox::currentIndexChanged, this, &GenerateWishes::changed);
    connect(m_minimal, &QCheckBox::toggled, this, &GenerateWishes::changed);
    connect(m_guesses, &QComboBox::currentIndexChanged, this, &GenerateWishes::showGuesses);
    connect(m_depth, &QSpinBox::valueChanged, this, &GenerateWishes::changed);
    makeFires();
    setRules(m_network, classicRules());
    showGuesses();
    showRare();
    followTheme(this, [this] { takeTheme(); });
}

GenerateWishes::Ends GenerateWishes::makeEnds(const char* name, const QString& whatIsCounted, Range range, bool openEnd)
{
    Ends ends{new QSpinBox, new QSpinBox, new QWidget};
    ends.low->setObjectName(QLatin1String(name) + QStringLiteral("_from"));
    ends.low->setRange(range.low, range.high);
    ends.low->setAccessibleName(tr("Fewest %1").arg(whatIsCounted));
    ends.high->setObjectName(QLatin1String(name) + QStringLiteral("_to"));
    ends.high->setRange(openEnd ? kNoEnd : range.low, range.high);
    ends.high->setValue(openEnd ? kNoEnd : range.high);
    ends.high->setAccessibleName(tr("Most %1").arg(whatIsCounted));
    if (openEnd)
        ends.high->setSpecialValueText(tr("no limit"));
    auto* layout = new QHBoxLayout(ends.row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(ends.low, 1);
    //: from 17 to 30
    layout->addWidget(new PlainLabel(tr("to")));
    layout->addWidget(ends.high, 1);
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

void GenerateWishes::showGuesses()
{
    m_depth->setVisible(m_guesses->currentIndex() == AtLeast);
    Q_EMIT changed();
}

PuzzleWishes GenerateWishes::wishes() const
{
    PuzzleWishes wishes;
    wishes.givens = {m_givens.low->value(), m_givens.high->value()};
    wishes.symmetry = static_cast<Symmetry>(m_symmetry->currentIndex());
    wishes.minimal = m_minimal->isChecked();
    wishes.rules = m_rules;
    wishes.model = m_network;
    for (const RuleId rule : m_rules) {
        if (m_fires[static_cast<std::size_t>(rule)]->isChecked())
            wishes.fires.push_back(rule);
    }
    if (m_guesses->currentIndex() == NoGuess)
        wishes.depth = {0, 0};
    else if (m_guesses->currentIndex() == AtLeast)
        wishes.depth.low = m_depth->value();
    wishes.passes.low = m_passes.low->value();
    if (m_passes.high->value() != kNoEnd)
        wishes.passes.high = m_passes.high->value();
    return wishes;
}

void GenerateWishes::makeFires()
{
    constexpr int kMostInColumn = 12;
    qDeleteAll(m_fires);
    m_fires.clear();
    for (const Model::Rule& rule : m_network->rules) {
        auto* fires = new QCheckBox(Wording::rule(rule));
        fires->setObjectName(QStringLiteral("fires_") + QString::fromStdString(rule.id));
        fires->setToolTip(Wording::ruleHelp(rule));
        connect(fires, &QCheckBox::toggled, this, &GenerateWishes::changed);
        const int place = static_cast<int>(m_fires.size());
        m_firesLayout->addWidget(fires, place % kMostInColumn, place / kMostInColumn);
        m_fires.push_back(fires);
    }
    takeTheme();
}

void GenerateWishes::setRules(const ModelPtr& network, const RuleSet& rules)
{
    if (network != m_network) {
        m_network = network;
        makeFires();
    }
    m_rules = rules;
    for (const RuleId rule : m_network->everyRule())
        m_fires[static_cast<std::size_t>(rule)]->setVisible(has(rules, rule));
    Q_EMIT changed();
}

void GenerateWishes::takeTheme()
{
    const Theme& theme = themeOf(this);
    for (std::size_t i = 0; i < m_fires.size(); ++i)
        m_fires[i]->setIcon(ruleMark(m_network->rules[i], theme));
    for (int i = 0; i < kSymmetryCount; ++i)
        m_symmetry->setItemIcon(i, symmetryIcon(static_cast<Symmetry>(i), theme));
}

void GenerateWishes::restore(const QSettings& settings)
{
    const auto number
        = [&settings](const char* name, int fallback) { return settings.value(wishKey(name), fallback).toInt(); };
    m_givens.high->setValue(number("givens_to", PuzzleWishes::kUsualGivens.high));
    m_givens.low->setValue(number("givens_from", PuzzleWishes::kUsualGivens.low));
    if (const auto symmetry = symmetryNamed(settings.value(wishKey("symmetry")).toString().toStdString()))
        m_symmetry->setCurrentIndex(static_cast<int>(*symmetry));
    m_minimal->setChecked(settings.value(wishKey("minimal")).toBool());
    m_guesses->setCurrentIndex(std::clamp(number("guesses", AnyGuesses), 0, m_guesses->count() - 1));
    m_depth->setValue(number("depth", 1));
    m_passes.high->setValue(number("passes_to", kNoEnd));
    m_passes.low->setValue(number("passes_from", 1));
    const QStringList fires = settings.value(wishKey("fires")).toStringList();
    for (std::size_t i = 0; i < m_fires.size(); ++i)
        m_fires[i]->setChecked(fires.contains(QString::fromStdString(m_network->rules[i].id)));
}

void GenerateWishes::remember(QSettings& settings) const
{
    settings.setValue(wishKey("givens_from"), m_givens.low->value());
    settings.setValue(wishKey("givens_to"), m_givens.high->value());
    settings.setValue(wishKey("symmetry"), QLatin1String(idOf(static_cast<Symmetry>(m_symmetry->currentIndex()))));
    settings.setValue(wishKey("minimal"), m_minimal->isChecked());
    settings.setValue(wishKey("guesses"), m_guesses->currentIndex());
    settings.setValue(wishKey("depth"), m_depth->value());
    settings.setValue(wishKey("passes_from"), m_passes.low->value());
    settings.setValue(wishKey("passes_to"), m_passes.high->value());
    QStringList fires;
    for (std::size_t i = 0; i < m_fires.size(); ++i) {
        if (m_fires[i]->isChecked())
            fires << QString::fromStdString(m_network->rules[i].id);
    }
    settings.setValue(wishKey("fires"), fires);
}

} // namespace convoku
