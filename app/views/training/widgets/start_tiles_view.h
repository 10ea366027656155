// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/start_tiles.h"
#include "app/window/parts/passage.h"
#include "app/window/parts/picture_view.h"

#include <map>

namespace convoku {

/// The starts of a training side by side, of which one is chosen: by a click, or with the arrow keys.
class StartTilesView : public PictureView
{
    Q_OBJECT

public:
    explicit StartTilesView(QWidget* parent = nullptr);

    void setTiles(StartTiles tiles);
    const StartTiles& tiles() const { return m_tiles; }
    /// In units of textScale() pixels. A tile that changes its group is on its way for 200 ms.
    StartTilesGeometry geometryOfTiles() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // A part for each start.
    int partCount() override;
    QString nameOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void moveTo(int part) override;

Q_SIGNALS:
    /// A start, by place in the record.
    void chosen(std::size_t start);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    int neighbour(int part, int across, int down) override;

private:
    StartTiles m_tiles;
    std::map<std::size_t, QRectF> m_from; ///< by start: where the tile was before the move
    Passage m_move;
};

/// Shows how many answers are wrong at the end of each pass of the run. A click, or an arrow key, goes to the pass.
class PassBarsView : public PictureView
{
    Q_OBJECT

public:
    explicit PassBarsView(QWidget* parent = nullptr);

    void setBars(PassBars bars, int answers);
    const PassBars& bars() const { return m_bars; }
    PassBarsGeometry geometryOfBars() const;

    // A part for each bar.
    int partCount() override;
    QString nameOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void moveTo(int part) override;

Q_SIGNALS:
    void passChosen(int pass);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    PassBars m_bars;
    int m_answers = 0;
};

} // namespace convoku
