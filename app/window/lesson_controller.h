// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"
#include "app/views/lessons/lesson_progress.h"

#include <QObject>

#include <memory>

class QMenu;

namespace convoku {

class ComeBackJob;
class LessonCheckJob;
class LessonStage;
struct WindowParts;

/// The window while a lesson is open: how one begins, goes on and ends, and how the window is given back.
class LessonController final : public QObject
{
    Q_OBJECT

public:
    LessonController(WindowParts& parts, QObject* parent);
    ~LessonController() override;

    /// One that comes with the program (":/lessons/…"), or a file, which is checked first. Problems are shown in the
    /// window.
    void open(const QString& path);
    /// `restoresPuzzle`: restores the puzzle and the run of before the lesson; otherwise, the lesson's stay open.
    void end(bool restoresPuzzle);
    /// To the next stop or the one before, over the ends of lessons too.
    void step(bool forward);
    /// A window that was built anew goes on where the one before was: first as the lesson has it, then, when all else
    /// is in its place, at its stop.
    void resume();
    void resumeStop();
    /// Outside of a lesson the list of lessons belongs to the perspective Teach, and to no other one. Returns whether
    /// it is in sight now.
    bool followPerspective();
    /// The lessons of files that were opened last; filled anew with each.
    QMenu* recentMenu() const { return m_recent; }

Q_SIGNALS:
    /// A lesson has begun or ended.
    void modeChanged();
    /// The name of what is open is another one.
    void titleChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addCommands();
    void connectPanel();
    void askForFile();
    /// The questions that were missed, on other boards.
    void openComeBack();
    /// Returns whether it has begun: who is editing may want to go on with that.
    bool begin(const QString& path, std::shared_ptr<const Lesson> lesson);
    void goBack();
    void openNext();
    void showStop();
    /// Connects the stop's question, whose outcome is stored in the progress.
    void connectQuestions();
    void noteAnswer(LessonProgress::Answer answer);
    void showDock(bool takesFocus = true);
    /// While a lesson is open, its panel is a sheet of fixed width without a title.
    void fitSheet();
    void fillRecent();
    /// Space plays the kernel's slide in the tensors, but in a lesson it means one thing only.
    void lendKeysToTensors(bool lent);

    WindowParts& m_parts;
    LessonStage* m_stage;
    QMenu* m_recent;
    std::unique_ptr<LessonCheckJob> m_check;
    std::unique_ptr<ComeBackJob> m_comeBack;
};

} // namespace convoku
