// SPDX-License-Identifier: MIT
#include "app/widgets/why/legend_panel.h"

#include "app/painting/marks.h"
#include "app/session/session.h"
#include "app/widgets/parts/plain_text.h"
#include "app/wording/wording.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QIcon>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr int kMarkSide = 16;

} // namespace

LegendPanel::LegendPanel(Session* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(&Theme::of(Theme::Kind::Light))
    , m_search(new QCheckBox(tr("Search by guessing")))
    , m_depthsTitle(new PlainLabel(tr("Set aside by a guess")))
{
    auto* layout = new QVBoxLayout(this);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    layout->addLayout(grid);
    int row = 0;
    for (const RuleInfo& info : allRules()) {
        const auto i = static_cast<std::size_t>(info.rule);
        m_marks[i] = new PlainLabel;
        m_switches[i] = new QCheckBox(Wording::rule(info.rule));
        m_switches[i]->setObjectName(QString::fromLatin1(info.id));
        m_switches[i]->setToolTip(Wording::ruleHelp(info.rule));
        m_counts[i] = new PlainLabel;
        m_counts[i]->setToolTip(tr("Candidates that the rule removed in this step"));
        m_counts[i]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_counts[i]->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")));
        grid->addWidget(m_marks[i], row, 0);
        grid->addWidget(m_switches[i], row, 1);
        grid->addWidget(m_counts[i], row, 2);
        connect(m_switches[i], &QCheckBox::toggled, this, [this, rule = info.rule](bool on) {
            Q_EMIT aboutToSwitch(
                (on ? tr("Rule switched on: %1") : tr("Rule switched off: %1")).arg(Wording::rule(rule)));
            m_session->setRuleEnabled(rule, on);
        });
        ++row;
    }
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setToolTip(tr("Off: the run stalls where the rules find nothing more."));
    grid->addWidget(m_search, row++, 1, 1, 2);
    connect(m_search, &QCheckBox::toggled, this, [this](bool on) {
        Q_EMIT aboutToSwitch(on ? tr("Search switched on") : tr("Search switched off"));
        RunOptions options = m_session->options();
        options.pass.search = on;
        m_session->setOptions(options);
    });

    grid->addWidget(m_depthsTitle, row++, 0, 1, 3);
    for (std::size_t i = 0; i < m_depthMarks.size(); ++i) {
        m_depthMarks[i] = new PlainLabel;
        m_depthNames[i] = new PlainLabel(
            i + 1 < m_depthMarks.size() ? tr("depth %1").arg(i + 1) : tr("depth %1 and, in turn, deeper").arg(i + 1));
        grid->addWidget(m_depthMarks[i], row, 0);
        grid->addWidget(m_depthNames[i], row, 1, 1, 2);
        ++row;
    }
    const QString signs[] = {tr("guess that stands"), tr("guess that failed"), tr("came back with it"),
        tr("follows from a guess"), tr("contradiction"), tr("picked candidate"), tr("cell of what the rule found"),
        tr("reason: was there"), tr("reason: was gone"), tr("what the chain still rests on")};
    static_assert(std::size(signs) == kSigns);
    grid->addWidget(new PlainLabel(tr("Other signs")), row++, 0, 1, 3);
    for (std::size_t i = 0; i < m_signMarks.size(); ++i) {
        m_signMarks[i] = new PlainLabel;
        grid->addWidget(m_signMarks[i], row, 0);
        grid->addWidget(new PlainLabel(signs[i]), row++, 1, 1, 2);
    }
    layout->addStretch(1);

    connect(session, &Session::optionsChanged, this, &LegendPanel::showOptions);
    connect(session, &Session::positionChanged, this, &LegendPanel::showStep);
    connect(session, &Session::recordingGrew, this, &LegendPanel::showStep);
    connect(session, &Session::recordingReset, this, &LegendPanel::showStep);
    setTheme(*m_theme);
    showOptions();
    showStep();
}

void LegendPanel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    const QSize side(kMarkSide, kMarkSide);
    const qreal ratio = devicePixelRatioF();
    for (const RuleInfo& info : allRules())
        m_marks[static_cast<std::size_t>(info.rule)]->setPixmap(ruleMark(info.rule, theme).pixmap(side, ratio));
    for (std::size_t i = 0; i < m_depthMarks.size(); ++i)
        m_depthMarks[i]->setPixmap(depthMark(static_cast<int>(i) + 1, theme).pixmap(side, ratio));
    const QIcon signs[] = {ringMark(1, theme), failedMark(1, theme), restoredMark(theme), derivedMark(theme),
        contradictionMark(theme), reasonMark(ReasonMark::Picked, theme), reasonMark(ReasonMark::Cell, theme),
        reasonMark(ReasonMark::Present, theme), reasonMark(ReasonMark::Absent, theme),
        reasonMark(ReasonMark::Needed, theme)};
    for (std::size_t i = 0; i < m_signMarks.size(); ++i)
        m_signMarks[i]->setPixmap(signs[i].pixmap(side, ratio));
}

void LegendPanel::showOptions()
{
    for (const RuleInfo& info : allRules()) {
        QCheckBox* box = m_switches[static_cast<std::size_t>(info.rule)];
        const QSignalBlocker blocker(box);
        box->setChecked(m_session->isRuleEnabled(info.rule));
    }
    const QSignalBlocker blocker(m_search);
    m_search->setChecked(m_session->options().pass.search);
}

void LegendPanel::showStep()
{
    std::array<int, kRuleCount> removed{};
    int depths = 0;
    if (m_session->hasPuzzle()) {
        const Recording& recording = *m_session->recording();
        const Position position = m_session->position();
        const bool wholePass = recording.isEndOfPass(position);
        for (const Event& event : recording.eventsOf(position.pass)) {
            if (event.kind == EventKind::Rule && (wholePass || (event.step == position.step && position.layer == 0)))
                removed[static_cast<std::size_t>(event.rule)] += event.changedCount;
        }
        depths = recording.maxDepth();
    }
    for (std::size_t i = 0; i < removed.size(); ++i)
        m_counts[i]->setText(removed[i] == 0 ? QString() : QString::number(removed[i]));
    m_depthsTitle->setVisible(depths > 0);
    for (std::size_t i = 0; i < m_depthMarks.size(); ++i) {
        m_depthMarks[i]->setVisible(static_cast<int>(i) < depths);
        m_depthNames[i]->setVisible(static_cast<int>(i) < depths);
    }
}

} // namespace convoku
