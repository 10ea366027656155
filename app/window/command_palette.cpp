// SPDX-License-Identifier: MIT
#include "app/window/command_palette.h"

#include "app/window/command_words.h"
#include "app/window/commands.h"
#include "app/window/parts/form.h"

#include <QAction>
#include <QDialog>
#include <QFrame>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QTreeWidget>

#include <algorithm>

namespace convoku {
namespace {

constexpr char kRecent[] = "palette/recent";
constexpr qsizetype kPaletteMostRecent = 8;
constexpr qsizetype kLongestId = 100;

/// Settings come from other hands too: what is too much of them is left out.
QStringList recentIn(const QSettings* settings)
{
    if (settings == nullptr)
        return {};
    QStringList recent = settings->value(QLatin1String(kRecent)).toStringList().mid(0, kPaletteMostRecent);
    recent.removeIf([](const QString& id) { return id.isEmpty() || id.size() > kLongestId; });
    return recent;
}

QString plain(QString text)
{
    return text.remove(QChar(0x2026));
}

/// "View ▸ Appearance": the menus that lead to an action; empty where none does.
QString menusOf(const QAction* action)
{
    for (QObject* object : action->associatedObjects()) {
        const auto* menu = qobject_cast<QMenu*>(object);
        if (menu == nullptr || menu->title().isEmpty())
            continue;
        const QString above = menusOf(menu->menuAction());
        const QString own = Commands::label(menu->menuAction());
        return above.isEmpty() ? own : above + QStringLiteral(" ▸ ") + own;
    }
    return {};
}

class PaletteDialog final : public QDialog
{
    Q_OBJECT

public:
    PaletteDialog(const QList<QAction*>& actions, QWidget* window, const PaletteContext& context)
        : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint) // it goes with a key: no window manager adds buttons
        , m_context(context)
        , m_actions(actions.begin(), actions.end())
        , m_typed(new QLineEdit)
        , m_list(new QTreeWidget)
    {
        setObjectName(QStringLiteral("command_palette"));
        setWindowTitle(tr("Commands"));
        m_typed->setPlaceholderText(tr("Command or place: theme, next pass, 17, r4c5=7"));
        m_typed->setClearButtonEnabled(true);
        m_typed->setAccessibleName(tr("Command or place"));
        m_typed->installEventFilter(this);
        m_list->setColumnCount(3);
        m_list->setHeaderHidden(true);
        m_list->setRootIsDecorated(false);
        m_list->setUniformRowHeights(true);
        m_list->setFocusPolicy(Qt::NoFocus); // the arrows of the line move in it
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_list->header()->setStretchLastSection(false);
        m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
        m_list->setAccessibleName(tr("Commands"));
        const QStringList recent = recentIn(context.settings);
        for (const QPointer<QAction>& action : m_actions)
            m_commands.push_back(entryOf(*action, recent));
        auto* frame = new QFrame; // no window manager draws one
        frame->setFrameShape(QFrame::Box);
        frame->setForegroundRole(QPalette::Mid);
        form::layOut(frame, form::column(m_typed, m_list));
        form::fill(this, form::column(frame));
        const QFontMetrics metrics = fontMetrics();
        const int top = 2 * metrics.height(); // the header stays in sight
        resize(QSize(metrics.averageCharWidth() * 92, metrics.height() * 26).boundedTo(window->size() - QSize(0, top)));
        QDialog::move(window->mapToGlobal(QPoint((window->width() - width()) / 2, top)));
        connect(m_typed, &QLineEdit::textChanged, this, &PaletteDialog::filter);
        connect(m_typed, &QLineEdit::returnPressed, this, &PaletteDialog::take);
        connect(m_list, &QTreeWidget::itemClicked, this, &PaletteDialog::take);
        filter();
    }

    /// Does what was chosen, and remembers it.
    void doChosen()
    {
        if (m_place)
            m_place();
        if (m_chosen == nullptr)
            return;
        if (const QString id = m_chosen->objectName(); m_context.settings != nullptr && !id.isEmpty()) {
            QStringList recent = recentIn(m_context.settings);
            recent.removeAll(id);
            recent.prepend(id);
            m_context.settings->setValue(QLatin1String(kRecent), recent.mid(0, kPaletteMostRecent));
        }
        m_chosen->trigger();
    }

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
    PaletteEntry entryOf(const QAction& action, const QStringList& recent) const
    {
        PaletteEntry entry;
        entry.id = action.objectName();
        entry.name = plain(Commands::label(&action));
        entry.category = plain(menusOf(&action));
        entry.keys = QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText)
                         .replace(QStringLiteral("; "), QStringLiteral(", "));
        entry.help = action.statusTip();
        entry.words = commandWords(entry.id);
        if (!action.isEnabled())
            entry.whyNot = m_context.whyNot.isEmpty() ? tr("not now") : m_context.whyNot;
        entry.checked = action.isCheckable() && action.isChecked();
        entry.lastUsed = static_cast<int>(entry.id.isEmpty() ? -1 : recent.indexOf(entry.id));
        return entry;
    }

    /// In the order of the list; a row's number is kept with it: below 0 a place, −1 the first of them.
    void filter()
    {
        m_list->clear();
        m_places.clear();
        if (m_context.places)
            m_places = m_context.places(m_typed->text());
        for (std::size_t i = 0; i < m_places.size(); ++i)
            add(m_places[i].entry, -1 - static_cast<int>(i));
        for (const int index : rankedEntries(m_commands, m_typed->text()))
            add(m_commands[static_cast<std::size_t>(index)], index);
        QTreeWidgetItem* first = nullptr;
        for (int i = 0; i < m_list->topLevelItemCount() && first == nullptr; ++i)
            first = m_list->topLevelItem(i)->isDisabled() ? nullptr : m_list->topLevelItem(i);
        m_list->setCurrentItem(first);
    }

    void add(const PaletteEntry& entry, int number)
    {
        const bool possible = entry.whyNot.isEmpty();
        auto* item = new QTreeWidgetItem({entry.name, possible ? entry.category : entry.whyNot, entry.keys});
        item->setData(0, Qt::UserRole, number);
        item->setToolTip(0, entry.help);
        if (entry.checked)
            item->setIcon(0, icon(Sign::Yes));
        item->setForeground(1, palette().placeholderText());
        item->setForeground(2, palette().placeholderText());
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setDisabled(!possible);
        m_list->addTopLevelItem(item);
    }

    void move(int rows)
    {
        const int direction = rows < 0 ? -1 : 1;
        int at = m_list->indexOfTopLevelItem(m_list->currentItem());
        int found = at;
        for (int left = std::abs(rows);
             left > 0 && at + direction >= 0 && at + direction < m_list->topLevelItemCount();) {
            at += direction;
            if (m_list->topLevelItem(at)->isDisabled())
                continue;
            found = at;
            --left;
        }
        if (found >= 0)
            m_list->setCurrentItem(m_list->topLevelItem(found));
    }

    void take()
    {
        const QTreeWidgetItem* item = m_list->currentItem();
        if (item == nullptr || item->isDisabled())
            return;
        const int number = item->data(0, Qt::UserRole).toInt();
        if (number < 0)
            m_place = m_places[static_cast<std::size_t>(-1 - number)].does;
        else
            m_chosen = m_actions[static_cast<std::size_t>(number)];
        accept();
    }

    const PaletteContext& m_context;
    std::vector<QPointer<QAction>> m_actions;
    std::vector<PaletteEntry> m_commands; ///< of each action
    std::vector<PaletteCommand> m_places;
    QLineEdit* m_typed;
    QTreeWidget* m_list;
    QPointer<QAction> m_chosen;
    std::function<void()> m_place;
};

} // namespace

void showCommandPalette(const QList<QAction*>& actions, QWidget* window, const PaletteContext& context)
{
    PaletteDialog palette(actions, window, context);
    palette.exec();
    palette.doChosen(); // after the dialog is gone: the command may open one itself
}

} // namespace convoku

#include "command_palette.moc"
