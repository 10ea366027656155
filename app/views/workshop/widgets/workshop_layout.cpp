// SPDX-License-Identifier: MIT
// Construction of the workshop's view, and its initial content.
#include "app/views/workshop/widgets/checks_pane.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/views/workshop/widgets/rule_editor.h"
#include "app/views/workshop/widgets/weights_pane.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/parts/board_widget.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/wording/network_wording.h"

#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBlock>

namespace convoku {
namespace {

/// Removes nothing yet. %1: its sentence.
const QString kEmptyRule = QStringLiteral("rule my_rule(house: row, column, box):\n"
                                          "    \"%1\"\n"
                                          "    clear = candidates & ~candidates\n"
                                          "    cause clear\n"
                                          "    return candidates & ~clear\n");

} // namespace

QWidget* WorkshopView::buildBar()
{
    m_exampleMenu = new QMenu(m_examples);
    m_examples->setMenu(m_exampleMenu);
    fillExamples();
    m_saveMenu = new QMenu(m_save);
    m_saveMenu->addAction(tr("Save"), this, [this] { Q_EMIT saveRequested(false); });
    m_saveMenu->addAction(tr("Save as…"), this, [this] { Q_EMIT saveRequested(true); });
    m_save->setMenu(m_saveMenu);
    m_use->setDefault(true);
    auto* bar = form::flow(space::kSmall, m_name, m_saved, m_examples, m_save, m_use);
    bar->setContentsMargins(form::margins(space::kUsual, space::kTight));
    bar->setAlignment(m_examples, Qt::AlignRight);
    return form::box(bar);
}

void WorkshopView::fillExamples()
{
    m_exampleMenu->clear();
    m_exampleMenu->addAction(tr("A copy of the running network"), this, [this] { Q_EMIT copyRequested(); });
    m_exampleMenu->addAction(tr("A file…"), this, [this] { Q_EMIT openRequested(); });
    auto* empty = m_exampleMenu->addAction(tr("An empty rule"), this, [this] {
        //: the sentence of an empty rule, for people to replace
        m_workshop->open(kEmptyRule.arg(tr("Describe what the rule removes.")), {});
    });
    empty->setObjectName(QStringLiteral("example_empty"));
    m_exampleMenu->addSection(tr("Rules"));
    const auto add = [this](const PartText& part) {
        // The kind is translated; the id is as in the text.
        const QString text = QStringLiteral("%1 %2").arg(NetworkWording::kind(part), QString::fromStdString(part.id));
        QAction* action
            = m_exampleMenu->addAction(text, this, [this, id = part.id] { m_workshop->openShipped(id.c_str()); });
        action->setToolTip(NetworkWording::sentence(part.sentence));
        action->setObjectName(QStringLiteral("example_") + QString::fromStdString(part.id));
    };
    for (const PartText& part : shippedNetworks().parts) {
        if (part.kind == PartText::Kind::Rule)
            add(part);
    }
    m_exampleMenu->addSection(tr("Other parts"));
    for (const PartText& part : shippedNetworks().parts) {
        if (part.kind != PartText::Kind::Rule)
            add(part);
    }
    m_exampleMenu->addSection(tr("Insert a line"));
    const auto insert = [this](const QString& what, const char* name, const char* value, const char* words) {
        QAction* action = m_exampleMenu->addAction(what, this, [this, name, value, words] {
            insertLine(QString::fromLatin1(name), QString::fromLatin1(value), QString::fromLatin1(words));
        });
        action->setObjectName(QStringLiteral("insert_") + QString::fromLatin1(name));
    };
    insert(tr("Count: how many there are in the house"), "places", "count(candidates, over=house)",
        "places for the digit in the house");
    insert(tr("Is it k: 1 if the number is k"), "is_one", "equals(%1, 1)", "there is one");
    insert(tr("Spread: the same in all cells of the house"), "there", "spread(%1, over=house)",
        "in every cell of the house");
    insert(tr("And: 1 if both are 1"), "both", "%1 & candidates", "where it can stand");
    insert(tr("Clear: the remaining candidates"), "stay", "candidates & ~%1", "not to clear; candidates that stay");
    m_exampleMenu->setToolTipsVisible(true);
}

QWidget* WorkshopView::buildText()
{
    m_lineArea = form::scroll("line_layers_area", m_layers);
    const int height = 2 * fontMetrics().lineSpacing() + space::kUsual;
    m_lineArea->setFixedHeight(height);
    m_mistake->setMinimumHeight(height);
    m_mistake->setContentsMargins(space::kUsual, space::kTight, space::kUsual, space::kTight);
    return form::box(form::column({.spacing = 0}, form::grow(m_editor), form::hairline(), m_lineArea, m_mistake));
}

QWidget* WorkshopView::buildBoard()
{
    form::named(m_board, "rule_board", {.name = tr("Board with the rule’s removals")});
    m_boardTitle = form::label("workshop_board_title", tr("Removals here"), form::kTitle);
    m_heading = form::flow(space::kSmall, m_boardTitle);
    return form::box(form::column({.margins = form::margins(space::kUsual, space::kSmall), .spacing = space::kTight},
        form::box(m_heading), form::grow(m_board), m_why, form::row(form::grow(m_place), m_atWork, m_whatIf)));
}

QWidget* WorkshopView::buildBelow()
{
    m_versions->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    connect(m_versions, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* item) { goBackTo(item->data(Qt::UserRole).toString()); });
    connect(m_goBack, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem* item = m_versions->currentItem())
            goBackTo(item->data(Qt::UserRole).toString());
    });
    connect(m_versions, &QListWidget::currentRowChanged, this, [this](int row) { m_goBack->setEnabled(row >= 0); });
    auto* history = form::row({.margins = form::margins(space::kUsual, space::kTight)}, form::grow(m_versions),
        form::aligned(m_goBack, Qt::AlignTop));
    m_below->setDocumentMode(true);
    connect(m_checks, &ChecksPane::counterexampleRequested, this, [this](int entry) { showCounterexample(entry); });
    m_weights = new WeightsPane(m_workshop->bench());
    connect(m_weights, &WeightsPane::textRequested, this, &WorkshopView::takeBentText);
    connect(m_weights, &WeightsPane::boardRequested, this, &WorkshopView::showWrongBoard);
    connect(m_weights, &WeightsPane::lineRequested, this, [this](std::size_t line) {
        const DraftPart* part = m_workshop->part();
        // The lines of a rule that lays a kernel are the kernel's.
        if (part != nullptr && !part->part.laid && line < part->part.lines.size())
            m_editor->goToLine(part->part.lines[line].place.line);
    });
    QScrollArea* checks = form::scroll("workshop_checks_area", m_checks);
    QScrollArea* weights = form::scroll("workshop_weights_area", m_weights);
    for (QScrollArea* area : {checks, weights})
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_below->addTab(checks, tr("Checks"));
    m_below->addTab(weights, tr("Weights"));
    m_below->addTab(form::box(history), tr("Versions"));
    return m_below;
}

void WorkshopView::insertLine(const QString& name, const QString& value, const QString& words)
{
    QTextCursor cursor = m_editor->textCursor();
    const QTextBlock here = cursor.block();
    // The inserted line uses the value that the line above computes.
    QString last = QStringLiteral("candidates");
    QStringList taken;
    for (QTextBlock block = here; block.isValid(); block = block.previous()) {
        const QString text = block.text();
        if (!text.isEmpty() && !text.front().isSpace())
            break;
        const QString valueName = text.section(QLatin1Char('='), 0, 0).trimmed();
        if (!text.contains(QLatin1Char('=')) || valueName.contains(QLatin1Char(' '))
            || valueName.contains(QLatin1Char('#')))
            continue;
        if (taken.isEmpty())
            last = valueName;
        taken << valueName;
    }
    QString free = name;
    for (int i = 2; taken.contains(free); ++i)
        free = QStringLiteral("%1_%2").arg(name).arg(i);
    const QString line = QStringLiteral("    %1 = %2  # %3")
                             .arg(free, value.contains(QLatin1Char('%')) ? value.arg(last) : value, words);
    cursor.beginEditBlock();
    cursor.movePosition(QTextCursor::EndOfBlock);
    if (here.text().trimmed().isEmpty()) {
        cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
        cursor.insertText(line);
    } else {
        cursor.insertText(QLatin1Char('\n') + line);
    }
    cursor.endEditBlock();
    m_editor->setTextCursor(cursor);
    m_editor->setFocus(Qt::OtherFocusReason);
}

} // namespace convoku
