// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/side_by_side.h"
#include "app/exporting/export_job.h"
#include "app/exporting/picture_job.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QGridLayout;
class QLabel;
class QProgressBar;
class QSpacerItem;
class QToolButton;

namespace convoku {

class Collection;
class CollectionPane;
class ComparedBoard;
class ComparedColumn;
class ComparedLegend;
class MessageBar;
class RunLanesView;
class Workspace;
struct AnimationOptions;

/// Up to four networks and blind searches on the session's puzzle, side by side on one timeline, and a table of what
/// the networks make of the open collection.
class ComparePage final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(Workspace* workspace, QWidget* parent = nullptr);
    ~ComparePage() override;

    /// The open one; null: there is none. It outlives the page, or is taken away before.
    void setCollection(const Collection* collection);
    /// Files that were opened before, the newest first.
    void setRecentNetworks(const QStringList& paths);

    /// Who wants to show a run of another kind adds it here.
    SideBySide* runs() const { return m_runs; }
    CollectionPane* collectionPane() const { return m_pane; }
    QList<ComparedColumn*> columns() const { return m_columns; }

    /// The boards at this position; null while there are none.
    std::shared_ptr<const Picture> picture() const;
    /// The boards over the timeline.
    FrameFactory frames(const AnimationOptions& options, const std::function<bool()>& goOn = {}) const;
    /// Into a file, in the format of its ending, without asking for it. What was wrong is told.
    void savePicture(const std::shared_ptr<const Picture>& picture, const QString& path);
    void saveAnimation(const QString& path);

Q_SIGNALS:
    /// A network's file was opened.
    void networkOpened(const QString& path);
    /// A file is there, or could not be written: why.
    void saved(const QString& problem);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildTools();
    QWidget* buildTime();
    void connectParts();
    /// As many columns as there are, in as many rows as the width needs.
    void placeColumns();
    ComparedColumn* makeColumn();
    QWidget* buildTwins();
    void showTwins();
    /// The boards come first: lanes are lower where they would take more than a third of the page.
    void limitLanes();
    void showRuns();
    void showPosition();
    void askForPicture(const std::shared_ptr<const Picture>& picture, const QString& name);
    void askForAnimation();
    void cancelAnimation();
    void showExport(bool running);
    void takeAnimation(const ExportResult& result);
    void tell(const QString& problem);

    Workspace* m_workspace;
    SideBySide* m_runs;
    QStringList m_recent;
    QList<ComparedColumn*> m_columns;
    int m_across = 0; ///< columns in a row now
    MessageBar* m_message;
    QWidget* m_boards;
    QGridLayout* m_grid;
    ComparedBoard* m_twinBoard = nullptr; ///< two boards as one …
    QLabel* m_twinPlace = nullptr; ///< … in words …
    QSpacerItem* m_twinGap = nullptr; ///< … as low as the other boards …
    QWidget* m_twins; ///< … and both, which are made with it
    ComparedLegend* m_legend;
    CollectionPane* m_pane;
    RunLanesView* m_lanes;
    QLabel* m_place;
    QToolButton* m_add = nullptr;
    QToolButton* m_stop = nullptr; ///< shown while a run is running
    QToolButton* m_together = nullptr;
    QToolButton* m_picture = nullptr;
    QToolButton* m_animation = nullptr;
    QProgressBar* m_exported = nullptr; ///< shown while one is written …
    QToolButton* m_cancel = nullptr; ///< … which this ends
    QToolButton* m_first = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_on = nullptr;
    QToolButton* m_last = nullptr;
    QToolButton* m_difference = nullptr;
    QToolButton* m_mistake = nullptr;
    PictureJob m_pictureJob;
    ExportJob m_exportJob;
    QString m_exportPath;
    std::shared_ptr<std::atomic<bool>> m_exportWanted; ///< by who makes the pictures
};

} // namespace convoku
