// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/workshop.h"
#include "app/drawing/theme.h"
#include "app/wording/verdict_wording.h"

#include <QWidget>

#include <memory>

class QActionGroup;
class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;
class QTabWidget;

namespace convoku {

class BoardWidget;
class ChecksPane;
class FlowLayout;
class LineLayers;
class Picture;
class RuleEditor;
class SegmentBar;
class WeightsPane;
class Workspace;
struct ViewRow;

/// Edits networks. Shows the text with the values that its lines compute, what the rule at the cursor removes from the
/// board, and the results of earlier versions.
class WorkshopView : public QWidget
{
    Q_OBJECT

public:
    explicit WorkshopView(Workspace* workspace, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    /// The board beside the text goes where there is no room for both.
    QSize minimumSizeHint() const override;

    RuleEditor* editor() const { return m_editor; }
    BoardWidget* board() const { return m_board; }
    WeightsPane* weights() const { return m_weights; }
    /// Its numbers come to the fore, to be bent.
    void showWeights();
    Workshop* workshop() const { return m_workshop; }
    ChecksPane* checks() const { return m_checks; }
    /// The board with what the rule removes; null where there is none.
    std::shared_ptr<const Picture> picture() const;
    /// Returns the result of the checks, and the cost of the rule.
    VerdictChip verdict() const;

Q_SIGNALS:
    /// The network is to run; with it the other run, without the rule.
    void runRequested(bool besideWithout);
    void saveRequested(bool elsewhere);
    void openRequested();
    /// The session's network shall be copied.
    void copyRequested();
    /// A layer of the rule that is looked at, from 1.
    void layerRequested(int layer);
    /// The graph of the rule that is looked at, with the layers of the line that the cursor is in.
    void graphRequested();
    void verdictChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildBar();
    QWidget* buildText();
    QWidget* buildBoard();
    QWidget* buildBelow();
    void fillExamples();
    void insertLine(const QString& name, const QString& value, const QString& words);
    void takeText();
    void showText();
    void showDocument();
    void showDraft();
    void showPart();
    void showHouses();
    void showNotes();
    void showLine();
    void showBoard();
    /// Returns whether the session runs the network of the text.
    bool runsInSession() const;
    /// Offers to go to the first step of the run in which the rule removes something. Null: to none.
    void offerWork(const RuleInfo* rule);
    void showChecks();
    /// Shows the board of a check that failed. None: shows again what the rule removes here.
    void showCounterexample(std::optional<int> entry);
    void showWrongBoard(std::optional<Counterexample> board);
    /// Inserts the text as one change that undo reverts. `continuesEdit`: together with the previous change.
    void takeBentText(const QString& text, bool continuesEdit);
    void showVersions();
    void goBackTo(const QString& version);
    /// Returns what the selected rule computes at a line of the text, in the selected house; none if nothing.
    std::optional<DraftLine> madeAt(int line) const;
    void fit();

    Workshop* m_workshop;
    Session* m_session;
    RuleEditor* m_editor;
    LineLayers* m_layers;
    ChecksPane* m_checks;
    BoardWidget* m_board;
    QLabel* m_name;
    QLabel* m_saved;
    QLabel* m_mistake;
    QScrollArea* m_lineArea = nullptr;
    QPushButton* m_examples;
    QPushButton* m_save;
    QPushButton* m_atWork; ///< leads to m_workPlace
    QPushButton* m_whatIf;
    QPushButton* m_use;
    QMenu* m_saveMenu = nullptr;
    QMenu* m_exampleMenu = nullptr;
    QActionGroup* m_houses;
    SegmentBar* m_houseBar = nullptr;
    FlowLayout* m_heading = nullptr;
    QLabel* m_boardTitle = nullptr;
    QLabel* m_why;
    QLabel* m_place;
    QTabWidget* m_below;
    QListWidget* m_versions;
    QPushButton* m_goBack;
    QSplitter* m_across = nullptr;
    QSplitter* m_down = nullptr;
    WeightsPane* m_weights = nullptr;
    Position m_workPlace; ///< of the run, where the rule removes candidates
    std::optional<int> m_counterexample; ///< the check whose counterexample the board shows
    std::optional<Counterexample> m_wrongBoard; ///< what the board shows
    int m_bentRevision = -1; ///< of the text that came of bending last
    bool m_acrossMoved = false; ///< somebody has moved a part
    bool m_downMoved = false;
    bool m_filling = false; ///< the text is not typed
};

} // namespace convoku
