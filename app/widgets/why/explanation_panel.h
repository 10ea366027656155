// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/inquiry.h"
#include "app/wording/voices.h"

#include <QWidget>

#include <vector>

class QAction;
class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace convoku {

class LayerValues;
class Session;
class VoicesView;

/// What the step at the position did, in three voices; and why the picked candidate is gone: in the same voices, as a
/// list of what would have saved it, and as a chain of removals down to the givens. A reason leads to its own
/// explanation, a link of the chain to its place in the run.
class ExplanationPanel : public QWidget
{
    Q_OBJECT

public:
    ExplanationPanel(Session* session, Inquiry* inquiry, LayerValues* values, QWidget* parent = nullptr);

    /// For the panel's own menu of voices.
    void setVoiceActions(const QList<QAction*>& actions);
    void setHeardVoices(const VoiceSet& heard);
    /// What the panel knows of the step at the position, in all voices.
    EventVoices stepVoices() const;

Q_SIGNALS:
    /// The chain is to be exported.
    void exportProof();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void showStep();
    void showContradiction();
    /// The picked candidate is what is asked about: its part comes into sight, however long the step's is.
    void addReason(std::uint16_t candidate, const QString& text, const QString& since);
    void buildReasons();
    void fitReasons();
    void buildChain();
    void pickedChanged();
    void showAnswer();
    void showReasons(const Inquiry::Answer& answer);
    /// Says so where the board does not mark the reasons, being at another pass.
    void showElsewhere();
    void showProof();
    void markStep();
    void follow(const QTreeWidgetItem* item);
    void back();
    QString stateSentence() const;

    Session* m_session;
    Inquiry* m_inquiry;
    LayerValues* m_values;
    QScrollArea* m_scroll;
    QBoxLayout* m_parts; ///< what the step did, and why the picked candidate is gone
    QLabel* m_stepTitle;
    VoicesView* m_stepVoices;
    QToolButton* m_voiceMenu;
    QLabel* m_title;
    QLabel* m_state;
    QLabel* m_contradiction;
    VoicesView* m_why;
    QLabel* m_also;
    QTreeWidget* m_reasons;
    QPushButton* m_back;
    QPushButton* m_goThere;
    QPushButton* m_prove;
    QLabel* m_elsewhere;
    QWidget* m_chain;
    QLabel* m_summary;
    QListWidget* m_steps;
    std::vector<Candidate> m_trail; ///< candidates whose reasons led to the one that is picked
    bool m_following = false;
};

} // namespace convoku
