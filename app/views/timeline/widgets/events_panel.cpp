// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/events_panel.h"

#include "app/document/session.h"
#include "app/window/parts/row_table.h"
#include "app/window/parts/widget_theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kHeaderMargins = 8; ///< of the window's own style, beside what Qt knows of

/// One knows a heading by its beginning. Qt 6.4 shows the end of one that stands on the right and has no room ("oved"),
/// whatever textElideMode() says.
class ElidingHeader final : public QHeaderView
{
public:
    ElidingHeader()
        : QHeaderView(Qt::Horizontal)
    {
        // Set up like the header that a QTreeView has by default.
        setSectionsMovable(true);
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        const int margins = kHeaderMargins + 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, option, this);
        // A heading of which only one letter is left cannot be recognised.
        option->text = section == EventsModel::DepthColumn
            ? QString()
            : option->fontMetrics.elidedText(option->text, Qt::ElideRight, sectionSize(section) - margins);
    }
};

constexpr int kBar = 3; ///< of a depth
constexpr int kBarStep = 5;
constexpr int kBars = 4; ///< more stand closer

/// The depth as bars in the hues of the guesses that stand, one beside another: down the list each is a line as long as
/// its guess stands.
class SpineDelegate final : public QStyledItemDelegate
{
public:
    SpineDelegate(const EventsModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int depth = index.data().toInt();
        const double step = depth <= kBars ? kBarStep : double(kBars * kBarStep) / depth;
        const double width = std::max(1.0, step * kBar / kBarStep);
        for (int i = 0; i < depth; ++i) {
            const double away = 2 + i * step;
            const double left = option.direction == Qt::RightToLeft ? option.rect.right() + 1 - away - width
                                                                    : option.rect.left() + away;
            painter->fillRect(
                QRectF(left, option.rect.top(), width, option.rect.height()), m_model.theme().depth(i + 1));
        }
    }

private:
    const EventsModel& m_model;
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
    // The spine, before the names.
    const int spine = 2 + kBars * kBarStep;
    setItemDelegateForColumn(EventsModel::DepthColumn, new SpineDelegate(m_model, this));
    header()->moveSection(EventsModel::DepthColumn, 0);
    header()->setSectionResizeMode(EventsModel::DepthColumn, QHeaderView::Fixed);
    header()->resizeSection(EventsModel::DepthColumn, spine);
    for (const int column : {EventsModel::RemovedColumn, EventsModel::LeftColumn}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        const QString title = m_model.headerData(column, Qt::Horizontal).toString();
        // A long heading must not take the names' room; its tip has it whole.
        const int whole = fontMetrics().horizontalAdvance(title) + 18;
        int width = std::clamp(whole, digit * 5, digit * 9);
        if (column == EventsModel::RemovedColumn)
            width = std::max(width, fontMetrics().horizontalAdvance(EventsModel::widestRemoved()) + cellMargins());
        // Short ones are never cut.
        const int least = std::min(width, whole <= digit * 7 ? std::max(leastWidth(), whole) : leastWidth());
        m_numbers.push_back({column, width, least});
        numbers += width;
        leastNumbers += least;
    }
    // A guess with its digit can be read where there is room, and on a small screen at least a pass with its number,
    // and the numbers without their headings.
    const int rest = spine + 2 * indentation() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int name = std::min(fontMetrics().horizontalAdvance(EventsModel::widestName()), digit * 30);
    m_wantedWidth = name + rest + numbers;
    setMinimumWidth(std::min(name, digit * 14) + rest + leastNumbers);
    setMinimumHeight(kLeastRows * (fontMetrics().height() + 5) + header()->sizeHint().height() + 2 * frameWidth());
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
    followTheme(this, [this] { m_model.setTheme(themeOf(this)); });
}

QSize EventsPanel::sizeHint() const
{
    return {m_wantedWidth, QTreeView::sizeHint().height()};
}

int EventsPanel::leastWidth() const
{
    return fontMetrics().horizontalAdvance(QStringLiteral("888")) + cellMargins();
}

int EventsPanel::cellMargins() const
{
    return 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1) + 4;
}

/// Narrows the columns of numbers if the panel is narrower than its preferred width.
void EventsPanel::fitColumns()
{
    int missing = std::max(0, m_wantedWidth - width());
    for (const Column& column : m_numbers) {
        const int less = std::clamp(missing, 0, column.width - column.least);
        header()->resizeSection(column.section, column.width - less);
        missing -= less;
    }
}

void EventsPanel::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void EventsPanel::setEnabledVoices(const VoiceSet& enabled)
{
    m_enabledVoices = enabled;
    m_model.setEnabledVoices(enabled);
}

void EventsPanel::copyWords()
{
    if (currentIndex().isValid())
        QApplication::clipboard()->setText(VoiceWording::text(m_model.voicesOf(currentIndex()), m_enabledVoices));
}

std::optional<Position> EventsPanel::selected() const
{
    return currentIndex().isValid() ? std::optional(m_model.positionOf(currentIndex())) : std::nullopt;
}

/// A pass that has to be opened for it is closed again when the position leaves it: who steps through a run does not
/// want it all open behind him. What somebody opens stays.
void EventsPanel::selectPosition()
{
    const QModelIndex index = m_model.indexOf(m_session->position());
    const QModelIndex pass = index.parent().isValid() ? index.parent() : index;
    if (m_opened.isValid() && m_opened != pass) {
        const QSignalBlocker blocker(selectionModel());
        collapse(std::exchange(m_opened, QPersistentModelIndex()));
    }
    if (index == currentIndex())
        return;
    if (index.parent().isValid() && !isExpanded(index.parent()))
        m_opened = index.parent();
    const QSignalBlocker blocker(selectionModel());
    setCurrentIndex(index);
    scrollTo(index);
    // The blocked selection model did not tell the view what to repaint.
    viewport()->update();
}

} // namespace convoku
