// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/network_draft.h"
#include "app/drawing/theme.h"

#include <QImage>
#include <QPlainTextEdit>

#include <functional>
#include <map>
#include <vector>

class QCompleter;
class QLabel;
class QStandardItemModel;

namespace convoku {

class RuleHighlighter;

/// Holds the note beside a line of the text.
struct LineNote
{
    QString text; ///< of the line, without its end: what is written now may be something else
    QString layers; ///< "2–6"
    QString shape; ///< "[9, 9, 1]"
    QImage picture; ///< of what it works out here; null: nothing is known
    std::function<QImage(int side)> draw; ///< draws the picture in another size, in pixels of the widget
    bool isOfPart = false; ///< of the part that is looked at
};

/// The text of a network: numbers of lines, its colours, what is wrong where, words to complete, and beside each line
/// what it makes. Plain text only; new lines stand below the one before.
class RuleEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit RuleEditor(QWidget* parent = nullptr);

    /// Replaces all of it; what was there comes back with undo.
    void replaceText(const QString& text);
    void setMistakes(const std::vector<DraftMistake>& mistakes);
    const std::vector<DraftMistake>& mistakes() const { return m_mistakes; }
    /// Sets the notes by line, from 1.
    void setNotes(const std::map<int, LineNote>& notes);
    /// Returns the note of a line; null if there is none, or if the line has changed since.
    const LineNote* noteOf(int line) const;
    /// Returns the line of the cursor, from 1.
    int line() const;
    void goToLine(int line);
    RuleHighlighter* highlighter() const { return m_highlighter; }
    QCompleter* completer() const { return m_completer; }
    /// Returns the words offered at the cursor; empty if there are none.
    QStringList completions() const;
    /// Returns the rectangle of a line's picture in the margin; empty if the picture is not visible.
    QRect pictureRect(int line) const;
    QWidget* margin() const { return m_notes; }

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The cursor is in another line.
    void lineChanged(int line);
    void pictureClicked(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    class Rows;

    void useFont();
    void arrange();
    void paintNumbers();
    void paintNotes();
    int numbersWidth() const;
    int notesWidth() const;
    int pictureSide() const;
    void breakLine();
    void offer(bool asked);
    void complete(const QString& word);
    QString tipAt(int line) const;
    /// Shows the picture of a line enlarged, beside the margin. 0: none.
    void enlarge(int line);

    RuleHighlighter* m_highlighter;
    Rows* m_rows;
    QWidget* m_numbers;
    QWidget* m_notes;
    QLabel* m_enlarged;
    int m_enlargedLine = 0;
    QCompleter* m_completer;
    QStandardItemModel* m_words;
    std::vector<DraftMistake> m_mistakes;
    int m_line = 1;
    bool m_narrow = false; ///< there is no room for what stands beside the lines
};

} // namespace convoku
