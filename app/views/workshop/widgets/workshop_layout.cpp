// SPDX-License-Identifier: MIT
// How the workshop's view is put together, and what it begins with.
#include "app/views/workshop/widgets/checks_pane.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/views/workshop/widgets/rule_editor.h"
#include "app/views/workshop/widgets/rule_trail.h"
#include "app/views/workshop/widgets/weights_pane.h"
#include "app/views/workshop/widgets/workshop_parts.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/parts/board_widget.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"
#include "app/wording/network_wording.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBlock>

namespace convoku {

QLabel* makeWorkshopLabel(const char* name, TextSize size, QFont::Weight weight)
{
    auto* label = new PlainLabel;
    label->setObjectName(QString::fromLatin1(name));
    setTextSize(label, size, weight);
    return label;
}

QPushButton* makeWorkshopButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

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
    auto* bar = new QWidget;
    auto* layout = new FlowLayout(space::kSmall, bar);
    layout->setContentsMargins(space::kUsual, space::kTight, space::kUsual, space::kTight);
    m_verdict->setObjectName(QStringLiteral("workshop_verdict"));
    for (QWidget* part : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_saved),
             static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_cost)})
        layout->addWidget(part);
    layout->addWidget(m_examples);
    m_showBelow->setCheckable(true);
    for (QPushButton* button : {m_showBelow, m_save, m_whatIf, m_use})
        layout->addWidget(button);
    layout->setAlignment(m_examples, Qt::AlignRight);
    return bar;
}

void WorkshopView::fillExamples()
{
    m_exampleMenu->clear();
    m_exampleMenu->addAction(tr("A copy of the network that runs"), this, [this] { Q_EMIT copyRequested(); });
    m_exampleMenu->addAction(tr("A file…"), this, [this] { Q_EMIT openRequested(); });
    m_exampleMenu->addSection(tr("Rules"));
    const auto add = [this](const PartText& part) {
        // What it is in the language that is spoken; its id is as in the text.
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
    insert(tr("Is it k: 1 where the number is k"), "is_one", "equals(%1, 1)", "there is one");
    insert(tr("Spread: the same in all cells of the house"), "there", "spread(%1, over=house)",
        "in every cell of the house");
    insert(tr("And: where both are 1"), "both", "%1 & candidates", "where it can stand");
    insert(tr("Clear: what stays of the candidates"), "stay", "candidates & ~%1", "not to clear; candidates that stay");
    m_exampleMenu->setToolTipsVisible(true);
}

QWidget* WorkshopView::buildText()
{
    m_mistake->setWordWrap(true);
    m_mistake->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_mistake->setContentsMargins(space::kUsual, space::kTight, space::kUsual, space::kTight);
    auto* area = new QScrollArea;
    area->setObjectName(QStringLiteral("line_layers_area"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_layers);
    auto* text = new QSplitter(Qt::Vertical);
    text->setObjectName(QStringLiteral("workshop_text"));
    text->addWidget(m_editor);
    text->addWidget(area);
    text->setStretchFactor(0, 1);
    text->setStretchFactor(1, 0);
    text->setCollapsible(0, false);
    constexpr int kLayers = 116;
    text->setSizes({1000, kLayers});
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(text, 1);
    layout->addWidget(m_trail);
    layout->addWidget(m_mistake);
    return page;
}

QWidget* WorkshopView::buildBoard()
{
    m_boardTitle = makeWorkshopLabel("workshop_board_title", TextSize::Body, QFont::DemiBold);
    m_boardTitle->setText(tr("What it removes here"));
    m_board->setObjectName(QStringLiteral("rule_board"));
    m_board->setAccessibleName(tr("Board with what the rule removes"));
    m_why->setWordWrap(true);
    auto* heading = new QWidget;
    m_heading = new FlowLayout(space::kSmall, heading);
    m_heading->setContentsMargins(0, 0, 0, 0);
    m_heading->addWidget(m_boardTitle);
    m_why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(space::kUsual, space::kSmall, space::kUsual, space::kSmall);
    layout->setSpacing(space::kTight);
    layout->addWidget(heading);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_why);
    return page;
}

QWidget* WorkshopView::buildBelow()
{
    m_versions->setObjectName(QStringLiteral("workshop_versions"));
    m_versions->setAccessibleName(tr("Versions"));
    m_versions->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    connect(m_versions, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* item) { goBackTo(item->data(Qt::UserRole).toString()); });
    connect(m_goBack, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem* item = m_versions->currentItem())
            goBackTo(item->data(Qt::UserRole).toString());
    });
    connect(m_versions, &QListWidget::currentRowChanged, this, [this](int row) { m_goBack->setEnabled(row >= 0); });
    auto* history = new QWidget;
    auto* layout = new QHBoxLayout(history);
    layout->setContentsMargins(space::kUsual, space::kTight, space::kUsual, space::kTight);
    layout->addWidget(m_versions, 1);
    layout->addWidget(m_goBack, 0, Qt::AlignTop);
    m_below->setObjectName(QStringLiteral("workshop_below"));
    m_below->setDocumentMode(true);
    connect(m_checks, &ChecksPane::counterexampleRequested, this, [this](int entry) { showCounterexample(entry); });
    auto* area = new QScrollArea;
    area->setObjectName(QStringLiteral("workshop_checks_area"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_checks);
    m_weights = new WeightsPane(m_workshop->bench());
    connect(m_weights, &WeightsPane::textRequested, this, &WorkshopView::takeBentText);
    connect(m_weights, &WeightsPane::boardRequested, this, &WorkshopView::showWrongBoard);
    connect(m_weights, &WeightsPane::lineRequested, this, [this](std::size_t line) {
        const DraftPart* part = m_workshop->part();
        // The lines of a rule that lays a kernel are the kernel's.
        if (part != nullptr && !part->part.laid && line < part->part.lines.size())
            m_editor->goToLine(part->part.lines[line].place.line);
    });
    auto* weights = new QScrollArea;
    weights->setObjectName(QStringLiteral("workshop_weights_area"));
    weights->setFrameShape(QFrame::NoFrame);
    weights->setWidgetResizable(true);
    weights->setFocusPolicy(Qt::NoFocus);
    weights->setWidget(m_weights);
    m_below->addTab(area, tr("Checks"));
    m_below->addTab(weights, tr("Weights"));
    m_below->addTab(history, tr("Versions"));
    return m_below;
}

void WorkshopView::insertLine(const QString& name, const QString& value, const QString& words)
{
    QTextCursor cursor = m_editor->textCursor();
    const QTextBlock here = cursor.block();
    // What it is made of: the value that the line above works out.
    QString last = QStringLiteral("candidates");
    QStringList taken;
    for (QTextBlock block = here; block.isValid(); block = block.previous()) {
        const QString text = block.text();
        if (!text.isEmpty() && !text.front().isSpace())
            break;
        const QString its = text.section(QLatin1Char('='), 0, 0).trimmed();
        if (!text.contains(QLatin1Char('=')) || its.contains(QLatin1Char(' ')) || its.contains(QLatin1Char('#')))
            continue;
        if (taken.isEmpty())
            last = its;
        taken << its;
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
