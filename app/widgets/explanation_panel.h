// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/inquiry.h"

#include <QWidget>

#include <array>
#include <vector>

class QAction;
class QLabel;
class QListWidget;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace convoku {

class Session;

/// Why the picked candidate is gone: in a sentence, as a list of what would have saved it, and as a chain of removals
/// down to the givens. A reason leads to its own explanation, a link of the chain to its place in the run.
class ExplanationPanel : public QWidget
{
    Q_OBJECT

public:
    ExplanationPanel(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The chain is to be exported.
    void exportProof();

private:
    QWidget* buildVoices();
    void showVoices();
    void buildReasons();
    void buildChain();
    void pickedChanged();
    void showAnswer();
    void showReasons(const Inquiry::Answer& answer);
    void showProof();
    void markStep();
    void follow(const QTreeWidgetItem* item);
    void back();
    QString stateSentence() const;

    Session* m_session;
    Inquiry* m_inquiry;
    QLabel* m_title;
    QLabel* m_state;
    QLabel* m_why;
    QLabel* m_constraint;
    QLabel* m_layer;
    std::array<QAction*, 3> m_voices{}; ///< puzzle, constraint, layer; unchecked: hidden
    QLabel* m_also;
    QTreeWidget* m_reasons;
    QPushButton* m_back;
    QPushButton* m_goThere;
    QPushButton* m_prove;
    QWidget* m_chain;
    QLabel* m_summary;
    QListWidget* m_steps;
    std::vector<Candidate> m_trail; ///< candidates whose reasons led to the one that is picked
    bool m_following = false;
};

} // namespace convoku
