// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/checks_pane.h"

#include "app/window/parts/form.h"
#include "app/window/parts/style.h"

#include <QComboBox>
#include <QEvent>
#include <QProgressBar>
#include <QPushButton>

namespace convoku {
namespace {

constexpr int kSign = 18;
constexpr int kChecksWhole = 100;
constexpr int kNameLetters = 24;

} // namespace

ChecksPane::ChecksPane(CheckRun* run, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_on(form::text(tr("Measured on")))
    , m_puzzles(form::shortCombo("check_puzzles", kNameLetters,
          {.name = tr("Puzzles that show how useful the rule is"),
              .tip = tr("Puzzles that show how useful the rule is")}))
{
    setObjectName(QStringLiteral("workshop_checks"));
    auto* columns = form::row({.spacing = 2 * space::kUsual});
    m_on->setBuddy(m_puzzles);
    m_puzzles->addItem(tr("Built-in puzzles"));
    for (int i = 0; i < static_cast<int>(run->entries().size()); ++i) {
        const QString title = run->entries()[static_cast<std::size_t>(i)].check->title();
        Row row{new PlainLabel, form::label("check_title", title, {.weight = QFont::DemiBold, .wraps = true}),
            form::label("check_detail", {.size = TextSize::Label, .wraps = true, .selectable = true}), new QProgressBar,
            form::button("check_show", tr("Show on the board"), tr("Show the board on which it fails"))};
        row.progress->setRange(0, kChecksWhole);
        row.progress->setTextVisible(false);
        row.progress->setMaximumHeight(space::kSmall);
        row.progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
        row.progress->setAccessibleName(title);
        connect(row.show, &QPushButton::clicked, this, [this, i] { Q_EMIT counterexampleRequested(i); });
        auto* column = form::column({.spacing = space::kTight},
            form::row({.spacing = space::kSmall}, row.sign, form::grow(row.title), row.show), row.detail, row.progress);
        if (i + 1 == static_cast<int>(run->entries().size()))
            form::add(column, form::row({.spacing = space::kSmall}, m_on, form::grow(m_puzzles)));
        form::add(column, form::stretch(1));
        form::add(columns, form::grow(column));
        m_rows.push_back(row);
    }
    columns->setContentsMargins(form::margins(space::kUsual, space::kTight));
    form::fill(this, columns);
    connect(m_puzzles, &QComboBox::activated, this, [this] { Q_EMIT puzzlesChosen(isOfCollection()); });
    offer({});
    connect(run, &CheckRun::changed, this, &ChecksPane::show);
    show();
}

void ChecksPane::offer(const QString& collection)
{
    const bool was = isOfCollection();
    const bool any = !collection.isEmpty();
    m_on->setVisible(any);
    m_puzzles->setVisible(any);
    if (any && m_puzzles->count() > 1)
        m_puzzles->setItemText(1, collection); // it grows
    else if (any)
        m_puzzles->addItem(collection);
    else if (m_puzzles->count() > 1)
        m_puzzles->removeItem(1);
    if (was != isOfCollection())
        Q_EMIT puzzlesChosen(isOfCollection());
}

bool ChecksPane::isOfCollection() const
{
    return m_puzzles->currentIndex() > 0;
}

void ChecksPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        show();
}

void ChecksPane::show()
{
    const Tokens& tokens = windowTokens();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const CheckRun::Entry& entry = m_run->entries()[i];
        const Row& row = m_rows[i];
        const bool runs = entry.state == CheckState::Running;
        Sign sign = Sign::Waiting;
        QColor colour = tokens.text3;
        QString said = tr("waits");
        switch (entry.state) {
        case CheckState::Waiting:
            break;
        case CheckState::Running:
            said = tr("runs");
            break;
        case CheckState::Holds:
            sign = Sign::Yes;
            colour = tokens.solved;
            said = tr("holds");
            break;
        case CheckState::Fails:
            sign = Sign::No;
            colour = tokens.contradiction;
            said = tr("fails");
            break;
        case CheckState::Open:
            sign = Sign::Several;
            said = tr("open");
            break;
        }
        row.sign->setPixmap(icon(sign, colour).pixmap(QSize(kSign, kSign), devicePixelRatioF()));
        row.sign->setAccessibleName(said);
        row.sign->setToolTip(said);
        row.detail->setText(runs || entry.state == CheckState::Waiting ? said : entry.detail);
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, entry.state == CheckState::Fails ? tokens.contradiction : tokens.text2);
        row.detail->setPalette(colours);
        row.detail->setVisible(!runs);
        row.progress->setVisible(runs);
        row.progress->setValue(static_cast<int>(entry.progress * kChecksWhole));
        row.show->setVisible(entry.counterexample.has_value());
    }
}

} // namespace convoku
