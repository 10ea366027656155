// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"

#include <QWidget>

#include <optional>

namespace convoku {

/// A board that only shows: what the rule that is being written removes, or a counterexample.
class RuleBoard : public QWidget
{
    Q_OBJECT

public:
    explicit RuleBoard(QWidget* parent = nullptr);

    /// None: the board is empty. `said`: the same in words, for screen readers.
    void setScene(std::optional<BoardScene> scene, const QString& said);
    const std::optional<BoardScene>& scene() const { return m_scene; }

    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<BoardScene> m_scene;
};

} // namespace convoku
