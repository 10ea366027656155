// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace convoku {

/// Shows Markdown of a lesson. Signals tell which link is under the mouse or has the focus, and which is chosen; the
/// browser opens none. The widget is as high as the text, for a scroll area around it; wide code is wrapped and wide
/// tables are shrunk, so that nothing scrolls sideways.
class LessonBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit LessonBrowser(QWidget* parent = nullptr);

    void setLesson(const QString& markdown);
    /// The link that is kept, which is marked; empty: none.
    void setKept(const QString& target);

    /// Whatever the text names, nothing is read: a lesson comes from anybody, and has neither pictures nor styles.
    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    /// Empty: none any more.
    void linkPointed(const QString& target);
    void linkChosen(const QString& target);
    /// Tab has led to a link.
    void linkReached();

protected:
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();
    void formatBlocks();
    void formatLinksAndCode();
    int widthBesideBar() const;
    static void setTableLetters(QTextDocument& text, double part);
    void fitTables();
    void fitHeight();

    QString m_markdown;
    QString m_kept;
    bool m_hasTables = false;
    double m_tablePart = 0; ///< size of the tables' letters as a part of the text's; 0: not chosen yet
};

} // namespace convoku
