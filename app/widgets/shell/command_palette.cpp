// SPDX-License-Identifier: MIT
#include "app/widgets/shell/command_palette.h"

#include "app/widgets/shell/commands.h"

#include <QAction>
#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace convoku {
namespace {

/// True where the name has all typed words, in any order.
bool matches(const QString& name, const QString& typed)
{
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!name.contains(word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

class Palette final : public QDialog
{
    Q_OBJECT

public:
    Palette(const QList<QAction*>& actions, QWidget* window)
        : QDialog(window)
        , m_typed(new QLineEdit)
        , m_list(new QTreeWidget)
    {
        setObjectName(QStringLiteral("command_palette"));
        setWindowTitle(tr("Commands"));
        m_typed->setPlaceholderText(tr("Type parts of a command’s name"));
        m_typed->setClearButtonEnabled(true);
        m_typed->setAccessibleName(tr("Command"));
        m_typed->installEventFilter(this);
        m_list->setColumnCount(2);
        m_list->setHeaderHidden(true);
        m_list->setRootIsDecorated(false);
        m_list->setUniformRowHeights(true);
        m_list->setFocusPolicy(Qt::NoFocus); // the arrows of the line move in it
        m_list->header()->setStretchLastSection(false);
        m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        m_list->setAccessibleName(tr("Commands"));
        for (QAction* action : actions) {
            const QString name = Commands::label(action).remove(QChar(0x2026));
            auto* item = new QTreeWidgetItem({name,
                QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                    .replace(QStringLiteral("; "), QStringLiteral(", "))});
            item->setToolTip(0, action->statusTip());
            item->setDisabled(!action->isEnabled());
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            m_list->addTopLevelItem(item);
            m_actions.append(action);
        }
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_typed);
        layout->addWidget(m_list);
        resize(560, 420);
        connect(m_typed, &QLineEdit::textChanged, this, &Palette::filter);
        connect(m_typed, &QLineEdit::returnPressed, this, &Palette::take);
        connect(m_list, &QTreeWidget::itemClicked, this, &Palette::take);
        filter();
    }

    QAction* chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
                move(key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : key == Qt::Key_PageUp ? -10 : 10);
                return true;
            }
        }
        return QDialog::eventFilter(watched, event);
    }

private:
    void filter()
    {
        // The closest one is ready to be taken: the name itself, what begins with the words, what has them in its name.
        const QString typed = m_typed->text().trimmed();
        const auto closeness = [&typed](const QTreeWidgetItem* item) {
            const QString name = item->text(0);
            if (name.compare(typed, Qt::CaseInsensitive) == 0)
                return 3;
            return name.startsWith(typed, Qt::CaseInsensitive) ? 2 : matches(name, typed) ? 1 : 0;
        };
        QTreeWidgetItem* first = nullptr;
        for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = m_list->topLevelItem(i);
            item->setHidden(!matches(item->text(0) + QLatin1Char(' ') + item->toolTip(0), m_typed->text()));
            if (!item->isHidden() && !item->isDisabled() && (first == nullptr || closeness(item) > closeness(first)))
                first = item;
        }
        m_list->setCurrentItem(first);
    }

    void move(int rows)
    {
        const int direction = rows < 0 ? -1 : 1;
        int at = m_list->indexOfTopLevelItem(m_list->currentItem());
        int found = at;
        for (int left = std::abs(rows);
             left > 0 && at + direction >= 0 && at + direction < m_list->topLevelItemCount();) {
            at += direction;
            const QTreeWidgetItem* item = m_list->topLevelItem(at);
            if (item->isHidden() || item->isDisabled())
                continue;
            found = at;
            --left;
        }
        if (found >= 0)
            m_list->setCurrentItem(m_list->topLevelItem(found));
    }

    void take()
    {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        if (row < 0 || m_list->topLevelItem(row)->isDisabled())
            return;
        m_chosen = m_actions[row];
        accept();
    }

    QLineEdit* m_typed;
    QTreeWidget* m_list;
    QList<QAction*> m_actions;
    QPointer<QAction> m_chosen;
};

} // namespace

void showCommandPalette(const QList<QAction*>& actions, QWidget* window)
{
    Palette palette(actions, window);
    palette.exec();
    if (palette.chosen() != nullptr)
        palette.chosen()->trigger(); // after the dialog is gone: the command may open one itself
}

} // namespace convoku

#include "command_palette.moc"
