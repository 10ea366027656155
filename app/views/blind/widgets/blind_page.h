// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/cost_lane.h"
#include "app/views/blind/blind_picture.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QMenu;
class QPushButton;

namespace convoku {

class BlindChoices;
class BlindWork;
struct BlindViewState;
class CostLaneView;
class MenuWord;
class Session;
class TransportStrip;
class TrialBoard;
class Workspace;

/// Search that knows no rule, on the puzzle of the session: how it is run, the grid of each trial, and the costs of all
/// as a lane to scrub in. Curves of the searches before stay for comparison.
class BlindPage : public QWidget
{
    Q_OBJECT

public:
    explicit BlindPage(Workspace* workspace, QWidget* parent = nullptr);
    ~BlindPage() override;

    BlindWork* work() const { return m_work; }
    BlindChoices* choices() const { return m_choices; }
    TrialBoard* board() const { return m_board; }
    CostLaneView* lane() const { return m_lane; }
    /// Returns the picture of the selected trial; null if nothing was tried.
    std::shared_ptr<const Picture> picture() const;
    /// The search as an animation; none where nothing was tried.
    std::optional<BlindShow> animation() const;
    bool isPlaying() const { return m_player.isActive(); }
    /// Side by side its parts need more: where there is less room they stand one below the other.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Sent with a text about what is under the mouse.
    void hovered(const QString& text);
    void exportRequested(bool animation);
    void trainingRequested();
    /// The program failed; not for translation.
    void failed(const QString& error);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static QString pointHint();
    QWidget* buildBar();
    TransportStrip* buildStrip();
    void fillMethods(QMenu* menu);
    void showPuzzle();
    void takePuzzle();
    /// Restores the state that the page of another language left; keepDesk() keeps it for the next page.
    void takeUp(const BlindViewState& viewState);
    void keepDesk();
    void searchOrPause();
    void stepOnce();
    /// A search with what is chosen, in place of the one before, whose curve stays.
    void beginIfOther();
    void keepCurve();
    void forgetCurves();
    void takeRecord();
    void goTo(std::size_t place);
    void stepTo(BlindRecord::Stride stride, bool forward);
    BlindRecord::Stride chosenStride() const;
    void setPlaying(bool playing);
    void playOn();
    void showAll();
    void showWords();
    void place();
    const BlindRecord* record() const { return m_scene.front(); }

    Session* m_session;
    BlindWork* m_work;
    BlindChoices* m_choices;
    MenuWord* m_method;
    QPushButton* m_search;
    QPushButton* m_step;
    QPushButton* m_forget;
    QPushButton* m_export;
    QLabel* m_knows;
    QLabel* m_cost;
    TrialBoard* m_board;
    QBoxLayout* m_middle; ///< the board, and beside or below it what is said
    QLabel* m_trial;
    QLabel* m_outcome;
    QLabel* m_cell;
    QLabel* m_leftOut;
    QComboBox* m_stride;
    CostLaneView* m_lane;
    TransportStrip* m_strip;
    CostLaneScene m_scene; ///< the curves that stay, and the search's own where it has begun
    bool m_begun = false; ///< the scene's last curve is the search's
    bool m_follows = true; ///< the place goes with the newest trial
    QTimer m_player;
};

} // namespace convoku
