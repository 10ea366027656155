// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QWidget>

#include <memory>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace convoku {

class ChainGraphView;
class ChainList;
class ChainModel;
class ChainSide;
class Inquiry;
class Picture;
class Session;
class Workspace;
struct ViewRow;

/// Why a candidate is gone, all the way down to the givens: the proof as lines or as a graph, and beside it the board
/// as it stands at the selected line. Opened on a candidate that is gone, or on a step that removed some, it proves at
/// once; where there is nothing to prove it says how to come by something.
class ChainPage : public QWidget
{
    Q_OBJECT

public:
    ChainPage(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);
    ~ChainPage() override;
    static ViewRow row(Workspace* workspace);

    ChainModel* model() const { return m_model; }
    ChainList* list() const { return m_list; }
    ChainGraphView* graph() const { return m_graph; }
    bool showsGraph() const;
    /// The whole proof as it is folded, in the form that is chosen; null while there is none.
    std::shared_ptr<const Picture> picture() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void hovered(const QString& text);
    /// The board is to be seen: back, or at the place of a line.
    void boardRequested();
    void exportRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildHeader();
    QWidget* buildMessage();
    void showProof();
    void showMessage();
    /// Starts the proof of the subject that the page was opened on, once its removal is known; at most once per
    /// opening.
    void proveWhatIsAsked();
    /// To what is there.
    void placeFocus();
    void place();

    Session* m_session;
    Inquiry* m_inquiry;
    ChainModel* m_model;
    QStackedWidget* m_pages; ///< the message, the proof
    QLabel* m_message;
    QLabel* m_hint;
    QPushButton* m_ask;
    QPushButton* m_cancel;
    QPushButton* m_toBoard;
    QToolButton* m_back;
    QLabel* m_title;
    QLabel* m_summary;
    QAction* m_proofForm;
    QAction* m_graphForm;
    QStackedWidget* m_forms;
    ChainList* m_list;
    ChainGraphView* m_graph;
    QWidget* m_proof;
    ChainSide* m_side;
    bool m_opened = false; ///< on something of which nobody knows yet what is to be proved
    QWidget* m_line; ///< between the lines and what stands beside them
};

} // namespace convoku
