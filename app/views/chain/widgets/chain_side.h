// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/chain/chain_board.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace convoku {

class ChainModel;

/// The board of a proof as it stands at the selected line.
class ChainBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ChainBoard(ChainModel* model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {110, 110}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ChainModel* m_model;
};

/// Draws the number of marks still to be removed, line by line, with a line at the selected one.
class ChainCurve : public QWidget
{
    Q_OBJECT

public:
    explicit ChainCurve(ChainModel* model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ChainModel* m_model;
};

/// Shows the details beside the lines of a proof: the board, the meaning of its marks, the progress, and the selected
/// line in words, with commands that go to its place or write a file.
class ChainSide : public QWidget
{
    Q_OBJECT

public:
    explicit ChainSide(ChainModel* model, QWidget* parent = nullptr);

    /// Below the lines it is low: words beside a smaller board, or without it.
    enum class Place { Beside, Below, WordsOnly };
    void setPlace(Place place);

Q_SIGNALS:
    void exportRequested();

private:
    void showLine();
    void showLegend();

    ChainModel* m_model;
    ChainBoard* m_board;
    QWidget* m_legend;
    std::array<QLabel*, 3> m_marks{};
    QBoxLayout* m_halves;
    QWidget* m_progress; ///< the curve with its heading
    QLabel* m_count;
    ChainCurve* m_curve;
    QLabel* m_headline;
    QLabel* m_sentence;
    QPushButton* m_go;
};

} // namespace convoku
