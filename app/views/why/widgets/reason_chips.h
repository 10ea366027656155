// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/wording/reason_wording.h"

#include <QAbstractButton>

namespace convoku {

/// A reason: its mark, its words, and behind them where it became so.
class ReasonChipButton : public QAbstractButton
{
    Q_OBJECT

public:
    ReasonChipButton(const ReasonChip& chip, const QColor& colour, QWidget* parent);

    const ReasonChip& chip() const { return m_chip; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QFont textFont() const;

    ReasonChip m_chip;
    QColor m_colour;
};

/// Chips in as many rows as they need.
class ReasonChips : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonChips(QWidget* parent = nullptr);

    /// `family`: whose colour the marks have.
    void setChips(const std::vector<ReasonChip>& chips, std::optional<RuleFamily> family);
    const std::vector<ReasonChip>& chips() const { return m_chips; }

Q_SIGNALS:
    void chosen(const convoku::ReasonChip& chip);

private:
    std::vector<ReasonChip> m_chips;
    Theme m_theme;
    std::optional<RuleFamily> m_family;
};

} // namespace convoku
