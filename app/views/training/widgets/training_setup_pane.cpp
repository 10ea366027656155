// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_setup_pane.h"

#include "app/document/training_work.h"
#include "app/views/training/widgets/training_parts.h"
#include "app/window/parts/flow_layout.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSpinBox>

namespace convoku {
namespace {

constexpr int kMostBatch = 256;
constexpr int kMostFixed = 10'000;
constexpr int kMostSeed = 999'999'999;
constexpr double kPercent = 100;

QSpinBox* whole(const char* name, int least, int most)
{
    auto* box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(least, most);
    return box;
}

QDoubleSpinBox* real(const char* name, double least, double most, int decimals, double step)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setDecimals(decimals);
    box->setRange(least, most);
    box->setSingleStep(step);
    return box;
}

} // namespace

TrainingSetupPane::TrainingSetupPane(QWidget* parent)
    : QWidget(parent)
    , m_start(new QComboBox)
    , m_spread(real("training_spread", 0, 10, 2, 0.1))
    , m_boards(new QComboBox)
    , m_density(real("training_density", 1, 99, 0, 5))
    , m_batch(whole("training_batch", 1, kMostBatch))
    , m_fixed(whole("training_fixed", 0, kMostFixed))
    , m_steps(whole("training_steps", 1, TrainingWork::kMostSteps))
    , m_rate(real("training_rate", 0.00001, 1, 5, 0.001))
    , m_seed(whole("training_seed", 0, kMostSeed))
    , m_starts(whole("training_starts", 1, TrainingWork::kMostStarts))
{
    setObjectName(QStringLiteral("training_setup"));
    m_start->setObjectName(QStringLiteral("training_start"));
    m_start->addItem(tr("random"));
    m_start->addItem(tr("near the written numbers"));
    m_boards->setObjectName(QStringLiteral("training_boards"));
    m_boards->addItem(tr("random"));
    m_boards->addItem(tr("states of runs"));
    m_boards->addItem(tr("both"));
    m_density->setSuffix(tr(" %"));
    m_fixed->setSpecialValueText(tr("always new ones"));
    m_steps->setSingleStep(500);
    m_spread->setToolTip(tr("The deviation of the numbers that a start begins with"));
    m_density->setToolTip(tr("How likely each candidate is on a random board"));
    m_batch->setToolTip(tr("Boards in a step"));
    m_fixed->setToolTip(tr("Boards that are drawn once and used again; or each step has new ones"));
    m_rate->setToolTip(tr("How far a step goes; counts at once"));
    m_seed->setToolTip(tr("The same seed, the same training"));
    auto* layout = new FlowLayout(12, this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* field :
        {withName(tr("Start"), m_start), withName(tr("Spread"), m_spread), withName(tr("Boards"), m_boards),
            withName(tr("Density"), m_density), withName(tr("Boards a step"), m_batch),
            withName(tr("Fixed boards"), m_fixed), withName(tr("Steps"), m_steps),
            withName(tr("Learning rate"), m_rate), withName(tr("Seed"), m_seed), withName(tr("Starts"), m_starts)})
        layout->addWidget(field);
    for (QComboBox* box : {m_start, m_boards})
        connect(box, &QComboBox::currentIndexChanged, this, &TrainingSetupPane::changed);
    for (QSpinBox* box : {m_batch, m_fixed, m_steps, m_seed, m_starts})
        connect(box, &QSpinBox::valueChanged, this, &TrainingSetupPane::changed);
    for (QDoubleSpinBox* box : {m_spread, m_density, m_rate})
        connect(box, &QDoubleSpinBox::valueChanged, this, &TrainingSetupPane::changed);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, &TrainingSetupPane::rateChanged);
    connect(m_boards, &QComboBox::currentIndexChanged, this,
        [this](int which) { m_density->setEnabled(which != static_cast<int>(TrainingSetup::Boards::States)); });
    setSetup({});
    setStarts(10);
}

TrainingSetup TrainingSetupPane::setup() const
{
    TrainingSetup setup;
    setup.start = static_cast<TrainingSetup::Start>(m_start->currentIndex());
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

void TrainingSetupPane::setSetup(const TrainingSetup& setup)
{
    const QSignalBlocker quiet(this);
    m_start->setCurrentIndex(static_cast<int>(setup.start));
    m_spread->setValue(setup.spread);
    m_boards->setCurrentIndex(static_cast<int>(setup.boards));
    m_density->setValue(setup.density * kPercent);
    m_batch->setValue(setup.batch);
    m_fixed->setValue(setup.fixedBoards);
    m_steps->setValue(setup.steps);
    m_rate->setValue(setup.rate);
    m_seed->setValue(static_cast<int>(setup.seed));
}

int TrainingSetupPane::starts() const
{
    return m_starts->value();
}

void TrainingSetupPane::setStarts(int starts)
{
    const QSignalBlocker quiet(this);
    m_starts->setValue(starts);
}

void TrainingSetupPane::setMostStarts(int most)
{
    const QSignalBlocker quiet(this);
    m_starts->setMaximum(most);
}

} // namespace convoku
