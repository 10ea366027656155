// SPDX-License-Identifier: MIT
#include "app/widgets/events_panel.h"

#include "app/session/session.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSignalBlocker>

namespace convoku {

EventsPanel::EventsPanel(Session* session, QWidget* parent)
    : QTreeView(parent)
    , m_session(session)
    , m_model(session)
    , m_copy(new QAction(tr("&Copy in words"), this))
{
    setObjectName(QStringLiteral("events"));
    setModel(&m_model);
    setUniformRowHeights(true);
    setIconSize({14, 14});
    setAllColumnsShowFocus(true);
    setAccessibleName(tr("Events"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(EventsModel::EventColumn, QHeaderView::Stretch);
    for (const int column : {EventsModel::RemovedColumn, EventsModel::LeftColumn, EventsModel::DepthColumn}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        const QString title = m_model.headerData(column, Qt::Horizontal).toString();
        header()->resizeSection(column, fontMetrics().horizontalAdvance(title) + 18);
    }
    setMinimumWidth(fontMetrics().averageCharWidth() * 48); // a guess with its digit can be read
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_session->setPlaying(false);
        m_session->goTo(m_model.positionOf(current));
    });
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(m_copy);
    connect(m_copy, &QAction::triggered, this, &EventsPanel::copyWords);
    connect(session, &Session::positionChanged, this, &EventsPanel::selectPosition);
    connect(session, &Session::recordingReset, this, &EventsPanel::selectPosition);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &EventsPanel::selectPosition);
    selectPosition();
}

void EventsPanel::setHeardVoices(const VoiceSet& heard)
{
    m_heard = heard;
    m_model.setHeardVoices(heard);
}

void EventsPanel::copyWords()
{
    if (currentIndex().isValid())
        QApplication::clipboard()->setText(VoiceWording::text(m_model.voicesOf(currentIndex()), m_heard));
}

std::optional<Position> EventsPanel::selected() const
{
    return currentIndex().isValid() ? std::optional(m_model.positionOf(currentIndex())) : std::nullopt;
}

void EventsPanel::selectPosition()
{
    const QModelIndex index = m_model.indexOf(m_session->position());
    if (index == currentIndex())
        return;
    const QSignalBlocker blocker(selectionModel());
    setCurrentIndex(index);
    scrollTo(index);
    // The blocked selection model did not tell the view what to repaint.
    viewport()->update();
}

} // namespace convoku
