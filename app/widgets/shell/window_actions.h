// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/collections/collection_actions.h"
#include "app/widgets/editing/edit_bar.h"
#include "app/widgets/time/transport_bar.h"
#include "app/wording/voices.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <array>

class QAction;
class QActionGroup;
class QWidget;

namespace convoku {

/// Every action of the window with its text, help, sign and keys; what they do is connected by the window.
/// Keys: F-keys and Ctrl combinations work in the whole window, plain keys only where the board or the timeline has the
/// focus, because there they would steal from buttons and fields.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// Adds all actions to the window; those with plain keys go to `plain`, the board and the timeline.
    WindowActions(QWidget* window, const QList<QWidget*>& plain);

    QAction* newPuzzle;
    QAction* open;
    QAction* paste;
    QAction* copyPuzzle;
    QAction* copyPosition;
    QList<QAction*> copyAs; ///< one for each way to write a puzzle that the clipboard is of use for; data: PuzzleFormat
    QAction* copyAddress;
    QAction* copyPicked; ///< the picked candidate, or the picked number of a layer
    QAction* copyVoices;
    QAction* edit;
    EditActions editing;
    QAction* saveSession;
    QAction* saveSessionAs;
    QAction* savePuzzle;
    QAction* savePosition;
    QAction* exportGif;
    QAction* generate;
    QAction* exportLayer;
    QAction* exportSlide;
    QAction* exportCollection;
    QAction* exportPicture;
    QAction* copyPicture;
    QAction* quit;

    TransportActions transport;
    QAction* playOnBoard;
    QAction* slower;
    QAction* faster;
    QAction* playBackwards;
    QAction* enterLayers;
    QAction* stepOut;
    QAction* stepOutBackwards;
    QAction* runToSelected;
    QAction* back;
    QAction* forward;
    QAction* goToAddress;
    QAction* previousChange;
    QAction* nextChange;
    QAction* explainPicked;
    QAction* historyOfPicked;
    QAction* toggleBreakpoint;
    QAction* addBreakpoint;
    QAction* nextHit;
    QAction* previousHit;
    QAction* toggleBookmark;
    std::array<QAction*, 10> bookmarks; ///< to the first, second … bookmark
    QAction* clearRange;
    QAction* firstWrongGuess;
    QAction* whyItFailed;
    QAction* stopRun;
    QAction* continueRun;
    QAction* lookForAnother;
    QAction* nextSolution;
    QAction* skipIdle;
    QAction* nextPuzzle;
    QAction* previousPuzzle;
    CollectionActions collection;

    QList<QAction*> lessons; ///< those that come with the program
    QAction* openLesson;
    QAction* lessonList;
    QAction* nextStop;
    QAction* previousStop;
    QAction* previousStopOnBoard; ///< as playOnBoard, which goes on in a lesson
    QAction* returnToStop;
    QAction* closeLesson;

    QAction* commands;
    QAction* searchTree; ///< checked: the tree is in front, not the board
    QAction* tensors; ///< checked: the layers' tensors are in front
    QAction* ruleGraph; ///< checked: the layers as a graph are in front
    QAction* pinLayer;
    QAction* whatIf; ///< checked: the comparison with other rules is in front
    QAction* nextPanel;
    QAction* previousPanel;
    QAction* resetLayout;
    QActionGroup* appearances;
    QAction* colours;
    QActionGroup* languages; ///< data: the id of one; empty: the system's
    QAction* tintDerived;
    std::array<QAction*, kVoiceCount> voices; ///< checked: it is heard; the last one that is can't be unchecked
    QAction* showLayer; ///< checked: the board shows what a layer has computed
    QAction* lessMotion; ///< checked: nothing moves by itself
    QAction* fullScreen;
    QAction* openHelp;
    QAction* helpHere;
    QAction* firstSteps;
    QAction* howItWorks;
    QAction* keys;
    QAction* about;

    /// Which of `languages` is checked.
    void setLanguage(const QString& id);
    /// The text of an action without its menu's key: "Open…" of "&Open…", and of "開く(&O)…" too.
    static QString label(const QAction* action);
    void setPlaying(bool playing);
    /// The voices whose action is checked.
    VoiceSet heardVoices() const;
    /// Gives an action keys and shows the first one in its tip.
    static void setKeys(QAction* action, const QList<QKeySequence>& shortcuts);

Q_SIGNALS:
    void heardVoicesChanged();

private:
    void makeCollectionActions();
    void makeEditActions();
    void makeLanguages();
    void makeVoices();
    void makeLessonActions();
    QAction* make(const char* id, const QString& text, const QList<QKeySequence>& shortcuts, const QString& help);

    QWidget* m_window;
};

} // namespace convoku
