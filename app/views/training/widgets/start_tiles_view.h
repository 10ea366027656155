// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/start_tiles.h"
#include "app/window/parts/picture_parts.h"

#include <QWidget>

namespace convoku {

/// The starts of a training side by side, of which one is chosen: by a click, or with the arrow keys.
class StartTilesView : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit StartTilesView(QWidget* parent = nullptr);

    void setTiles(StartTiles tiles);
    const StartTiles& tiles() const { return m_tiles; }
    /// In units of textScale() pixels.
    StartTilesGeometry geometryOfTiles() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a list of starts.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override { choose(static_cast<std::size_t>(part)); }

Q_SIGNALS:
    /// A start, by place in the record.
    void chosen(std::size_t start);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void choose(std::size_t tile);

    StartTiles m_tiles;
};

/// How many answers are wrong at the end of each pass of the run; a click, or an arrow key, goes there.
class PassBarsView : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit PassBarsView(QWidget* parent = nullptr);

    void setBars(PassBars bars, int answers);
    const PassBars& bars() const { return m_bars; }
    PassBarsGeometry geometryOfBars() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override { go(part); }

Q_SIGNALS:
    void passChosen(int pass);
    void hovered(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void go(int bar);

    PassBars m_bars;
    int m_answers = 0;
};

} // namespace convoku
