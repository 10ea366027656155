// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/timeline/events_model.h"

#include <QTreeView>

#include <vector>

namespace convoku {

/// The events of the run as a tree that goes with the position: a row leads there, and stepping selects the row.
class EventsPanel : public QTreeView
{
    Q_OBJECT

public:
    explicit EventsPanel(Session* session, QWidget* parent = nullptr);

    void setEnabledVoices(const VoiceSet& enabled);
    /// Returns the position that the selected row leads to; none if no row is selected.
    std::optional<Position> selected() const;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Returns the minimum width of a column of numbers: room for three digits.
    int leastWidth() const;
    int cellMargins() const;
    void fitColumns();
    void selectPosition();
    void copyWords();

    Session* m_session;
    EventsModel m_model;
    VoiceSet m_enabledVoices = kAllVoices;
    QAction* m_copy;
    QPersistentModelIndex m_opened; ///< the pass that was opened for the position, by nobody
    int m_wantedWidth = 0;
    struct Column
    {
        int section;
        int width; ///< with its heading
        int least; ///< where there is little room
    };
    std::vector<Column> m_numbers;
};

} // namespace convoku
