// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/filter_line.h"

#include "app/drawing/marks.h"
#include "app/window/parts/form.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QStringListModel>
#include <QToolButton>
#include <QWhatsThis>

#include <algorithm>
#include <chrono>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kRest{150};

/// The word that the cursor stands behind.
QString wordBefore(const QLineEdit& edit)
{
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z_]+$"));
    return kWord.match(edit.text().left(edit.cursorPosition())).captured();
}

} // namespace

FilterLine::FilterLine(QWidget* parent)
    : QWidget(parent)
    , m_edit(form::line("collection_filter", {}, {.name = tr("Filter")}))
    , m_error(form::label("filter_error", {.wraps = true}))
    , m_completer(new QCompleter(CollectionFilter::words(*articleModel()), this))
    , m_terms(new QMenu(this))
{
    m_edit->setPlaceholderText(
        tr("Filter: naked_pair_row, no guess, passes < 12 – or digits, or words of the comment"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_error->hide();
    m_completer->setWidget(m_edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);

    auto* terms = form::named(new QToolButton, "filter_terms", {.tip = tr("Add a term to the filter")});
    terms->setText(tr("Add…"));
    terms->setPopupMode(QToolButton::InstantPopup);
    terms->setMenu(m_terms);
    fillMenu();
    auto* help = form::named(new QToolButton, "filter_help", {.name = tr("Filter syntax"), .tip = tr("Filter syntax")});
    help->setText(tr("?"));
    connect(help, &QToolButton::clicked, this, [this, help] {
        QWhatsThis::showText(
            help->mapToGlobal(QPoint(0, help->height())), CollectionWording::filterHelp(*m_network), help);
    });

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_edit, 0, 0);
    layout->addWidget(terms, 0, 1);
    layout->addWidget(help, 0, 2);
    layout->addWidget(m_error, 1, 0, 1, 3);
    layout->setColumnStretch(0, 1);

    connect(m_edit, &QLineEdit::textChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(m_edit, &QLineEdit::textEdited, this, &FilterLine::complete);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        apply();
        if (m_error->isHidden())
            Q_EMIT left();
    });
    connect(&m_rest, &QTimer::timeout, this, &FilterLine::apply);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FilterLine::insertCompletion);
    followTheme(this, [this] { takeTheme(); });
}

QString FilterLine::text() const
{
    return m_edit->text();
}

void FilterLine::setText(const QString& text)
{
    m_edit->setText(text);
    apply();
}

void FilterLine::takeTheme()
{
    for (std::size_t i = 0; i < m_rules.size(); ++i)
        m_rules[i]->setIcon(ruleMark(m_network->rules[i], themeOf(this)));
}

void FilterLine::setNetwork(const ModelPtr& network)
{
    m_network = network;
    m_completer->setModel(new QStringListModel(CollectionFilter::words(*network), m_completer));
    fillMenu();
    takeTheme();
    apply();
}

void FilterLine::fillMenu()
{
    const auto add = [this](QMenu* menu, const QString& name, const QString& term) {
        return menu->addAction(name, this, [this, term] { addTerm(term); });
    };
    m_terms->clear();
    m_terms->addSection(tr("This rule removes something"));
    m_rules.clear();
    for (const Model::Rule& rule : m_network->rules)
        m_rules.push_back(add(m_terms, Wording::rule(rule), QString::fromStdString(rule.id)));
    m_terms->addSection(tr("The run"));
    add(m_terms, tr("No guess"), QStringLiteral("no guess"));
    add(m_terms, tr("Several guesses at once"), QStringLiteral("depth > 1"));
    add(m_terms, tr("Under 12 passes"), QStringLiteral("passes < 12"));
    m_terms->addSection(tr("The puzzle"));
    for (const char* verdict : {"unique", "several", "none"})
        add(m_terms,
            qstrcmp(verdict, "unique") == 0        ? tr("One solution")
                : qstrcmp(verdict, "several") == 0 ? tr("Several solutions")
                                                   : tr("No solution"),
            QString::fromLatin1(verdict));
    add(m_terms, tr("Few givens"), QStringLiteral("givens <= 24"));
}

void FilterLine::addTerm(const QString& term)
{
    QString text = m_edit->text().trimmed();
    if (!text.isEmpty() && !text.endsWith(QLatin1Char(',')))
        text += QLatin1Char(',');
    if (!text.isEmpty())
        text += QLatin1Char(' ');
    m_edit->setFocus();
    setText(text + term);
}

void FilterLine::apply()
{
    m_rest.stop();
    const CollectionFilter filter(m_edit->text(), *m_network);
    m_error->setVisible(filter.error().has_value());
    if (filter.error())
        m_error->setText(CollectionWording::filterError(*filter.error()));
    else
        Q_EMIT filterChanged(filter);
}

void FilterLine::complete()
{
    const QString word = wordBefore(*m_edit);
    m_completer->setCompletionPrefix(word);
    const bool finished = m_completer->completionCount() == 1
        && m_completer->currentCompletion().compare(word, Qt::CaseInsensitive) == 0;
    if (word.size() < 2 || m_completer->completionCount() == 0 || finished) {
        m_completer->popup()->hide();
        return;
    }
    const QFontMetrics metrics = m_edit->fontMetrics();
    const int before
        = metrics.horizontalAdvance(m_edit->text().left(m_edit->cursorPosition() - static_cast<int>(word.size())));
    const int width = metrics.averageCharWidth() * 28;
    const QRect place(std::clamp(before, 0, std::max(0, m_edit->width() - width)), 0, width, m_edit->height());
    m_completer->complete(place);
}

void FilterLine::insertCompletion(const QString& word)
{
    const QString typed = wordBefore(*m_edit);
    const int end = m_edit->cursorPosition();
    const int begin = end - static_cast<int>(typed.size());
    m_edit->setText(m_edit->text().replace(begin, typed.size(), word));
    m_edit->setCursorPosition(begin + static_cast<int>(word.size()));
}

bool FilterLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        apply();
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace convoku
