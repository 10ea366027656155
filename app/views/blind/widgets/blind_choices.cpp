// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/blind_choices.h"

#include "app/drawing/tokens.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/wheel.h"
#include "app/wording/blind_wording.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <limits>

namespace convoku {
namespace {

constexpr double kHottest = 1000;
constexpr int kLeastCombo = 110;
constexpr int kLongestChain = 1'000'000;

} // namespace

BlindChoices::BlindChoices(QWidget* parent)
    : QWidget(parent)
    , m_method(nullptr)
    , m_objective(nullptr)
    , m_trials(makeNumber("blind_trials", 1, static_cast<int>(BlindSettings::kMostTrials)))
    , m_seed(makeNumber("blind_seed", 0, std::numeric_limits<int>::max()))
    , m_parzen(nullptr)
    , m_gamma(nullptr)
    , m_temperature(new QDoubleSpinBox)
    , m_cooling(new QDoubleSpinBox)
    , m_chain(makeNumber("blind_chain", 0, kLongestChain))
    , m_reheat(makeNumber("blind_reheat", 1, kLongestChain))
{
    QStringList methods;
    for (int i = 0; i < kBlindMethods; ++i)
        methods << BlindWording::method(static_cast<BlindMethod>(i));
    m_method = makeCombo("blind_method", methods);
    m_objective = makeCombo("blind_objective",
        {BlindWording::objective(CountedDigits::ZeroToEight), BlindWording::objective(CountedDigits::OneToNine)});
    m_parzen = makeCombo(
        "blind_parzen", {BlindWording::parzen(ParzenForm::Counts), BlindWording::parzen(ParzenForm::Mixture)});
    m_gamma
        = makeCombo("blind_gamma", {BlindWording::gamma(GammaRule::SquareRoot), BlindWording::gamma(GammaRule::Tenth)});
    // Their longest choice is wider than a narrow window with large letters.
    for (QComboBox* combo : {m_method, m_objective, m_parzen, m_gamma})
        combo->setMinimumWidth(kLeastCombo);
    m_temperature->setObjectName(QStringLiteral("blind_temperature"));
    m_temperature->setRange(0.01, kHottest);
    m_temperature->setDecimals(2);
    m_temperature->setSingleStep(0.25);
    m_cooling->setObjectName(QStringLiteral("blind_cooling"));
    m_cooling->setRange(0.001, 1);
    m_cooling->setDecimals(3);
    m_cooling->setSingleStep(0.01);
    //: the length of a chain of annealing
    m_chain->setSpecialValueText(tr("empty cells²"));
    m_trials->setGroupSeparatorShown(true);

    m_method->setToolTip(tr("How the next grid to try is made"));
    m_objective->setToolTip(tr("What a grid costs"));
    m_seed->setToolTip(tr("The same seed makes the same trials"));
    m_trials->setToolTip(tr("The search ends behind so many trials, or with a grid than which none costs less"));
    m_parzen->setToolTip(tr("How TPE makes probabilities of the digits that were tried in a cell"));
    m_gamma->setToolTip(tr("How many of n trials count as the good ones"));
    m_temperature->setToolTip(
        tr("Temperature at the start: a grid that costs one more is kept in exp(−1 / temperature) "
           "of all cases"));
    m_cooling->setToolTip(tr("What the temperature is multiplied with behind each chain"));
    m_chain->setToolTip(tr("Trials at one temperature"));
    m_reheat->setToolTip(tr("After so many chains without a better grid it starts from the first temperature again"));

    auto* flow = new FlowLayout(space::kSmall, this);
    flow->addWidget(labelled(tr("Method"), m_method));
    flow->addWidget(labelled(tr("Cost"), m_objective));
    flow->addWidget(labelled(tr("Trials"), m_trials));
    flow->addWidget(labelled(tr("Seed"), m_seed));
    flow->addWidget(labelled(tr("Parzen"), m_parzen, false, true));
    flow->addWidget(labelled(tr("Good ones"), m_gamma, false, true));
    flow->addWidget(labelled(tr("Temperature"), m_temperature, true));
    flow->addWidget(labelled(tr("Cooling"), m_cooling, true));
    flow->addWidget(labelled(tr("Chain"), m_chain, true));
    flow->addWidget(labelled(tr("Reheat after"), m_reheat, true));

    setSettings({});
    connect(m_method, &QComboBox::currentIndexChanged, this, &BlindChoices::chooseMethod);
    const auto tell = [this] {
        if (!m_settling)
            Q_EMIT changed();
    };
    for (QComboBox* combo : {m_objective, m_parzen, m_gamma})
        connect(combo, &QComboBox::currentIndexChanged, this, tell);
    for (QSpinBox* spin : {m_trials, m_seed, m_chain, m_reheat})
        connect(spin, &QSpinBox::valueChanged, this, tell);
    for (QDoubleSpinBox* spin : {m_temperature, m_cooling})
        connect(spin, &QDoubleSpinBox::valueChanged, this, tell);
}

QSpinBox* BlindChoices::makeNumber(const char* name, int least, int most)
{
    auto* spin = new QSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setRange(least, most);
    return spin;
}

QWidget* BlindChoices::labelled(const QString& text, QWidget* field, bool annealing, bool tpe)
{
    auto* pair = new QWidget;
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kTight);
    auto* label = new PlainLabel(text);
    label->setBuddy(field);
    keepFromWheel(field); // the page scrolls
    label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    row->addWidget(label);
    row->addWidget(field, 1);
    if (tpe)
        m_ofTpe.push_back(pair);
    if (annealing)
        m_ofAnnealing.push_back(pair);
    return pair;
}

BlindSettings BlindChoices::settings() const
{
    BlindSettings settings = BlindSettings::of(static_cast<BlindMethod>(m_method->currentIndex()));
    settings.counted = static_cast<CountedDigits>(m_objective->currentIndex());
    settings.trials = static_cast<std::uint64_t>(m_trials->value());
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    // What the method does not read stays as usual: two runs that are the same have the same settings.
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
    for (QWidget* pair : m_ofTpe)
        pair->setVisible(settings.method == BlindMethod::Tpe);
    for (QWidget* pair : m_ofAnnealing)
        pair->setVisible(settings.anneals());
}

} // namespace convoku
