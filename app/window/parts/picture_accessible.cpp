// SPDX-License-Identifier: MIT
#include "app/window/parts/picture_accessible.h"

#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kAccessibleWhole = PictureParts::kWhole;

/// The part at a place of the screen that lies in another one, or in the picture itself.
int partIn(PictureParts& parts, int whole, QPoint place)
{
    int part = parts.partAt(parts.picture()->mapFromGlobal(place));
    while (part != kAccessibleWhole && part != whole && parts.wholeOf(part) != whole)
        part = parts.wholeOf(part);
    return part == whole ? kAccessibleWhole : part;
}

} // namespace

// Tables

QAccessibleInterface* PartsTable::cellAt(int row, int column) const
{
    if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
        return nullptr;
    return PictureAccessible::of(*m_parts, m_parts->partIn(m_part, row * columnCount() + column));
}

std::vector<int> PartsTable::selectedHere() const
{
    if (!isCurrent())
        return {};
    std::vector<int> selected = m_parts->selectedParts();
    std::erase_if(selected, [this](int part) { return m_parts->wholeOf(part) != m_part; });
    return selected;
}

int PartsTable::selectedCellCount() const
{
    return static_cast<int>(selectedHere().size());
}

QList<QAccessibleInterface*> PartsTable::selectedCells() const
{
    QList<QAccessibleInterface*> cells;
    for (const int part : selectedHere())
        cells.append(PictureAccessible::of(*m_parts, part));
    return cells;
}

QString PartsTable::columnDescription(int column) const
{
    return isCurrent() ? m_parts->columnName(m_part, column) : QString();
}

QString PartsTable::rowDescription(int row) const
{
    return isCurrent() ? m_parts->rowName(m_part, row) : QString();
}

int PartsTable::columnCount() const
{
    return isCurrent() ? m_parts->columnsOf(m_part) : 0;
}

int PartsTable::rowCount() const
{
    const int columns = columnCount();
    return columns > 0 ? m_parts->countIn(m_part) / columns : 0;
}

// The picture

PictureAccessible::PictureAccessible(QWidget* picture, PictureParts* parts)
    : QAccessibleWidget(picture, QAccessible::Canvas)
    , PartsTable(parts, kAccessibleWhole)
    , m_age(parts->age())
{
}

PictureAccessible::~PictureAccessible()
{
    drop(m_ids);
    drop(m_old);
}

void PictureAccessible::drop(Ids& ids)
{
    for (const auto& [part, id] : std::exchange(ids, {}))
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* PictureAccessible::of(const PictureParts& parts, int part)
{
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(parts.picture());
    const auto* picture = dynamic_cast<PictureAccessible*>(accessible);
    return part == kAccessibleWhole || picture == nullptr ? accessible : picture->accessibleOf(part);
}

QAccessibleInterface* PictureAccessible::accessibleOf(int part) const
{
    if (m_age != parts()->age()) {
        drop(m_old);
        m_old.swap(m_ids);
        m_age = parts()->age();
    }
    QAccessible::Id& id = m_ids[part];
    // Qt owns it from here on, until this picture goes or has other parts.
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new PartAccessible(widget(), parts(), part));
    return QAccessible::accessibleInterface(id);
}

void* PictureAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface && parts()->columnsOf(kAccessibleWhole) > 0)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString PictureAccessible::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(kind);
}

int PictureAccessible::childCount() const
{
    return parts()->countIn(kAccessibleWhole) + static_cast<int>(parts()->fields().size());
}

QAccessibleInterface* PictureAccessible::child(int index) const
{
    const int count = parts()->countIn(kAccessibleWhole);
    if (index < 0)
        return nullptr;
    if (index < count)
        return accessibleOf(parts()->partIn(kAccessibleWhole, index));
    const QList<QWidget*> fields = parts()->fields();
    return index - count < fields.size() ? QAccessible::queryAccessibleInterface(fields[index - count]) : nullptr;
}

int PictureAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const int part = PartAccessible::partOf(child, parts());
    if (part != kAccessibleWhole)
        return parts()->wholeOf(part) == kAccessibleWhole ? parts()->indexOf(part) : -1;
    const auto field = parts()->fields().indexOf(qobject_cast<QWidget*>(child != nullptr ? child->object() : nullptr));
    return field < 0 ? -1 : parts()->countIn(kAccessibleWhole) + static_cast<int>(field);
}

QAccessibleInterface* PictureAccessible::childAt(int x, int y) const
{
    for (QWidget* field : parts()->fields()) {
        if (field->isVisible() && field->rect().contains(field->mapFromGlobal(QPoint(x, y))))
            return QAccessible::queryAccessibleInterface(field);
    }
    const int part = partIn(*parts(), kAccessibleWhole, {x, y});
    return part != kAccessibleWhole ? accessibleOf(part) : nullptr;
}

QAccessibleInterface* PictureAccessible::focusChild() const
{
    const int part = widget()->hasFocus() ? parts()->focusedPart() : kAccessibleWhole;
    return part != kAccessibleWhole ? accessibleOf(part) : QAccessibleWidget::focusChild();
}

// A part

PartAccessible::PartAccessible(QWidget* picture, PictureParts* parts, int part)
    : PartsTable(parts, part)
    , m_picture(picture)
    , m_age(parts->age())
{
}

int PartAccessible::partOf(const QAccessibleInterface* accessible, const PictureParts* parts)
{
    const auto* which = dynamic_cast<const PartAccessible*>(accessible);
    return which != nullptr && which->parts() == parts && which->isValid() ? which->part() : kAccessibleWhole;
}

QWindow* PartAccessible::window() const
{
    return m_picture ? m_picture->window()->windowHandle() : nullptr;
}

bool PartAccessible::isCell() const
{
    return isValid() && parts()->columnsOf(parts()->wholeOf(part())) > 0;
}

void* PartAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface && isValid() && parts()->columnsOf(part()) > 0)
        return static_cast<QAccessibleTableInterface*>(this);
    if (type == QAccessible::TableCellInterface && isCell())
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QAccessibleInterface* PartAccessible::parent() const
{
    return isValid() ? PictureAccessible::of(*parts(), parts()->wholeOf(part())) : nullptr;
}

int PartAccessible::childCount() const
{
    return isValid() ? parts()->countIn(part()) : 0;
}

QAccessibleInterface* PartAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    return PictureAccessible::of(*parts(), parts()->partIn(part(), index));
}

QAccessibleInterface* PartAccessible::childAt(int x, int y) const
{
    const int inner = isValid() ? partIn(*parts(), part(), {x, y}) : kAccessibleWhole;
    return inner != kAccessibleWhole ? PictureAccessible::of(*parts(), inner) : nullptr;
}

int PartAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const int inner = isValid() ? partOf(child, parts()) : kAccessibleWhole;
    return inner != kAccessibleWhole && parts()->wholeOf(inner) == part() ? parts()->indexOf(inner) : -1;
}

QString PartAccessible::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    if (kind == QAccessible::Name)
        return parts()->readPart(part());
    return kind == QAccessible::Description ? parts()->helpOf(part()) : QString();
}

QRect PartAccessible::rect() const
{
    const QRect rect = isValid() ? parts()->rectOf(part()) : QRect();
    return rect.isEmpty() ? QRect() : QRect(m_picture->mapToGlobal(rect.topLeft()), rect.size());
}

QAccessible::Role PartAccessible::role() const
{
    return isValid() ? parts()->roleOf(part()) : QAccessible::NoRole;
}

QAccessible::State PartAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const QRect rect = parts()->rectOf(part());
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = m_picture->hasFocus() && parts()->focusedPart() == part();
    state.invisible = !m_picture->isVisible() || rect.isEmpty();
    state.offscreen = !rect.isEmpty() && !rect.intersects(m_picture->rect());
    state.disabled = !m_picture->isEnabled();
    parts()->addStates(part(), state);
    return state;
}

bool PartAccessible::isSelected() const
{
    if (!isValid())
        return false;
    const std::vector<int> selected = parts()->selectedParts();
    return std::find(selected.begin(), selected.end(), part()) != selected.end();
}

int PartAccessible::columnIndex() const
{
    return isCell() ? parts()->indexOf(part()) % parts()->columnsOf(parts()->wholeOf(part())) : -1;
}

int PartAccessible::rowIndex() const
{
    return isCell() ? parts()->indexOf(part()) / parts()->columnsOf(parts()->wholeOf(part())) : -1;
}

QStringList PartAccessible::actionNames() const
{
    if (!isValid())
        return {};
    return QStringList{QAccessibleActionInterface::setFocusAction()} + parts()->actionsOf(part());
}

void PartAccessible::doAction(const QString& name)
{
    // The action can delete this part, so that members must not be used after it.
    PictureParts* const all = parts();
    const int which = part();
    if (!actionNames().contains(name))
        return;
    if (name != QAccessibleActionInterface::setFocusAction()) {
        all->act(which, name);
        return;
    }
    m_picture->activateWindow();
    m_picture->setFocus(Qt::OtherFocusReason);
    all->goToPart(which);
}

} // namespace convoku
