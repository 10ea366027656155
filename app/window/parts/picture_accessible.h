// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/picture_parts.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <unordered_map>

namespace convoku {

/// A table of a picture's parts: the picture itself, or one of its parts.
class PartsTable : public QAccessibleTableInterface
{
public:
    PartsTable(PictureParts* parts, int part)
        : m_parts(parts)
        , m_part(part)
    {
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int columnCount() const override;
    int rowCount() const override;
    // Rows and columns are not selected as such.
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { }

protected:
    /// The numbers still stand for the same parts, and there is somebody to ask.
    virtual bool isCurrent() const = 0;
    PictureParts* parts() const { return m_parts; }
    int part() const { return m_part; }

private:
    std::vector<int> selectedHere() const;

    PictureParts* m_parts;
    int m_part;
};

/// A picture as screen readers know it, with its parts, which come to be when somebody asks for them.
class PictureAccessible final : public QAccessibleWidget, public PartsTable
{
public:
    PictureAccessible(QWidget* picture, PictureParts* parts);
    ~PictureAccessible() override;

    /// Returns the interface of a part, or of the picture; null if screen readers have none of the picture.
    static QAccessibleInterface* of(const PictureParts& parts, int part);

    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::Role role() const override { return parts()->roleOf(PictureParts::kWhole); }
    QString text(QAccessible::Text kind) const override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

protected:
    bool isCurrent() const override { return true; }

private:
    using Ids = std::unordered_map<int, QAccessible::Id>;

    QAccessibleInterface* accessibleOf(int part) const;
    static void drop(Ids& ids);

    // Ids of outdated parts are kept until the parts change again: clients may still ask whether such a part is valid.
    mutable Ids m_ids;
    mutable Ids m_old;
    mutable int m_age;
};

/// A part of a picture. Answers nothing any more when the picture is gone or has other parts.
class PartAccessible final : public QAccessibleInterface,
                             public PartsTable,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface
{
public:
    PartAccessible(QWidget* picture, PictureParts* parts, int part);

    bool isValid() const override { return isCurrent(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override;
    /// Setting the focus moves the picture's own cursor here.
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    /// The number of an accessible that is a part of the picture; kWhole: it is none.
    static int partOf(const QAccessibleInterface* accessible, const PictureParts* parts);

protected:
    bool isCurrent() const override { return !m_picture.isNull() && m_age == parts()->age(); }

private:
    bool isCell() const;

    QPointer<QWidget> m_picture;
    int m_age;
};

} // namespace convoku
