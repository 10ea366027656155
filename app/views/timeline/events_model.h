// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/wording/voices.h"
#include "solver/run/recording.h"

#include <QAbstractItemModel>
#include <QIcon>

#include <memory>
#include <vector>

namespace convoku {

class Session;

/// The events of a session's run as a tree: a row for the start and one for each pass, under it what happened in the
/// pass.
class EventsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { EventColumn, RemovedColumn, LeftColumn, DepthColumn, ColumnCount };

    /// Returns a name as wide as the names in the list must be to tell guesses apart.
    static QString widestName();
    /// Returns the text for a pass that undoes a guess: removed and restored candidates, with two and three digits.
    static QString widestRemoved();

    explicit EventsModel(Session* session, QObject* parent = nullptr);

    /// Colours of the rules beside their names.
    void setTheme(const Theme& theme);
    const Theme& theme() const { return *m_theme; }

    /// The voices of the rows' tips.
    void setEnabledVoices(const VoiceSet& enabled) { m_enabledVoices = enabled; }
    /// Returns the text about the row in all voices.
    EventVoices voicesOf(const QModelIndex& index) const;

    /// Returns the position that a row leads to: for the row of a pass its end, or the contradiction of a pass that
    /// undoes a guess.
    Position positionOf(const QModelIndex& index) const;
    /// The row that a position belongs to: the event's where the step has one, else the pass's.
    QModelIndex indexOf(Position position) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void reset();
    void drawMarks();
    void grow();
    QVariant markOf(const Event& event) const;
    QVariant passData(int pass, int column, int role) const;
    QVariant eventData(const Event& event, int column, int role) const;

    Session* m_session;
    std::shared_ptr<const Recording> m_recording;
    const Theme* m_theme = nullptr;
    std::vector<QIcon> m_ruleMarks; ///< by place in the network that ran
    VoiceSet m_enabledVoices = kAllVoices;
    int m_passes = -1; ///< passes that the model shows; -1: no puzzle
};

} // namespace convoku
