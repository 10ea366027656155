// SPDX-License-Identifier: MIT
#include "app/window/parts/picture_parts.h"

#include "app/window/parts/accessible_views.h"
#include "app/window/parts/picture_accessible.h"

#include <QWidget>

#include <algorithm>

namespace convoku {

PictureParts::PictureParts(QWidget* picture)
    : m_picture(picture)
{
    installAccessibleViews();
}

int PictureParts::partIn(int, int index)
{
    return index;
}

int PictureParts::wholeOf(int)
{
    return kWhole;
}

int PictureParts::indexOf(int part)
{
    return part;
}

QString PictureParts::helpOf(int)
{
    return {};
}

int PictureParts::columnsOf(int) const
{
    return 0;
}

QString PictureParts::rowName(int, int)
{
    return {};
}

QString PictureParts::columnName(int, int)
{
    return {};
}

QList<QWidget*> PictureParts::fields()
{
    return {};
}

void PictureParts::addStates(int, QAccessible::State&)
{
}

QStringList PictureParts::actionsOf(int)
{
    return {};
}

void PictureParts::act(int, const QString&)
{
}

QString PictureParts::readPart(int part)
{
    return m_read[part] = nameOf(part);
}

void PictureParts::invalidateParts()
{
    ++m_age;
    m_read.clear();
    m_announcedSelection.clear();
    m_announcedFocus = kUnannounced;
    partsGrew();
}

void PictureParts::partsGrew()
{
    m_otherParts = true;
}

void PictureParts::setQuiet(bool quiet)
{
    m_quiet = quiet;
    notifyAccessibility();
}

void PictureParts::notifyAccessibility()
{
    if (m_quiet || !isScreenReaderActive() || !m_picture->isVisible())
        return;
    if (m_otherParts) {
        m_otherParts = false;
        QAccessibleEvent event(m_picture, QAccessible::ObjectReorder);
        notifyScreenReader(event);
    }
    notifyNames();
    notifySelection();
    notifyFocus();
}

void PictureParts::tellState(int part, QAccessible::State changed)
{
    QAccessibleInterface* accessible = isScreenReaderActive() ? PictureAccessible::of(*this, part) : nullptr;
    if (accessible == nullptr)
        return;
    QAccessibleStateChangeEvent event(accessible, changed);
    notifyScreenReader(event);
}

void PictureParts::notifyNames()
{
    QList<int> changed;
    for (auto read = m_read.begin(); read != m_read.end(); ++read) {
        QString name = nameOf(read.key());
        if (name == read.value())
            continue;
        read.value() = std::move(name);
        changed << read.key();
    }
    std::sort(changed.begin(), changed.end());
    for (const int part : changed)
        notifyOf(part, QAccessible::NameChanged);
}

void PictureParts::notifySelection()
{
    std::vector<int> selected = selectedParts();
    if (selected == m_announcedSelection)
        return;
    m_announcedSelection = std::move(selected);
    if (m_announcedSelection.size() == 1) {
        notifyOf(m_announcedSelection.front(), QAccessible::Selection);
    } else {
        QAccessibleEvent event(m_picture, QAccessible::SelectionWithin);
        notifyScreenReader(event);
    }
}

void PictureParts::notifyFocus()
{
    const int focused = m_picture->hasFocus() ? focusedPart() : kUnannounced;
    if (focused == m_announcedFocus)
        return;
    // That the keyboard came to the picture itself Qt says.
    const bool came = m_announcedFocus == kUnannounced && focused == kWhole;
    m_announcedFocus = focused;
    if (focused != kUnannounced && !came)
        notifyOf(focused, QAccessible::Focus);
}

void PictureParts::notifyOf(int part, QAccessible::Event kind)
{
    if (part == kWhole) {
        QAccessibleEvent event(m_picture, kind);
        notifyScreenReader(event);
    } else if (QAccessibleInterface* accessible = PictureAccessible::of(*this, part)) {
        QAccessibleEvent event(accessible, kind);
        notifyScreenReader(event);
    }
}

} // namespace convoku
