// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/inquiry.h"
#include "app/drawing/theme.h"
#include "app/views/why/layer_tiles.h"
#include "app/wording/reason_wording.h"
#include "app/wording/voices.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;
class QBoxLayout;

namespace convoku {

class ChainButton;
class HowItWorks;
class LayerValues;
class ReasonChips;
class Session;
class VoicesView;
class WhyHeadline;

/// The Why card: what was concluded, in three voices, what it rests on, what else the step found, and the chain down to
/// the givens. It follows the finding that is looked at; a picked candidate takes it over, and Escape gives it back.
class ExplanationPanel : public QWidget
{
    Q_OBJECT

public:
    ExplanationPanel(Session* session, Inquiry* inquiry, LayerValues* values, QWidget* parent = nullptr);

    /// For the card's own menu of voices.
    void setVoiceActions(const QList<QAction*>& actions);
    void setEnabledVoices(const VoiceSet& enabled);
    /// Only the headline: it folds by itself where there is no room for more, and unfolds again.
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// Explains how the network works, instead of the step, while no candidate is picked.
    void setIntroduced(bool introduced);
    HowItWorks* introduction() const { return m_introduction; }
    /// Returns the explanation of the step at the position in all voices; that of the selected finding if there is one.
    EventVoices stepVoices() const;

Q_SIGNALS:
    /// The chain was asked for, and is to be seen.
    void chainRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void pickedChanged();
    void positionChanged();
    void showCard();
    void showStep();
    void showFindings();
    void showContradiction();
    void showPicked();
    void showFound();
    void showLater();
    void showAnswer(const Inquiry::Answer& answer);
    void clearRows(QBoxLayout* rows);
    void setReasons(const std::vector<ReasonChip>& chips, std::optional<RuleFamily> family);
    void setTiles(const std::optional<LayerTiles>& tiles, const QColor& colour);
    void follow(std::uint16_t candidate);
    void choose(const ReasonChip& chip);
    void prove();
    void back();
    QString stateSentence() const;
    bool isPending() const;

    Session* m_session;
    Inquiry* m_inquiry;
    LayerValues* m_values;
    QScrollArea* m_scroll;
    HowItWorks* m_introduction;
    WhyHeadline* m_headline;
    QWidget* m_body; ///< all but the headline
    QLabel* m_contradiction;
    VoicesView* m_voices;
    QLabel* m_also;
    QLabel* m_clashTitle;
    QBoxLayout* m_clash;
    QLabel* m_reasonsTitle;
    ReasonChips* m_reasons;
    QLabel* m_elsewhere;
    QPushButton* m_goThere;
    QBoxLayout* m_others;
    QLabel* m_nextTitle;
    QLabel* m_next;
    QPushButton* m_undoGuess;
    ChainButton* m_chain;
    std::vector<Candidate> m_trail; ///< candidates whose reasons led to the one that is picked
    bool m_following = false;
    bool m_folded = false;
    bool m_introduced = false;
    QTimer m_late; ///< findings that are asked for come first
};

} // namespace convoku
