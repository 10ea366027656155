// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/why/layer_tiles.h"

#include <QWidget>

namespace convoku {

/// The numbers of a sum as tiles, what is asked about it, and the answer. Where there is no room for all beside each
/// other the question stands below.
class EvidenceTiles : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceTiles(QWidget* parent = nullptr);

    /// `colour`: of the ones that count, and `onColour` what is written on it.
    void setTiles(const LayerTiles& tiles, const QColor& colour, const QColor& onColour);
    const LayerTiles& tiles() const { return m_tiles; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int side() const;
    int gap() const;
    int leastTerm() const;
    int term() const;
    int sumWidth(int term) const;
    int answerWidth() const;
    bool isSpaced() const;

    LayerTiles m_tiles;
    QColor m_colour;
    QColor m_onColour;
};

} // namespace convoku
