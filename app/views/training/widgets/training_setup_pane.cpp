// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_setup_pane.h"

#include "app/document/training_work.h"
#include "app/window/parts/form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <initializer_list>
#include <utility>

namespace convoku {
namespace {

constexpr int kMostBatch = 256;
constexpr int kMostFixed = 10'000;
constexpr int kMostSeed = 999'999'999;
constexpr double kPercent = 100;

} // namespace

TrainingSetupPane::TrainingSetupPane(QWidget* parent)
    : QWidget(parent)
    , m_spread(form::decimal("training_spread", 0, 10, 2, {.tip = tr("Standard deviation of the initial weights")}))
    , m_boards(form::combo("training_boards", {tr("random"), tr("states of runs"), tr("both")}))
    , m_density(
          form::decimal("training_density", 1, 99, 0, {.tip = tr("Probability of each candidate on a random board")}))
    , m_batch(form::spin("training_batch", 1, kMostBatch, {.tip = tr("Boards in a step")}))
    , m_fixed(form::spin("training_fixed", 0, kMostFixed,
          {.tip = tr("Boards drawn once and reused; otherwise each step draws new ones")}))
    , m_steps(form::spin("training_steps", 1, TrainingWork::kMostSteps))
    , m_rate(form::decimal("training_rate", 0.00001, 1, 5, {.tip = tr("Step size; takes effect immediately")}))
    , m_seed(form::spin("training_seed", 0, kMostSeed, {.tip = tr("The same seed gives the same training")}))
    , m_starts(form::spin("training_starts", 1, TrainingWork::kMostStarts))
{
    setObjectName(QStringLiteral("training_setup"));
    m_spread->setSingleStep(0.1);
    m_density->setSingleStep(5);
    m_rate->setSingleStep(0.001);
    m_density->setSuffix(tr(" %"));
    m_fixed->setSpecialValueText(tr("always new ones"));
    m_steps->setSingleStep(500);
    const auto fields = [](std::initializer_list<std::pair<QString, QWidget*>> rows) {
        auto* layout = new QFormLayout;
        for (const auto& [name, field] : rows) {
            layout->addRow(name, field);
        }
        return layout;
    };
    auto* ofBoards = fields({{tr("Boards"), m_boards}, {tr("Density"), m_density}, {tr("Boards per step"), m_batch},
        {tr("Fixed boards"), m_fixed}});
    auto* ofTraining = fields({{tr("Starts"), m_starts}, {tr("Spread"), m_spread}, {tr("Steps"), m_steps},
        {tr("Learning rate"), m_rate}, {tr("Seed"), m_seed}});
    form::fill(this, form::row({.spacing = space::kWide}, ofBoards, ofTraining));
    connect(m_boards, &QComboBox::currentIndexChanged, this, &TrainingSetupPane::changed);
    for (QSpinBox* box : {m_batch, m_fixed, m_steps, m_seed, m_starts})
        connect(box, &QSpinBox::valueChanged, this, &TrainingSetupPane::changed);
    for (QDoubleSpinBox* box : {m_spread, m_density, m_rate})
        connect(box, &QDoubleSpinBox::valueChanged, this, &TrainingSetupPane::changed);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, &TrainingSetupPane::rateChanged);
    connect(m_boards, &QComboBox::currentIndexChanged, this,
        [this](int which) { m_density->setEnabled(which != static_cast<int>(TrainingSetup::Boards::States)); });
    setSetup({}, TrainingWork::Request().starts);
}

TrainingSetup TrainingSetupPane::setup() const
{
    TrainingSetup setup;
    setup.start = m_start;
    setup.spread = m_spread->value();
    setup.boards = static_cast<TrainingSetup::Boards>(m_boards->currentIndex());
    setup.density = m_density->value() / kPercent;
    setup.batch = m_batch->value();
    setup.fixedBoards = m_fixed->value();
    setup.steps = m_steps->value();
    setup.rate = m_rate->value();
    setup.seed = static_cast<std::uint64_t>(m_seed->value());
    return setup;
}

void TrainingSetupPane::setSetup(const TrainingSetup& setup, int starts)
{
    const QSignalBlocker quiet(this);
    m_start = setup.start;
    m_spread->setValue(setup.spread);
    m_boards->setCurrentIndex(static_cast<int>(setup.boards));
    m_density->setValue(setup.density * kPercent);
    m_batch->setValue(setup.batch);
    m_fixed->setValue(setup.fixedBoards);
    m_steps->setValue(setup.steps);
    m_rate->setValue(setup.rate);
    m_seed->setValue(static_cast<int>(setup.seed));
    m_starts->setValue(starts);
}

int TrainingSetupPane::starts() const
{
    return m_starts->value();
}

int TrainingSetupPane::mostStarts() const
{
    return m_starts->maximum();
}

void TrainingSetupPane::setMostStarts(int most)
{
    const QSignalBlocker quiet(this);
    m_starts->setMaximum(most);
}

} // namespace convoku
