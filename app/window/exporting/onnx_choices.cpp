// SPDX-License-Identifier: MIT
#include "app/window/exporting/onnx_choices.h"

#include "app/exporting/onnx_wording.h"
#include "app/window/exporting/long_label.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/wording/network_wording.h"
#include "solver/lowering/lowering.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QRadioButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <array>
#include <utility>

namespace convoku {
namespace {

constexpr std::array kForms{OnnxForm::Direct, OnnxForm::Image, OnnxForm::SpaceToDepth};
constexpr std::array kPrecisions{OnnxPrecision::Float, OnnxPrecision::Gate, OnnxPrecision::EightBits};

QString onnxKey(const char* name)
{
    return QStringLiteral("onnx/") + QString::fromLatin1(name);
}

} // namespace

OnnxChoices::OnnxChoices(OnnxExport subject, QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_subject(std::move(subject))
    , m_settings(settings)
    , m_run(form::radio("onnx_run", tr("P&asses:"),
          tr("Input: candidates. Output: the remaining candidates, and whether they are solved or a contradiction")))
    , m_passes(form::spin("onnx_passes", 1, kMostUnrolled))
    , m_step(form::radio("onnx_step", tr("one s&tep of the search")))
    , m_form(form::combo("onnx_form"))
    , m_formWords(new LongLabel("onnx_form_words"))
    , m_precision(form::combo("onnx_precision"))
    , m_precisionWords(new LongLabel("onnx_precision_words"))
    , m_batch(form::spin("onnx_batch", 1, OnnxExport::kMostBatch))
    , m_anyBatch(form::check("onnx_any_batch", tr("any &number")))
    , m_everyValue(form::check(
          "onnx_every_value", tr("eac&h layer’s output"), tr("Each value of each pass is also an output of the file")))
    , m_proves(form::check("onnx_proves", tr("pr&oofs of its rules"),
          tr("Before writing the file, prove or refute each rule and record the result in it. This takes a while.")))
{
    auto* form = new QFormLayout;
    form::layOut(this, form::column(form, form::stretch(1)));
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const int rules = static_cast<int>(m_subject.rules.size());
    const int known = static_cast<int>(m_subject.model->rules.size());
    form->addRow(tr("Network"), new LongLabel("onnx_network", NetworkWording::name(*m_subject.model)));
    form->addRow(tr("Rules"),
        new LongLabel("onnx_rules", rules == known ? tr("all %1").arg(known) : tr("%1 of %2").arg(rules).arg(known)));
    buildRun(form);
    buildForm(form);
    buildRest(form);
    restore();
    m_settling = false;
    choiceMade();

    for (QRadioButton* button : {m_run, m_step})
        connect(button, &QRadioButton::toggled, this, &OnnxChoices::choiceMade);
    for (QSpinBox* box : {m_passes, m_batch})
        connect(box, &QSpinBox::valueChanged, this, &OnnxChoices::choiceMade);
    for (QCheckBox* box : {m_anyBatch, m_everyValue, m_proves})
        connect(box, &QCheckBox::toggled, this, &OnnxChoices::choiceMade);
    connect(m_form, &QComboBox::currentIndexChanged, this, &OnnxChoices::choiceMade);
    connect(m_precision, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_requested = kPrecisions.at(static_cast<std::size_t>(index));
        choiceMade();
    });
}

void OnnxChoices::buildRun(QFormLayout* form)
{
    m_passes->setAccessibleName(tr("Number of passes"));
    m_step->setEnabled(m_subject.model->search.has_value());
    m_step->setToolTip(m_step->isEnabled() ? tr("Input and output: candidates, stack, guess and level. Feed them back "
                                                "in until it reports solved or exhausted")
                                           : tr("This network has no search."));
    form->addRow(tr("One run"), form::column(form::row(m_run, m_passes, form::stretch(1)), m_step));
    if (!m_step->isEnabled())
        form->addRow(QString(), new LongLabel("onnx_no_search", m_step->toolTip()));
}

void OnnxChoices::buildForm(QFormLayout* form)
{
    // The sentences below them need some width.
    constexpr int kLetters = 22;
    for (QComboBox* combo : {m_form, m_precision})
        combo->setMinimumContentsLength(kLetters);
    for (const OnnxForm each : kForms)
        m_form->addItem(OnnxWording::formName(each));
    for (const OnnxPrecision each : kPrecisions)
        m_precision->addItem(OnnxWording::precisionName(each));
    form->addRow(tr("For&m"), m_form);
    form->addRow(QString(), m_formWords);
    form->addRow(tr("P&recision"), m_precision);
    form->addRow(QString(), m_precisionWords);
}

void OnnxChoices::buildRest(QFormLayout* form)
{
    form::addRow(form, tr("P&uzzles at once"), form::row(m_batch, m_anyBatch, form::stretch(1)), m_batch);
    form->addRow(tr("With"), form::column(m_everyValue, m_proves));
}

void OnnxChoices::restore()
{
    m_passes->setValue(m_settings.value(onnxKey("passes"), OnnxExport::kUsualPasses).toInt());
    const bool step = m_settings.value(onnxKey("step"), false).toBool() && m_step->isEnabled();
    (step ? m_step : m_run)->setChecked(true);
    chooseIndex(m_form, m_settings.value(onnxKey("form"), 0).toInt());
    m_requested = kPrecisions.at(static_cast<std::size_t>(
        std::clamp(m_settings.value(onnxKey("precision"), 0).toInt(), 0, static_cast<int>(kPrecisions.size()) - 1)));
    m_batch->setValue(m_settings.value(onnxKey("batch"), 1).toInt());
    m_anyBatch->setChecked(m_settings.value(onnxKey("any_batch"), false).toBool());
    m_everyValue->setChecked(m_settings.value(onnxKey("every_value"), false).toBool());
    m_proves->setChecked(m_settings.value(onnxKey("proves"), true).toBool());
}

void OnnxChoices::remember() const
{
    m_settings.setValue(onnxKey("passes"), m_passes->value());
    // A network without a search leaves the setting alone: it is for networks with a search.
    if (m_step->isEnabled())
        m_settings.setValue(onnxKey("step"), m_step->isChecked());
    m_settings.setValue(onnxKey("form"), m_form->currentIndex());
    m_settings.setValue(onnxKey("precision"), static_cast<int>(m_requested));
    m_settings.setValue(onnxKey("batch"), m_batch->value());
    m_settings.setValue(onnxKey("any_batch"), m_anyBatch->isChecked());
    m_settings.setValue(onnxKey("every_value"), m_everyValue->isChecked());
    m_settings.setValue(onnxKey("proves"), m_proves->isChecked());
}

OnnxExport OnnxChoices::with(OnnxPrecision precision) const
{
    OnnxExport what = m_subject;
    what.passes = m_step->isChecked() ? 0 : m_passes->value();
    what.form = kForms.at(static_cast<std::size_t>(m_form->currentIndex()));
    what.precision = precision;
    what.batch = m_anyBatch->isChecked() ? 0 : m_batch->value();
    what.everyValue = m_everyValue->isChecked();
    return what;
}

OnnxExport OnnxChoices::chosen() const
{
    return with(kPrecisions.at(static_cast<std::size_t>(m_precision->currentIndex())));
}

bool OnnxChoices::proves() const
{
    return m_proves->isChecked();
}

void OnnxChoices::offerPrecisions()
{
    const QSignalBlocker quiet(m_precision);
    auto* items = qobject_cast<QStandardItemModel*>(m_precision->model());
    QStringList reasons;
    for (std::size_t i = 0; i < kPrecisions.size(); ++i) {
        const QString why = OnnxWording::cannotBe(with(kPrecisions[i]));
        QStandardItem* item = items->item(static_cast<int>(i));
        item->setEnabled(why.isEmpty());
        item->setToolTip(why);
        if (!why.isEmpty() && !reasons.contains(why))
            reasons << why;
    }
    const bool can = OnnxWording::cannotBe(with(m_requested)).isEmpty();
    m_precision->setCurrentIndex(static_cast<int>(can ? m_requested : OnnxPrecision::Float));
    m_precisionWords->setText(
        (QStringList(OnnxWording::precision(chosen().precision)) + reasons).join(QLatin1Char('\n')));
    m_precision->setAccessibleDescription(m_precisionWords->text());
}

void OnnxChoices::choiceMade()
{
    if (m_settling)
        return;
    m_passes->setEnabled(m_run->isChecked());
    m_batch->setEnabled(!m_anyBatch->isChecked());
    m_formWords->setText(
        OnnxWording::form(kForms.at(static_cast<std::size_t>(m_form->currentIndex())), m_subject.model->board));
    m_form->setAccessibleDescription(m_formWords->text());
    offerPrecisions();
    Q_EMIT changed();
}

} // namespace convoku
