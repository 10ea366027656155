// SPDX-License-Identifier: MIT
#include "app/widgets/time/events_panel.h"

#include "app/session/session.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace convoku {
namespace {

/// One knows a heading by its beginning. Qt 6.4 shows the end of one that stands on the right and has no room ("oved"),
/// whatever textElideMode() says.
class ElidingHeader final : public QHeaderView
{
public:
    ElidingHeader()
        : QHeaderView(Qt::Horizontal)
    {
        // As a tree's own header.
        setSectionsMovable(true);
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        const int margins = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, option, this);
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, sectionSize(section) - margins);
    }
};

} // namespace

EventsPanel::EventsPanel(Session* session, QWidget* parent)
    : QTreeView(parent)
    , m_session(session)
    , m_model(session)
    , m_copy(new QAction(tr("&Copy in words"), this))
{
    setObjectName(QStringLiteral("events"));
    setHeader(new ElidingHeader);
    setModel(&m_model);
    setUniformRowHeights(true);
    setIconSize({14, 14});
    setIndentation(14);
    setAllColumnsShowFocus(true);
    setAccessibleName(tr("Events"));
    header()->setStretchLastSection(false);
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    int numbers = 0;
    int leastNumbers = 0;
    header()->setMinimumSectionSize(digit);
    header()->setSectionResizeMode(EventsModel::EventColumn, QHeaderView::Stretch);
    for (const int column : {EventsModel::RemovedColumn, EventsModel::LeftColumn, EventsModel::DepthColumn}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        const QString title = m_model.headerData(column, Qt::Horizontal).toString();
        // A long heading must not take the names' room; its tip has it whole.
        int width = std::clamp(fontMetrics().horizontalAdvance(title) + 18, digit * 5, digit * 9);
        if (column == EventsModel::RemovedColumn)
            width = std::max(width, fontMetrics().horizontalAdvance(EventsModel::widestRemoved()) + cellMargins());
        m_numbers.push_back({column, width});
        numbers += width;
        leastNumbers += leastWidth(column);
    }
    // A guess with its digit can be read where there is room, and on a small screen at least a pass with its number,
    // and the numbers without their headings.
    const int rest = 2 * indentation() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int name = std::min(fontMetrics().horizontalAdvance(EventsModel::widestName()), digit * 30);
    m_wantedWidth = name + rest + numbers;
    setMinimumWidth(std::min(name, digit * 14) + rest + leastNumbers);
    fitColumns();
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_session->jumpTo(m_model.positionOf(current));
    });
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(m_copy);
    connect(m_copy, &QAction::triggered, this, &EventsPanel::copyWords);
    connect(session, &Session::positionChanged, this, &EventsPanel::selectPosition);
    connect(session, &Session::recordingReset, this, &EventsPanel::selectPosition);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &EventsPanel::selectPosition);
    selectPosition();
}

QSize EventsPanel::sizeHint() const
{
    return {m_wantedWidth, QTreeView::sizeHint().height()};
}

/// Of a column of numbers: of the candidates, or of a depth.
int EventsPanel::leastWidth(int section) const
{
    const QString widest(section == EventsModel::DepthColumn ? 2 : 3, QLatin1Char('8'));
    return fontMetrics().horizontalAdvance(widest) + cellMargins();
}

int EventsPanel::cellMargins() const
{
    return 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1) + 4;
}

/// Where the panel is narrower than it wants to be the depth goes, which the timeline shows, and then headings give
/// way.
void EventsPanel::fitColumns()
{
    int missing = std::max(0, m_wantedWidth - width());
    const bool narrow = missing > 0;
    if (narrow != isColumnHidden(EventsModel::DepthColumn))
        setColumnHidden(EventsModel::DepthColumn, narrow);
    for (const Column& column : m_numbers) {
        if (narrow && column.section == EventsModel::DepthColumn)
            missing = std::max(0, missing - column.width);
    }
    for (const Column& column : m_numbers) {
        const int less = std::clamp(missing, 0, std::max(0, column.width - leastWidth(column.section)));
        header()->resizeSection(column.section, column.width - less);
        missing -= less;
    }
}

void EventsPanel::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
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
