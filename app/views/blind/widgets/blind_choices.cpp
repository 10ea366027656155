// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/blind_choices.h"

#include "app/window/parts/form.h"
#include "app/wording/blind_wording.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <limits>

namespace convoku {
namespace {

constexpr double kHottest = 1000;
constexpr int kLongestChain = 1'000'000;

} // namespace

BlindChoices::BlindChoices(QWidget* parent)
    : QWidget(parent)
    , m_fields(new QFormLayout)
    , m_method(form::combo("blind_method", {}, {.tip = tr("Method for creating the next trial grid")}))
    , m_objective(form::combo("blind_objective",
          {BlindWording::objective(CountedDigits::ZeroToEight), BlindWording::objective(CountedDigits::OneToNine)},
          {.tip = tr("Cost of a grid")}))
    , m_trials(form::spin("blind_trials", 1, static_cast<int>(BlindSettings::kMostTrials),
          {.tip = tr("The search ends after this many trials, or at a grid with the lowest possible cost")}))
    , m_seed(form::spin(
          "blind_seed", 0, std::numeric_limits<int>::max(), {.tip = tr("The same seed produces the same trials")}))
    , m_parzen(form::combo("blind_parzen",
          {BlindWording::parzen(ParzenForm::Counts), BlindWording::parzen(ParzenForm::Mixture)},
          {.tip = tr("How TPE computes probabilities from the digits tried in a cell")}))
    , m_gamma(form::combo("blind_gamma",
          {BlindWording::gamma(GammaRule::SquareRoot), BlindWording::gamma(GammaRule::Tenth)},
          {.tip = tr("How many of n trials count as good")}))
    , m_temperature(form::decimal("blind_temperature", 0.01, kHottest, 2,
          {.tip
              = tr("Initial temperature: a grid that costs one more is kept with probability exp(−1 / temperature)")}))
    , m_cooling(form::decimal(
          "blind_cooling", 0.001, 1, 3, {.tip = tr("Factor applied to the temperature after each chain")}))
    , m_chain(form::spin("blind_chain", 0, kLongestChain, {.tip = tr("Trials at one temperature")}))
    , m_reheat(form::spin("blind_reheat", 1, kLongestChain,
          {.tip = tr("After this many chains without a better grid, the temperature resets to its initial value")}))
{
    for (int i = 0; i < kBlindMethods; ++i)
        m_method->addItem(BlindWording::method(static_cast<BlindMethod>(i)));
    m_temperature->setSingleStep(0.25);
    m_cooling->setSingleStep(0.01);
    //: the length of a chain of annealing
    m_chain->setSpecialValueText(tr("empty cells²"));
    m_trials->setGroupSeparatorShown(true);

    const auto add = [this](const QString& name, QWidget* field) {
        m_fields->addRow(name, field);
        return field;
    };
    add(tr("Method"), m_method);
    add(tr("Cost"), m_objective);
    add(tr("Trials"), m_trials);
    add(tr("Seed"), m_seed);
    m_ofTpe = {add(tr("Parzen"), m_parzen), add(tr("Good ones"), m_gamma)};
    m_ofAnnealing = {add(tr("Temperature"), m_temperature), add(tr("Cooling"), m_cooling), add(tr("Chain"), m_chain),
        add(tr("Reheat after"), m_reheat)};
    form::fill(this, m_fields);
    setSettings({});
    connect(m_method, &QComboBox::currentIndexChanged, this, &BlindChoices::chooseMethod);
    const auto emitChanged = [this] {
        if (!m_settling)
            Q_EMIT changed();
    };
    for (QComboBox* combo : {m_objective, m_parzen, m_gamma})
        connect(combo, &QComboBox::currentIndexChanged, this, emitChanged);
    for (QSpinBox* spin : {m_trials, m_seed, m_chain, m_reheat})
        connect(spin, &QSpinBox::valueChanged, this, emitChanged);
    for (QDoubleSpinBox* spin : {m_temperature, m_cooling})
        connect(spin, &QDoubleSpinBox::valueChanged, this, emitChanged);
}

BlindSettings BlindChoices::settings() const
{
    BlindSettings settings = BlindSettings::of(static_cast<BlindMethod>(m_method->currentIndex()));
    settings.counted = static_cast<CountedDigits>(m_objective->currentIndex());
    settings.trials = static_cast<std::uint64_t>(m_trials->value());
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    // Settings that the method does not read keep their usual values: so equal runs have equal settings.
    if (settings.method == BlindMethod::Tpe) {
        settings.parzen = static_cast<ParzenForm>(m_parzen->currentIndex());
        settings.gamma = static_cast<GammaRule>(m_gamma->currentIndex());
    }
    if (settings.anneals()) {
        settings.temperature = m_temperature->value();
        settings.cooling = m_cooling->value();
        settings.chain = m_chain->value();
        settings.reheatAfter = m_reheat->value();
    }
    return settings;
}

void BlindChoices::setSettings(const BlindSettings& settings)
{
    {
        const QScopedValueRollback settling(m_settling, true);
        m_method->setCurrentIndex(static_cast<int>(settings.method));
        m_objective->setCurrentIndex(static_cast<int>(settings.counted));
        m_trials->setMaximum(static_cast<int>(BlindSettings::mostTrials(settings.method)));
        m_trials->setValue(static_cast<int>(settings.trials));
        m_seed->setValue(static_cast<int>(settings.seed));
        m_parzen->setCurrentIndex(static_cast<int>(settings.parzen));
        m_gamma->setCurrentIndex(static_cast<int>(settings.gamma));
        m_temperature->setValue(settings.temperature);
        m_cooling->setValue(settings.cooling);
        m_chain->setValue(settings.chain);
        m_reheat->setValue(settings.reheatAfter);
    }
    showWhatCounts();
    Q_EMIT changed();
}

void BlindChoices::choose(BlindMethod method)
{
    m_method->setCurrentIndex(static_cast<int>(method));
}

void BlindChoices::chooseMethod()
{
    if (m_settling)
        return;
    // The numbers that the method is usually run with; what all methods have stays.
    BlindSettings settings = BlindSettings::of(static_cast<BlindMethod>(m_method->currentIndex()));
    settings.counted = static_cast<CountedDigits>(m_objective->currentIndex());
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.parzen = static_cast<ParzenForm>(m_parzen->currentIndex());
    settings.gamma = static_cast<GammaRule>(m_gamma->currentIndex());
    setSettings(settings);
}

void BlindChoices::showWhatCounts()
{
    const BlindSettings settings = this->settings();
    for (QWidget* field : m_ofTpe)
        m_fields->setRowVisible(field, settings.method == BlindMethod::Tpe);
    for (QWidget* field : m_ofAnnealing)
        m_fields->setRowVisible(field, settings.anneals());
}

} // namespace convoku
