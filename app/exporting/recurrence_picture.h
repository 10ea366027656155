// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/exporting/picture.h"
#include "solver/run/recording.h"

#include <QCoreApplication>

#include <vector>

namespace convoku {

/// The recurrence of a run: one pass as a box whose state is fed back to its input, how often that happens, and below
/// it the same unrolled, with the board before and after the first passes and at the end.
class RecurrencePicture : public Picture
{
    Q_DECLARE_TR_FUNCTIONS(convoku::RecurrencePicture)

public:
    /// More passes than that are left out between the first ones and the last.
    static constexpr int kMostPasses = 4;

    /// Narrow: for a column of text, without a title; fewer boards, and smaller ones.
    enum class Shape { Wide, Narrow };
    static constexpr int kMostNarrow = 2;

    explicit RecurrencePicture(const Recording& recording, Shape shape = Shape::Wide);

    QSizeF size() const override;
    QString title() const override { return tr("One pass, fed back"); }
    /// For who does not see it: "One pass, fed back 25 times. The puzzle: 729 candidates; after pass 1: …"
    QString inWords() const;
    void paint(QPainter& painter, Theme::Kind theme) const override;

    /// The passes whose boards are shown, 0 for the start.
    const std::vector<int>& passes() const { return m_shown; }

private:
    struct Measures;

    void paintLoop(QPainter& painter, const Theme& theme) const;
    void paintUnrolled(QPainter& painter, const Theme& theme) const;
    bool isGapBehind(std::size_t board) const;
    QRectF boardArea(std::size_t board) const;

    const Measures& measures() const;

    Shape m_shape;
    int m_passes;
    int m_layers;
    std::vector<int> m_shown;
    std::vector<BoardScene> m_boards; ///< by m_shown
};

} // namespace convoku
