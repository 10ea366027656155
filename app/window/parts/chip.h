// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/icons.h"
#include "app/window/parts/plain_text.h"

#include <optional>

namespace convoku {

/// A few words on a ground of their own: a verdict, a stop. Its sign says the same as its colour.
class Chip : public PlainLabel
{
    Q_OBJECT

public:
    enum class Tone { Plain, Solved, Contradiction };

    explicit Chip(QWidget* parent = nullptr);

    /// Plain text.
    void setContent(const QString& text, Tone tone = Tone::Plain, std::optional<Sign> sign = {});
    /// Filled with its colour: what matters now. Else tinted.
    void setFilled(bool filled);
    bool isFilled() const { return m_filled; }
    Tone tone() const { return m_tone; }

    QColor ground() const;
    QColor ink() const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int signSide() const;

    Tone m_tone = Tone::Plain;
    std::optional<Sign> m_sign;
    bool m_filled = false;
};

} // namespace convoku
