// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/cube/cube_geometry.h"
#include "app/views/cube/cube_scene.h"
#include "app/window/parts/passage.h"
#include "app/window/parts/picture_view.h"

#include <optional>

namespace convoku {

/// The cube of candidates, which mouse and arrow keys turn. A click picks a candidate.
class CubeView : public PictureView
{
    Q_OBJECT

public:
    explicit CubeView(QWidget* parent = nullptr);

    /// `turn`: where the cube turns to meanwhile, at once where `moves` is false or the person wants less motion; what
    /// was lit fades into what is lit now.
    void setScene(const CubeScene& scene, const std::optional<QQuaternion>& turn = {}, bool moves = true);
    void setHovered(std::optional<Candidate> candidate);
    const CubeScene& scene() const { return m_scene; }
    /// Returns the orientation of the cube or, while it turns, its target.
    const QQuaternion& turn() const { return m_to; }
    void turnTo(const QQuaternion& turn);
    bool isTurning() const { return m_motion.isRunning(); }
    /// While something over the view paints the cube on its way here, it is not painted itself, and does not turn.
    void setCovered(bool covered);
    CubeGeometry geometryOfCube() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a list of what is lit and of what goes.
    int partCount() override;
    QString nameOf(int part) override;
    std::vector<int> selectedParts() override;
    void moveTo(int part) override;

Q_SIGNALS:
    void candidateChosen(const convoku::Candidate& candidate);
    void candidateHovered(const std::optional<convoku::Candidate>& candidate);
    /// A person has turned it: it stands nowhere that has a name.
    void turnedByHand();
    /// Home, or a double click: as it was at first.
    void resetRequested();
    /// To the next slice (1), or the one before (-1).
    void sliceRequested(int by);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool takeKey(int key, bool shift) override;
    QString tipAt(QPointF place) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void startMotion(const QQuaternion& to, bool moves, std::optional<CubeScene> before);
    void turnByHand(double right, double down);
    std::optional<Candidate> candidateAtPoint(QPointF point) const;
    std::vector<Candidate> listedCandidates() const;
    QQuaternion shownTurn() const;

    CubeScene m_scene;
    std::optional<CubeScene> m_before; ///< what fades away in the first half of a turn
    QQuaternion m_from;
    QQuaternion m_to;
    Passage m_motion;
    bool m_covered = false;
    std::optional<QPointF> m_pressed;
    bool m_dragged = false;
};

} // namespace convoku
