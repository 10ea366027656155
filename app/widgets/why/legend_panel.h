// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;

namespace convoku {

class Session;

/// What the colours and marks mean, with a switch for each rule and how much it removed in this step.
class LegendPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LegendPanel(Session* session, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

Q_SIGNALS:
    /// A rule, or the search: `what` says which one and how. The run is still the one before.
    void aboutToSwitch(const QString& what);

private:
    void showOptions();
    void showStep();

    Session* m_session;
    const Theme* m_theme;
    std::array<QCheckBox*, kRuleCount> m_switches{};
    std::array<QLabel*, kRuleCount> m_counts{};
    std::array<QLabel*, kRuleCount> m_marks{};
    QCheckBox* m_search;
    QLabel* m_depthsTitle;
    static constexpr std::size_t kSigns = 10;
    std::array<QLabel*, kSigns> m_signMarks{};
    std::array<QLabel*, Theme::kDepthHues> m_depthMarks{};
    std::array<QLabel*, Theme::kDepthHues> m_depthNames{};
};

} // namespace convoku
