// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/weights_pane.h"

#include "app/views/workshop/widgets/band_slider.h"
#include "app/views/workshop/widgets/weight_cells.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/window/parts/wheel.h"
#include "app/wording/bend_wording.h"
#include "app/wording/check_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kAcross = 9; ///< weights in a row
constexpr int kWeightsBeside = 560; ///< so wide that the slider stands beside the numbers
constexpr int kAllBeside = 1000; ///< and what differs beside the slider
constexpr double kMostTyped = 999;
constexpr std::size_t kMostShown = 324; ///< that are shown at once
constexpr double kMostSlid = 1e6;

/// Whole numbers without a point.
class NumberBox final : public QDoubleSpinBox
{
public:
    NumberBox() { setLocale(QLocale::c()); }
    QString textFromValue(double value) const override { return LayerWording::number(value); }
    double valueFromText(const QString& text) const override { return locale().toDouble(plainOf(text)); }
    QValidator::State validate(QString& text, int& at) const override
    {
        QString plain = plainOf(text);
        return QDoubleSpinBox::validate(plain, at);
    }

private:
    /// Numbers are shown with a point, as the text has them; who is used to a comma can type it.
    static QString plainOf(QString text)
    {
        return text.replace(QChar(0x2212), QLatin1Char('-')).replace(QLatin1Char(','), QLatin1Char('.'));
    }
};

/// The rows that the numbers of a layer are shown in, one at a time: those of weights with many rows, each with its
/// bias (a kernel that slides is shown whole). Longer ones are cut into stretches.
struct Rows
{
    bool byRow = false;
    std::size_t rows = 1;
    std::size_t columns = 0;
    std::size_t weights = 0;
    std::size_t stretches = 1; ///< of each row

    std::size_t count() const { return rows * stretches; }
    std::size_t rowOf(std::size_t number) const
    {
        if (byRow && number >= weights)
            return (number - weights) * stretches;
        return number / columns * stretches + number % columns / kMostShown;
    }
    /// The last one left out.
    std::pair<std::size_t, std::size_t> numbersOf(std::size_t row) const
    {
        const std::size_t first = row / stretches * columns;
        const std::size_t at = row % stretches * kMostShown;
        return {first + at, first + std::min(at + kMostShown, columns)};
    }
};

Rows rowsOf(const NumbersOfLayer& of)
{
    Rows made;
    made.byRow = of.kind == NumbersOfLayer::Kind::Weights && of.rows > 1;
    made.rows = made.byRow ? static_cast<std::size_t>(of.rows) : 1;
    made.columns = std::max<std::size_t>(made.byRow ? static_cast<std::size_t>(of.columns) : of.numbers.size(), 1);
    made.weights = of.weights();
    made.stretches = (made.columns + kMostShown - 1) / kMostShown;
    return made;
}

} // namespace

WeightsPane::WeightsPane(WeightBench* bench, QWidget* parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_layer(form::shortCombo("weight_layer", 24,
          {.name = tr("Layer whose numbers are shown"), .tip = tr("Layer whose numbers are shown")}))
    , m_row(form::named(new QSpinBox, "weight_row", {.name = tr("Row of the weights")}))
    , m_rowLabel(form::label("weight_row_label"))
    , m_cells(new WeightCells)
    , m_none(form::label("weight_none", {.wraps = true}))
    , m_which(form::label("weight_which", form::kTitle))
    , m_number(form::named(new NumberBox, "weight_number", {.name = tr("The number")}))
    , m_back(form::button("weight_back", tr("Restore the written one"),
          tr("Restore all numbers of the text as written; Undo returns here")))
    , m_slider(new BandSlider)
    , m_bandSaid(form::label("weight_band", {.size = TextSize::Label, .wraps = true, .selectable = true}))
    , m_effectSaid(form::label("weight_effect", form::kParagraph))
    , m_mistake(form::label("weight_mistake", form::kParagraph))
    , m_differs(form::button("weight_differs", tr("Show difference"),
          tr("Smallest board on which the bent rule and the written rule leave different candidates")))
    , m_loses(form::button(
          "weight_loses", tr("Show lost solution"), tr("Smallest board on which the bent rule loses a solution")))
{
    setObjectName(QStringLiteral("weights_pane"));
    m_left = buildNumbers();
    m_right = buildEffect();
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(space::kUsual, space::kSmall, space::kUsual, space::kSmall);
    m_layout->setHorizontalSpacing(space::kWide);
    m_layout->setVerticalSpacing(space::kTight);
    arrange();

    connect(bench, &WeightBench::numbersChanged, this, &WeightsPane::showNumbers);
    connect(bench, &WeightBench::chosenChanged, this, &WeightsPane::showChosen);
    connect(bench, &WeightBench::bandChanged, this, &WeightsPane::showBand);
    connect(bench, &WeightBench::effectChanged, this, &WeightsPane::showEffect);
    // Behind all who follow the text: it changes then.
    connect(bench, &WeightBench::followed, this, &WeightsPane::bendOn, Qt::QueuedConnection);
    for (QWidget* each : std::initializer_list<QWidget*>{m_layer, m_row, m_number, m_slider})
        keepFromWheel(each);
    connect(bench, &WeightBench::boardFound, this, [this](const std::optional<Counterexample>& board) {
        if (board)
            Q_EMIT boardRequested(*board);
        else
            m_mistake->setText(tr("No such board was found."));
        m_mistake->setVisible(!board);
    });
    showNumbers();
    showBand();
    showEffect();
}

QWidget* WeightsPane::buildNumbers()
{
    m_row->setMinimum(1);
    m_rowLabel->setBuddy(m_row);
    auto* row = form::row(m_rowLabel, m_row, form::stretch());
    auto* numbers = form::column({.spacing = space::kSmall}, m_layer, row, form::aligned(m_cells, Qt::AlignLeft));
    connect(m_layer, &QComboBox::activated, this, [this](int entry) {
        const NumbersOfLayer& of = m_bench->numbers().at(static_cast<std::size_t>(entry));
        m_bench->choose({of.layer, 0});
        Q_EMIT lineRequested(of.line);
    });
    connect(m_row, &QSpinBox::valueChanged, this, &WeightsPane::chooseRow);
    connect(m_cells, &WeightCells::chosen, this, &WeightsPane::chooseCell);
    connect(m_cells, &WeightCells::moved, this, [this](int cell, int by) {
        chooseCell(cell);
        bendTo(std::round(wanted()) + by);
    });
    return form::box(numbers);
}

QWidget* WeightsPane::buildEffect()
{
    m_number->setDecimals(3);
    m_number->setRange(-kMostTyped, kMostTyped);
    m_number->setKeyboardTracking(false);
    QWidget* number = form::box(form::flow(space::kSmall, m_which, m_number, m_back, m_differs, m_loses));
    connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double to) {
        if (!m_filling)
            bendTo(to);
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int to) {
        if (!m_filling)
            bendTo(to);
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_bentLast.reset();
        m_wanted.reset();
        Q_EMIT textRequested(m_bench->writtenText(), false);
    });
    connect(m_differs, &QPushButton::clicked, this, [this] { m_bench->askForBoard(false); });
    connect(m_loses, &QPushButton::clicked, this, [this] { m_bench->askForBoard(true); });
    return form::box(form::column({.spacing = space::kTight}, number, m_slider, m_bandSaid, m_mistake));
}

void WeightsPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_bench->setWatched(this, true);
    showNumbers();
    showBand();
}

void WeightsPane::hideEvent(QHideEvent* event)
{
    m_bench->setWatched(this, false);
    QWidget::hideEvent(event);
}

void WeightsPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void WeightsPane::arrange()
{
    // The texts about the numbers are below the slider, or beside it. In a narrow pane everything is in one column.
    const int columns = width() >= kAllBeside ? 3 : width() >= kWeightsBeside ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (QWidget* part : {static_cast<QWidget*>(m_none), m_left, m_right, static_cast<QWidget*>(m_effectSaid)})
        m_layout->removeWidget(part);
    m_layout->addWidget(m_none, 0, 0, 1, 3, Qt::AlignTop);
    m_layout->addWidget(m_left, 1, 0, columns == 2 ? 2 : 1, 1, Qt::AlignTop | Qt::AlignLeft);
    m_layout->addWidget(m_right, columns == 1 ? 2 : 1, columns == 1 ? 0 : 1, Qt::AlignTop);
    m_layout->addWidget(m_effectSaid, columns == 3 ? 1 : columns == 2 ? 2 : 3, columns - 1, Qt::AlignTop);
    m_layout->setColumnStretch(0, columns == 1 ? 1 : 0);
    m_layout->setColumnStretch(1, columns == 1 ? 0 : 3);
    m_layout->setColumnStretch(2, columns == 3 ? 2 : 0);
    m_layout->setRowStretch(columns == 1 ? 4 : 3, 1);
}

const NumbersOfLayer* WeightsPane::looked() const
{
    for (const NumbersOfLayer& of : m_bench->numbers()) {
        if (m_bench->chosen() && of.layer == m_bench->chosen()->layer)
            return &of;
    }
    return nullptr;
}

void WeightsPane::showLayers(int first, int last)
{
    const auto isIn = [&](std::size_t layer) {
        return static_cast<int>(layer) + 1 >= first && static_cast<int>(layer) + 1 <= last;
    };
    if (m_bench->chosen() && isIn(m_bench->chosen()->layer))
        return;
    for (const NumbersOfLayer& of : m_bench->numbers()) {
        if (isIn(of.layer)) {
            m_bench->choose({of.layer, 0});
            return;
        }
    }
}

QString WeightsPane::entryOf(const NumbersOfLayer& of) const
{
    return QStringLiteral("%1  %2").arg(QString::number(of.layer + 1), BendWording::kind(of.kind));
}

void WeightsPane::showNumbers()
{
    if (!isVisible())
        return; // who comes back sees what is there
    const auto& numbers = m_bench->numbers();
    m_filling = true;
    m_layer->clear();
    for (const NumbersOfLayer& of : numbers)
        m_layer->addItem(entryOf(of));
    m_filling = false;
    m_none->setVisible(numbers.empty());
    m_left->setVisible(!numbers.empty());
    m_right->setVisible(!numbers.empty());
    m_none->setText(m_bench->isTextElsewhere()
            ? tr("The numbers of this rule are in its kernel, which is not in this text. Start with the kernel, or "
                 "edit a copy of the network.")
            : tr("Place the cursor in a rule to bend its weights, comparison values and other numbers here."));
    showChosen();
    showEffect();
}

void WeightsPane::showChosen()
{
    const NumbersOfLayer* of = looked();
    if (of == nullptr || !isVisible())
        return;
    m_filling = true;
    const auto& numbers = m_bench->numbers();
    m_layer->setCurrentIndex(static_cast<int>(of - numbers.data()));
    const std::size_t number = m_bench->chosen()->number;
    const Rows rows = rowsOf(*of);
    std::size_t row = rows.rowOf(number);
    // A bias stands beside each stretch of its row.
    const auto rowNow = static_cast<std::size_t>(std::max(m_row->value(), 1)) - 1;
    if (rows.byRow && of->isBias(number) && rowNow / rows.stretches == row / rows.stretches)
        row = rowNow;
    m_row->setMaximum(static_cast<int>(rows.count()));
    m_row->setValue(static_cast<int>(row) + 1);
    const bool many = rows.count() > 1;
    m_row->setVisible(many);
    m_rowLabel->setVisible(many);
    const auto [first, last] = rows.numbersOf(row);
    m_rowLabel->setText(rows.stretches > 1
            ? QStringLiteral("%1–%2 / %3").arg(first + 1).arg(last).arg(of->numbers.size())
            : tr("Row, of %1:").arg(of->rows));
    m_numbersOfCells.clear();
    for (std::size_t i = first; i < last; ++i)
        m_numbersOfCells.push_back(i);
    if (rows.byRow)
        m_numbersOfCells.push_back(of->weights() + row / rows.stretches);
    std::vector<WeightCells::Cell> cells;
    for (const std::size_t i : m_numbersOfCells) {
        const auto written = m_bench->written(of->layer, i);
        cells.push_back(
            {of->numbers[i], BendWording::number(*of, i), written && *written != of->numbers[i], of->isBias(i)});
    }
    const int across = of->kind == NumbersOfLayer::Kind::Kernel && rows.stretches == 1 ? of->columns
        : of->hasWeights()                                                             ? std::min(of->columns, kAcross)
                                                                                       : static_cast<int>(cells.size());
    m_cells->setCells(
        cells, std::max(across + (of->columns <= kAcross && of->kind != NumbersOfLayer::Kind::Kernel), 1));
    const auto found = std::ranges::find(m_numbersOfCells, number);
    m_cells->setChosen(static_cast<int>(found - m_numbersOfCells.begin()));
    const double value = std::clamp(wanted(), -kMostSlid, kMostSlid);
    const auto written = m_bench->written(of->layer, number);
    const int was = static_cast<int>(std::lround(std::clamp(written.value_or(value), -kMostSlid, kMostSlid)));
    const int middle = std::abs(was) > WeightBench::kFar ? was : 0;
    const int far = WeightBench::kFar;
    m_which->setText(BendWording::number(*of, number));
    const double most = std::max(kMostTyped, std::abs(value)); // a written one may be larger than can be typed
    m_number->setRange(-most, most);
    m_number->setValue(value);
    m_slider->setRange(std::min(middle - far, static_cast<int>(std::floor(value))),
        std::max(middle + far, static_cast<int>(std::ceil(value))));
    m_slider->setWritten(was);
    m_slider->setValue(static_cast<int>(std::lround(value)));
    m_filling = false;
    m_mistake->hide();
}

void WeightsPane::showBand()
{
    if (!isVisible())
        return;
    const auto& band = m_bench->band();
    m_slider->setBand(band);
    m_bandSaid->setText(band ? BendWording::band(*band)
            : m_bench->bandProgress()
            ? tr("Proving how far it can be bent (%1 %)…").arg(std::lround(*m_bench->bandProgress() * 100))
            : QString());
    openPastBand();
}

void WeightsPane::openPastBand()
{
    const auto& band = m_bench->band();
    const auto number = static_cast<int>(std::lround(std::clamp(m_bench->value(), -kMostSlid, kMostSlid)));
    const bool outside
        = band && band->sound && m_bench->isBent() && m_bench->effect() && !band->sound->contains(number);
    // Once: who goes on bending looks at something else.
    if (outside && !m_isOutside)
        m_bench->askForBoard(true);
    if (outside || !m_bench->isBent() || (band && band->sound && band->sound->contains(number)))
        m_isOutside = outside;
}

void WeightsPane::showEffect()
{
    if (!isVisible())
        return;
    openPastBand();
    const bool bent = m_bench->isBent();
    const auto& effect = m_bench->effect();
    m_back->setEnabled(bent);
    m_differs->setEnabled(bent);
    m_loses->setEnabled(bent);
    if (!bent || effect == nullptr) {
        m_effectSaid->setText(m_bench->isWorkingOut() ? tr("Computing the differences…") : QString());
        return;
    }
    QStringList said;
    if (effect->first) {
        said << BendWording::firstNumber(LayerWording::element(effect->first->places, effect->first->element),
            QStringLiteral("%1 (%2)").arg(
                QString::number(effect->first->layer + 1), Wording::layerKind(effect->first->kind)),
            effect->first->written, effect->first->bent);
    } else {
        said << BendWording::noNumberDiffers();
    }
    const WholeRun& run = effect->bent;
    if (run.wrong)
        said << BendWording::wrongRemoval(
            Wording::candidate(run.wrong->candidate), run.wrong->pass, Wording::rule(run.wrong->rule));
    else
        said << (effect->written.solution ? BendWording::noWrongRemoval() : BendWording::solutionUnknown());
    said << BendWording::end(run.result, run.passes, effect->written.result, effect->written.passes,
        run.solution && run.solution == effect->written.solution, run.fault);
    m_effectSaid->setText(said.join(QLatin1Char('\n')));
}

void WeightsPane::chooseCell(int cell)
{
    const NumbersOfLayer* of = looked();
    if (of != nullptr && cell < static_cast<int>(m_numbersOfCells.size()))
        m_bench->choose({of->layer, m_numbersOfCells[static_cast<std::size_t>(cell)]});
}

void WeightsPane::chooseRow(int rowNumber)
{
    const NumbersOfLayer* of = looked();
    if (!m_filling && of != nullptr)
        m_bench->choose({of->layer, rowsOf(*of).numbersOf(static_cast<std::size_t>(rowNumber) - 1).first});
}

double WeightsPane::wanted() const
{
    const bool isIts = m_wanted && m_wanted->which == m_bench->chosen();
    return isIts && (m_bench->isReading() || !m_wanted->isInText) ? m_wanted->to : m_bench->value();
}

void WeightsPane::bendTo(double to)
{
    if (!m_bench->chosen() || to == wanted() || std::abs(to) > kMostTyped)
        return;
    if (m_bench->isReading()) {
        m_wanted = Wanted{*m_bench->chosen(), to, m_bench->text(), false};
        return;
    }
    m_wanted.reset();
    const WeightBench::Bent bent = m_bench->textWith(to);
    if (!bent.mistake.isEmpty()) {
        showChosen(); // back to what it is
        m_mistake->setText(bent.mistake);
        m_mistake->show();
        return;
    }
    const std::pair now(m_bench->rule(), *m_bench->chosen());
    const bool continuesEdit = m_bentLast == now;
    m_bentLast = now;
    m_wanted = Wanted{now.second, to, bent.text, true};
    Q_EMIT textRequested(bent.text, continuesEdit);
}

void WeightsPane::bendOn()
{
    if (!m_wanted || m_bench->isReading())
        return;
    const Wanted wanted = *std::exchange(m_wanted, std::nullopt);
    if (wanted.isInText)
        return;
    // Skipped if the user has typed or undone something since then, which takes precedence.
    if (wanted.which == m_bench->chosen() && wanted.text == m_bench->text())
        bendTo(wanted.to);
    showChosen();
}

} // namespace convoku
