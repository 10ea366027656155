// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/present/present_sentence.h"
#include "app/window/parts/board_widget.h"

#include <QTimer>

#include <vector>

namespace convoku {

class Inquiry;
class Session;

/// The session's position for a room: the board, one sentence, and a line with the guesses and failures of the run.
/// Nothing else: it lies over the whole window, and has the keys of a presentation.
class PresentView final : public BoardWidget
{
    Q_OBJECT

public:
    PresentView(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);
    ~PresentView() override;

    BoardGeometry geometryOfBoard() const override;
    /// Returns true while the view is blank, until a key is pressed.
    bool isBlanked() const { return m_blanked; }
    /// Returns the sentence as it is read aloud.
    QString sentence() const;
    /// The height of the sentence's letters, in pixels, and where it stands.
    struct Text
    {
        QRectF room;
        qreal size = 0;
    };
    Text text() const { return places().text; }

Q_SIGNALS:
    /// Esc was pressed.
    void left();

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QString ruleName(RuleId rule) const override;
    qreal scale() const override { return 1; } // the board fills the window at any text size
    QRectF focusRect() override { return {}; }
    QString tipAt(QPointF /*place*/) override { return {}; }
    bool handlesKey(const QKeyEvent& event) override;
    bool takeKey(int key, bool shift) override;
    bool moveCursor(int /*key*/) override { return false; }
    /// Keeps the focus here: the widgets below cannot be reached.
    bool focusNextPrevChild(bool /*next*/) override { return true; }
    void mouseMoveEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Places
    {
        QRectF board;
        Text text;
        QLineF line;
    };
    Places places() const;
    void showStep();
    /// The pointer is there, for as long as it moves.
    void showPointer();
    void paintSentence(QPainter& painter, const Theme& theme) const;
    void paintLine(QPainter& painter, const Theme& theme) const;

    Session* m_session;
    Inquiry* m_inquiry;
    std::vector<PresentSpan> m_sentence;
    QTimer m_pointer;
    bool m_blanked = false;
};

} // namespace convoku
