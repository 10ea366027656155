// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/training_work.h"
#include "app/views/training/learned_look.h"
#include "app/views/training/training_head.h"
#include "app/views/training/training_picture.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace convoku {

class AcquiredPane;
class ErrorTable;
class MenuWord;
class PassBarsView;
class Picture;
class Session;
class StudyPane;
class StartTilesView;
class TrainingHeadView;
class TrainingSetupPane;
class TrainingStrip;
class Workspace;

/// A rule's layers with random numbers in place of the written ones, and how LibTorch finds them, or something else.
/// All of the page shows the step of the training that its flag stands at.
class TrainingPage : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingPage(Workspace* workspace, QWidget* parent = nullptr);

    TrainingWork* work() const { return m_work; }
    TrainingStrip* strip() const { return m_strip; }
    StudyPane* study() const { return m_study; }
    AcquiredPane* acquired() const { return m_acquired; }
    /// Returns the steps for an export; none before anything was trained.
    std::optional<TrainingShown> shown() const;
    /// Returns the picture for a document; null before anything was trained.
    std::shared_ptr<const Picture> picture() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Describes the item under the mouse, in words; empty if there is none.
    void hovered(const QString& text);
    void blindSearchRequested();
    void exportRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildBar();
    QWidget* buildBody();
    /// Adds what can be learned: the values of each rule.
    void fillTasks(QMenu* menu);
    void fillBeginnings(QMenu* menu);
    void fillStarts(QMenu* menu);
    std::vector<LearnableValue> learnableIn(const std::string& rule) const;
    void readModel();
    void change(const std::function<void(TrainingWork::Request&)>& edit);
    void showRequest();
    /// Reads the task of the request. A request that the network cannot fulfil becomes the nearest one that it can.
    void readTask();
    /// Shows the training that comes with the program, if there is none.
    void openRecorded();
    /// Shows the start of the first tile.
    void chooseBest();
    void train();
    void trainAnew(bool otherSeed, bool paused);
    void showProblem(const QString& problem);
    void showState();
    void showRecord();
    void showStart();
    QPolygonF function() const;
    QString meaning() const;
    void showErrors();
    void askForSight();
    /// Places the sentence, errors and passes where there is room.
    void arrange();

    Session* m_session;
    TrainingWork* m_work;
    LearnedLook* m_look;
    ModelPtr m_model; ///< whose rules can be chosen; null until the page is visible
    std::optional<std::pair<std::string, std::string>> m_taskRead; ///< rule and value
    std::optional<LearningTask> m_task; ///< what the next training is about; none: m_problem says why
    QString m_problem;
    MenuWord* m_what;
    MenuWord* m_beginning;
    MenuWord* m_starts;
    QPushButton* m_train;
    QPushButton* m_settings;
    QPushButton* m_step;
    QPushButton* m_pause;
    QPushButton* m_newStarts;
    QPushButton* m_export;
    QLabel* m_said;
    QWidget* m_bar = nullptr;
    QBoxLayout* m_column = nullptr; ///< of the page
    QBoxLayout* m_body = nullptr; ///< of what scrolls
    TrainingSetupPane* m_setup;
    QWidget* m_results = nullptr;
    TrainingHeadView* m_head;
    StartTilesView* m_tiles;
    QLabel* m_countsNote;
    QWidget* m_errorsBox;
    QLabel* m_errorsTitle;
    ErrorTable* m_errors;
    QWidget* m_passesBox;
    QLabel* m_passesTitle;
    PassBarsView* m_passes;
    QBoxLayout* m_below = nullptr;
    StudyPane* m_study;
    TrainingStrip* m_strip;
    AcquiredPane* m_acquired;
    bool m_hasChosen = false; ///< the user has chosen a start since the training began
    bool m_asksAgain = false; ///< what is looked at has changed since it was asked about
};

} // namespace convoku
