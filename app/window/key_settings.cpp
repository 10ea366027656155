// SPDX-License-Identifier: MIT
#include "app/window/key_settings.h"

#include "app/window/commands.h"
#include "app/window/parts/form.h"

#include <QAction>
#include <QDialog>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>

namespace convoku {
namespace {

QString nameOf(const QAction* action)
{
    return Commands::label(action);
}

QString settingOf(const QAction* action)
{
    return QStringLiteral("keys/") + action->objectName();
}

/// A key that types something, or moves in a field, when it is pressed by itself.
bool isPlain(const QKeySequence& keys)
{
    const QKeyCombination first = keys[0];
    const bool modified = first.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !modified && !(first.key() >= Qt::Key_F1 && first.key() <= Qt::Key_F35);
}

} // namespace

KeySettings::KeySettings(const QList<QAction*>& actions, QSettings& settings)
    : m_settings(settings)
{
    add(actions);
}

void KeySettings::add(const QList<QAction*>& all)
{
    QList<QAction*> actions = all;
    actions.removeIf([this](QAction* action) { return m_actions.contains(action); });
    m_actions += actions;
    for (QAction* action : actions) {
        m_defaults.insert(action, action->shortcuts());
        QObject::connect(action, &QObject::destroyed, &m_watch, [this, action] {
            m_actions.removeAll(action);
            m_defaults.remove(action);
        });
    }
    for (QAction* action : actions) {
        const QVariant chosen = m_settings.value(settingOf(action));
        if (chosen.isValid()) {
            const QKeySequence keys(chosen.toString(), QKeySequence::PortableText);
            Commands::setKeys(action, keys.isEmpty() ? QList<QKeySequence>() : QList{keys});
        }
    }
    // A settings file may give two commands the same keys: the one that chose them has them.
    for (QAction* action : m_actions) {
        QList<QKeySequence> own = action->shortcuts();
        own.removeIf([&](const QKeySequence& keys) {
            const QAction* other = holder(keys, action);
            return other != nullptr && isChosen(other) && !isChosen(action);
        });
        if (own != action->shortcuts())
            Commands::setKeys(action, own);
    }
}

bool KeySettings::isChosen(const QAction* action) const
{
    return m_settings.contains(settingOf(action));
}

QAction* KeySettings::holder(const QKeySequence& keys, const QAction* except) const
{
    for (QAction* action : m_actions) {
        if (action == except)
            continue;
        for (const QKeySequence& other : action->shortcuts()) {
            if (other.matches(keys) != QKeySequence::NoMatch || keys.matches(other) != QKeySequence::NoMatch)
                return action;
        }
    }
    return nullptr;
}

QString KeySettings::problem(const QAction* action, const QKeySequence& keys) const
{
    if (keys.isEmpty())
        return {};
    if (const QAction* other = holder(keys, action))
        return tr("%1 is used by “%2”. Clear it there first, or choose a different key.")
            .arg(keys.toString(QKeySequence::NativeText), nameOf(other));
    if (isPlain(keys) && action->shortcutContext() != Qt::WidgetWithChildrenShortcut)
        return tr("Lists and fields use %1 by itself. Add Ctrl or Alt, or use an F key.")
            .arg(keys.toString(QKeySequence::NativeText));
    return {};
}

void KeySettings::choose(QAction* action, const QKeySequence& keys)
{
    Commands::setKeys(action, keys.isEmpty() ? QList<QKeySequence>() : QList{keys});
    m_settings.setValue(settingOf(action), keys.toString(QKeySequence::PortableText));
}

void KeySettings::reset(QAction* action)
{
    m_settings.remove(settingOf(action));
    QList<QKeySequence> keys = m_defaults.value(action);
    keys.removeIf([&](const QKeySequence& own) { return holder(own, action) != nullptr; });
    Commands::setKeys(action, keys);
}

void KeySettings::resetAll()
{
    for (QAction* action : m_actions) {
        m_settings.remove(settingOf(action));
        Commands::setKeys(action, m_defaults.value(action));
    }
}

namespace {

class KeysDialog final : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(KeySettings& keys, QWidget* window)
        : QDialog(window)
        , m_keys(keys)
        , m_filter(new QLineEdit)
        , m_list(new QTreeWidget)
        , m_edit(new QKeySequenceEdit)
        , m_problem(form::label("keys_problem", {.wraps = true}))
        , m_resetAll(form::button("reset_all_keys", tr("Reset &all")))
    {
        setObjectName(QStringLiteral("keys_dialog"));
        setWindowTitle(tr("Keys"));
        m_filter->setPlaceholderText(tr("Filter by command or key"));
        m_filter->setAccessibleName(m_filter->placeholderText());
        m_filter->setClearButtonEnabled(true);
        m_list->setHeaderLabels({tr("Command"), tr("Keys")});
        m_list->setRootIsDecorated(false);
        m_list->setAllColumnsShowFocus(true);
        m_list->header()->setStretchLastSection(false);
        m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        m_list->setAccessibleName(tr("Commands"));
        for (QAction* action : keys.actions()) {
            auto* item = new QTreeWidgetItem({nameOf(action), QString()});
            item->setToolTip(0, action->statusTip());
            m_list->addTopLevelItem(item);
        }
        m_edit->setAccessibleName(tr("New key"));

        auto* clear = new QPushButton(tr("&Clear"));
        auto* reset = new QPushButton(tr("&Reset"));
        auto* resetAll = m_resetAll;
        for (QPushButton* button : {clear, reset})
            button->setAutoDefault(false);
        auto* row = form::row(form::labelOf(m_edit, tr("&New key:")), form::grow(m_edit), clear, reset, resetAll);
        auto* buttons = form::buttons(this, QDialogButtonBox::Close);
        auto* board = form::text(tr("On the board, Left, Right, Home and End also move through the run. Hold B to see "
                                    "the state before. Press Esc to deselect the candidate.")
                + QLatin1Char(' ')
                + tr("Up or Down shows the cell cursor. The arrows then move it, digits pick candidates, and Esc hides "
                     "it."),
            {.wraps = true});
        form::layOut(this, form::column(m_filter, form::grow(m_list), row, m_problem, board, buttons));
        resize(620, 600);

        connect(m_filter, &QLineEdit::textChanged, this, &KeysDialog::filter);
        connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
            m_edit->clear();
            m_problem->clear();
        });
        connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &KeysDialog::take);
        connect(clear, &QPushButton::clicked, this, [this] {
            if (QAction* action = current())
                m_keys.choose(action, {});
            showKeys();
        });
        connect(reset, &QPushButton::clicked, this, [this] {
            if (QAction* action = current())
                m_keys.reset(action);
            showKeys();
        });
        connect(resetAll, &QPushButton::clicked, this, [this, resetAll] {
            if (m_before.isEmpty()) {
                for (QAction* action : m_keys.actions()) {
                    if (m_keys.isChosen(action))
                        m_before.insert(action, action->shortcut());
                }
                m_keys.resetAll();
            } else {
                for (auto own = m_before.cbegin(); own != m_before.cend(); ++own)
                    m_keys.choose(own.key(), own.value());
                m_before.clear();
            }
            // Until other keys are chosen it can be taken back.
            resetAll->setText(m_before.isEmpty() ? tr("Reset &all") : tr("&Undo reset"));
            showKeys();
        });
        showKeys();
        m_list->setCurrentItem(m_list->topLevelItem(0));
        m_list->setFocus();
    }

private:
    QAction* current() const
    {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        return row < 0 ? nullptr : m_keys.actions()[row];
    }

    void take(const QKeySequence& typed)
    {
        QAction* action = current();
        if (typed.isEmpty() || action == nullptr)
            return;
        const QKeySequence keys(typed[0]); // one stroke: the field would wait for up to four
        const QString problem = m_keys.problem(action, keys);
        m_problem->setText(problem);
        if (problem.isEmpty()) {
            m_keys.choose(action, keys);
            m_before.clear();
            m_resetAll->setText(tr("Reset &all"));
            showKeys();
        }
        if (typed.count() > 1)
            m_edit->setKeySequence(keys);
    }

    void filter()
    {
        for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = m_list->topLevelItem(i);
            item->setHidden(
                !(item->text(0) + QLatin1Char(' ') + item->text(1)).contains(m_filter->text(), Qt::CaseInsensitive));
        }
    }

    void showKeys()
    {
        m_problem->clear();
        for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
            const QAction* action = m_keys.actions()[i];
            QTreeWidgetItem* item = m_list->topLevelItem(i);
            item->setText(1,
                QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                    .replace(QStringLiteral("; "), QStringLiteral(", ")));
            QFont font = m_list->font();
            font.setBold(m_keys.isChosen(action));
            item->setFont(1, font);
        }
    }

    KeySettings& m_keys;
    QLineEdit* m_filter;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_edit;
    QLabel* m_problem;
    QPushButton* m_resetAll;
    QHash<QAction*, QKeySequence> m_before; ///< all of one's own keys, before they were reset
};

} // namespace

void showKeysDialog(KeySettings& keys, QWidget* window)
{
    KeysDialog(keys, window).exec();
}

} // namespace convoku

#include "key_settings.moc"
