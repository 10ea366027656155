// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

#include <QStackedWidget>

class QBoxLayout;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace convoku {

class LessonBrowser;
class LessonPictureView;
class LessonProgress;
class LessonWalk;
class QuestionView;

/// The reader of lessons: the list of those that there are, the stops of the one that is open and what stands behind
/// the last of them, or what is wrong with a file. It shows a LessonWalk; what its buttons and links do is for the
/// window.
class LessonPanel : public QStackedWidget
{
    Q_OBJECT

public:
    /// `progress` and `walk` must outlive it.
    LessonPanel(LessonWalk* walk, const LessonProgress* progress, QWidget* parent = nullptr);

    void showList();
    /// While a file is looked at.
    void showChecking(const QString& path);
    void showProblems(const QString& path, const std::vector<LessonProblem>& problems);
    /// `path`: the open lesson's. `next`: the title of the lesson behind it; empty where there is none.
    void showLesson(const QString& path, const QString& next);

    /// Behind the last stop: what the lesson was about, and where to go from here. Only Enter or a click go on, so that
    /// nobody loses his place by one Space too many.
    void showEnd();

    QuestionView* question() const { return m_question; }
    /// Returns the view for the picture of a stop; a stop may have none.
    LessonPictureView* picture() const { return m_picture; }
    LessonBrowser* text() const { return m_text; }
    LessonBrowser* endText() const { return m_endText; }
    /// Returns true if the reader is in front. Only there its keys work.
    bool isReading() const;
    bool isAtEnd() const;

    /// The hint of the page in front: the other pages must not make the window larger.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lessonChosen(const QString& path);
    void openAsked();
    void listAsked();
    void backAsked();
    void nextAsked();
    /// The lesson behind this one.
    void nextLessonAsked();
    void returnAsked();
    void closeAsked();
    /// The stop has a picture that is drawn of its run.
    void drawingAsked();
    /// Read the file again.
    void againAsked(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeListPage();
    QWidget* makeReaderPage();
    QWidget* makeEndPage();
    QWidget* makeProblemPage();
    /// Makes the sheet of a stop, or of the end.
    QWidget* makeSheet(QBoxLayout* rows) const;
    /// Makes an area that shows all of a text, and what belongs to it. The keys of the text scroll it.
    QScrollArea* scrollOf(LessonBrowser* text, QBoxLayout* content, const char* id);
    void fillList();
    void showStop();
    /// Shows the lesson and the stop, or only the stop if there is no room.
    void showWhere();
    void showForward();
    void showState();
    QString fullTitle() const;
    /// Opens the next lesson, or the list if there is none.
    void openNextOrList();

    LessonWalk* m_walk;
    const LessonProgress* m_progress;
    QString m_path;
    QString m_next;

    // Filters look at them while they are being made.
    QListWidget* m_list = nullptr;
    QLabel* m_listHint = nullptr;
    QPushButton* m_where = nullptr; ///< leads to the list
    QToolButton* m_close = nullptr;
    QProgressBar* m_bar = nullptr;
    QScrollArea* m_endScroll = nullptr;
    QScrollArea* m_scroll = nullptr; ///< around text, picture and question
    LessonBrowser* m_text = nullptr;
    LessonPictureView* m_picture = nullptr;
    QuestionView* m_question = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_return = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QLabel* m_endTitle = nullptr;
    LessonBrowser* m_endText = nullptr;
    QPushButton* m_nextLesson = nullptr;
    QPushButton* m_endList = nullptr;
    QLabel* m_problemTitle = nullptr;
    QListWidget* m_problems = nullptr;
    QPushButton* m_again = nullptr;
};

} // namespace convoku
