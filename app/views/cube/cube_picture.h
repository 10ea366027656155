// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/exportable.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"
#include "app/views/cube/cube_scene.h"
#include "solver/run/findings.h"

#include <QQuaternion>

#include <optional>

namespace convoku {

/// Holds the scene and the texts of a rule in the cube.
struct CubeContent
{
    CubeScene scene;
    QQuaternion turn; ///< how the cube stands
    QString title; ///< "Hidden pair in row"
    QString roles; ///< "Group: row 3 · place: digit · value: cell"
    QString sentence;
    QString note; ///< that a box is gathered, and what the finding is from the side
};

/// A rule that has a laying, on these candidates: the finding in its slice, or without one (null) that slice alone. The
/// cube stands aside, and no sentence is made where there is no finding.
CubeContent cubeContentOf(
    const Grid& givens, const Candidates& candidates, const RuleKind& rule, int group, const Finding* finding);

/// The cube, and beside it the slice that the kernel lies on, with their words.
class CubePicture final : public Picture
{
public:
    explicit CubePicture(CubeContent content);

    QSizeF size() const override;
    QString title() const override { return m_content.title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    CubeContent m_content;
    qreal m_sentence = 0; ///< the heights of both
    qreal m_note = 0;
};

/// One rule, and what it becomes when the cube is turned.
struct CubeTurning
{
    CubeContent from; ///< its turn does not count: the slice lies straight in front
    CubeContent to;
    Theme::Kind theme = Theme::Kind::Light;
    int width = 480; ///< pixels
    int delay = 6; ///< hundredths of a second that a picture of the turn is shown
    int hold = 200; ///< the same for both ends
    DocumentFacts facts = {}; ///< its title does not count
};

/// "Naked pair in row ↔ Hidden pair in row"
QString cubeTitle(const CubeTurning& turning);

/// The cube turns from the side of one rule to that of the other, and back.
class CubeFrames final : public FrameSource
{
public:
    static constexpr int kSteps = 36; ///< pictures of a turn, with both ends

    explicit CubeFrames(const CubeTurning& turning);

    QSize size() const override { return m_size; }
    /// Counts the pictures there and back, without repeating the ends.
    int count() const override { return 2 * kSteps - 2; }
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return index == 0 || index == kSteps - 1 ? m_turning.hold : m_turning.delay; }
    /// Returns the part of the turn that the picture shows, 0 … 1.
    static double partOf(int index);

private:
    CubeTurning m_turning;
    qreal m_ratio; ///< pixels for one of the page's units
    QSize m_size;
};

Exportable cubeExportable(const CubeTurning& turning);

} // namespace convoku
