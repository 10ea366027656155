// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/views/cube/cube_picture.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QActionGroup;
class QBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace convoku {

class CubeView;
class Session;
class SegmentBar;
class SliceView;
class RotatedRule;
class ViewBar;
class Workspace;
struct ViewRow;

/// The candidates as a cube, with the slice that the rule of the step lies on, and what the same kernel finds on the
/// cube turned.
class CubePage : public QWidget
{
    Q_OBJECT

public:
    explicit CubePage(Workspace* workspace, QWidget* parent = nullptr);
    ~CubePage() override;
    static ViewRow row(Workspace* workspace);

    RotatedRule* rule() const { return m_rule; }
    CubeView* cube() const { return m_cube; }
    SliceView* slice() const { return m_slice; }
    /// Null while there is no puzzle.
    std::shared_ptr<const Picture> picture() const;
    /// From what is laid now to what turning makes of it, as far as that is known; none where nothing turns.
    std::optional<CubeTurning> turning() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void hovered(const QString& text);
    void exportRequested(bool animation);
    /// The program failed; not for translation.
    void failed(const QString& error);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum Side { Aside, Digits, Rows, Columns };

    ViewBar* buildBar();
    QWidget* buildFoot();
    void buildTurnMenu();
    void showRule(bool turned);
    void showWords();
    void showTurns();
    void lookFrom(Side side);
    QQuaternion turnOf(Side side) const;
    Side sideOfGroup() const;
    CubeContent content() const;
    QString sentence() const;
    void hover(const std::optional<Candidate>& candidate);
    void place();

    Session* m_session;
    RotatedRule* m_rule;
    QString m_title;
    QString m_roles;
    QActionGroup* m_sides;
    SegmentBar* m_segments;
    QAction* m_free; ///< chosen where the cube stands nowhere that has a name
    QToolButton* m_turn;
    QMenu* m_turns;
    QList<QAction*> m_exchanges; ///< by Exchange
    QList<QAction*> m_boxes; ///< naked and hidden
    QList<QAction*> m_sizes; ///< from 1
    QAction* m_side; ///< the same finding from the side
    QAction* m_follow;
    QToolButton* m_export;
    QAction* m_exportTurn;
    QBoxLayout* m_views;
    CubeView* m_cube;
    QStackedWidget* m_beside; ///< the slice, or why there is none
    SliceView* m_slice;
    QLabel* m_noSlice;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_count;
    QLabel* m_sentence;
    QLabel* m_note;
    QToolButton* m_toSide;
    ViewBar* m_bar;
    QWidget* m_foot; ///< below the two views
    bool m_isUpToDate = false; ///< the words are those of what is shown
    std::optional<CubeContent> m_before; ///< what was laid before it was turned, on the same candidates
};

} // namespace convoku
