// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/question_view.h"

#include "app/views/lessons/lesson_walk.h"
#include "app/views/lessons/widgets/choice_button.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/wording/layer_wording.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QStyle>

#include <algorithm>

namespace convoku {
namespace {

using Kind = LessonQuestion::Kind;
using Answering = LessonWalk::Answering;

constexpr form::Look kWords{.size = TextSize::Headline, .wraps = true};
constexpr form::Look kStrongWords{.size = TextSize::Headline, .weight = QFont::DemiBold, .wraps = true};
constexpr int kQuestionEdge = 4; ///< the width of the line at the left
constexpr int kAnswerSpacing = 10;

} // namespace

QuestionView::QuestionView(LessonWalk* walk, QWidget* parent)
    : QWidget(parent)
    , m_walk(walk)
    , m_words(form::label("question_words", kStrongWords))
    , m_numbers(form::flow(kAnswerSpacing))
    , m_choices(form::column({.spacing = kAnswerSpacing}))
    , m_typing(nullptr)
    , m_number(form::line("question_number", {}, {.name = tr("Your answer")}))
    , m_send(form::button("question_send", tr("Ans&wer")))
    , m_verdict(form::label("question_verdict", kStrongWords))
    , m_hint(form::label("question_hint", kWords))
    , m_how(form::label("question_how", {.wraps = true}))
    , m_openHint(form::link("question_open_hint", tr("A h&int")))
    , m_show(form::link(
          "question_show", tr("Sh&ow me"), tr("Show the answer. The question returns later on a different board.")))
{
    setObjectName(QStringLiteral("lesson_question"));
    m_number->setPlaceholderText(tr("a number"));
    m_number->setMaxLength(7);
    m_number->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[-−]?\\d{0,6}")), m_number));
    m_typing = form::box(form::row(form::grow(m_number), m_send));
    auto* rows = form::column({.margins = QMargins(0, 4, 0, 4), .spacing = kAnswerSpacing}, m_words, m_numbers,
        m_choices, m_typing, form::flow(space::kSmall, m_how, m_openHint, m_show), m_verdict, m_hint);
    // The gap is on the side of the edge in every direction of reading.
    form::fill(this, form::row({.margins = QMargins(), .spacing = 0}, form::gap(kQuestionEdge + 20), form::grow(rows)));

    connect(m_send, &QPushButton::clicked, this, &QuestionView::answerTyped);
    connect(m_number, &QLineEdit::returnPressed, this, &QuestionView::answerTyped);
    connect(m_number, &QLineEdit::textChanged, this, &QuestionView::showState);
    connect(m_openHint, &QPushButton::clicked, this, [this] {
        m_hintOpen = true;
        // Not to "Show me", which would be next when the link is hidden.
        if (!m_buttons.empty())
            m_buttons.front()->setFocus(Qt::OtherFocusReason);
        else if (m_number->isVisible())
            m_number->setFocus(Qt::OtherFocusReason);
        else
            focusPreviousChild();
        showState();
        QAccessibleEvent event(m_hint, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    });
    connect(m_show, &QPushButton::clicked, this, &QuestionView::revealAsked);
    connect(walk, &LessonWalk::answeringChanged, this, &QuestionView::showState);
    hide();
}

void QuestionView::setComesBack(bool comesBack)
{
    m_comesBack = comesBack;
    showState();
}

void QuestionView::showQuestion()
{
    m_comesBack = false;
    m_hintOpen = false;
    const bool asks = m_walk->isOpen() && m_walk->stop().question;
    setVisible(asks);
    if (!asks)
        return;
    const LessonQuestion& question = *m_walk->stop().question;
    m_words->setText(plainWords(question.words));
    m_number->clear();
    offer(question);
    showState();
}

void QuestionView::offer(const LessonQuestion& question)
{
    for (ChoiceButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // one of them may be what was clicked
    }
    m_buttons.clear();
    m_answers.clear();
    for (const int number : question.numbers)
        addButton(m_numbers, LayerWording::number(number), {}, number);
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        addButton(
            m_choices, plainWords(question.choices[i].words), QString::number(i + 1), ChosenWords{static_cast<int>(i)});
    m_typing->setVisible(question.kind == Kind::Number && question.numbers.empty());
}

void QuestionView::addButton(QLayout* layout, const QString& words, const QString& key, const LessonAnswer& answer)
{
    auto* button = new ChoiceButton;
    button->setObjectName(QStringLiteral("question_choice_%1").arg(m_buttons.size()));
    button->setWords(words, key);
    layout->addWidget(button);
    setTabOrder(m_buttons.empty() ? static_cast<QWidget*>(m_number) : m_buttons.back(), button);
    m_buttons.push_back(button);
    m_answers.push_back(answer);
    connect(button, &QAbstractButton::clicked, this, [this, answer] { Q_EMIT answered(answer); });
}

/// Draws the line that sets the question off from the text.
void QuestionView::paintEvent(QPaintEvent*)
{
    const QRect edge(0, 0, kQuestionEdge, height());
    QPainter(this).fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), windowTokens().ink);
}

QString QuestionView::howTo(const LessonQuestion& question) const
{
    switch (question.kind) {
    case Kind::Cell:
        return tr("Click the cell on the board, or go there with the arrow keys and press Enter.");
    case Kind::Candidate:
        return tr("Click the candidate on the board, or go to its cell with the arrow keys and press its digit.");
    case Kind::Number:
        if (question.numbers.empty())
            return tr("Type it and press Enter.");
        break;
    case Kind::Choice:
        return tr("Press 1–%1, or click.").arg(question.choices.size());
    }
    const bool digits = std::all_of(
        question.numbers.begin(), question.numbers.end(), [](int number) { return number >= 0 && number <= 9; });
    return digits ? tr("Press the digit, or click.") : QString();
}

void QuestionView::showState()
{
    if (!m_walk->isOpen() || !m_walk->stop().question)
        return;
    const LessonQuestion& question = *m_walk->stop().question;
    const Answering answering = m_walk->answering();
    const bool asking = m_walk->isAsking();
    const LessonAnswer right = rightAnswer(question);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const bool given = m_walk->given() == m_answers[i];
        using enum ChoiceButton::Mark;
        m_buttons[i]->setMark(!asking && m_answers[i] == right ? Right
                : given && answering == Answering::Wrong       ? Wrong
                                                               : None);
        // Also while it is judged: the keyboard would move on to the next button.
        m_buttons[i]->setEnabled(asking);
    }
    m_typing->setEnabled(asking);
    m_send->setEnabled(m_number->hasAcceptableInput() && !m_number->text().isEmpty());
    m_openHint->setVisible(asking && !question.hint.isEmpty() && !m_hintOpen && answering != Answering::Wrong);
    m_show->setVisible(asking);
    m_how->setVisible(asking);
    m_how->setText(howTo(question));
    // Which of the words it was is marked on them.
    const bool isMarked = question.kind == Kind::Choice;
    QString verdict;
    QString more;
    switch (answering) {
    case Answering::Right:
        //: an answer, and what it was
        verdict
            = isMarked ? tr("✓ Right.") : tr("✓ Right: %1").arg(answerText(question, m_walk->given().value_or(right)));
        more = m_comesBack ? tr("The question returns later on a different board.") : QString();
        break;
    case Answering::Wrong:
        verdict = isMarked ? tr("✗ That is not it. Try again.")
                           : tr("✗ Not %1. Try again.").arg(answerText(question, m_walk->given().value_or(right)));
        more = plainWords(question.hint);
        break;
    case Answering::Shown:
        verdict = isMarked ? tr("The answer is marked.") : tr("The answer: %1").arg(answerText(question, right));
        more = m_comesBack ? tr("The question returns later on a different board.") : QString();
        break;
    default:
        verdict = m_walk->isJudging() ? tr("The run is asked…") : QString();
        more = m_hintOpen ? plainWords(question.hint) : QString();
    }
    const bool tells = verdict != m_verdict->text() && !verdict.isEmpty();
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
    QPalette colours;
    if (answering == Answering::Right)
        colours.setColor(QPalette::WindowText, windowTokens().solved);
    else if (answering == Answering::Wrong)
        colours.setColor(QPalette::WindowText, windowTokens().contradiction);
    m_verdict->setPalette(colours);
    m_hint->setText(more);
    m_hint->setVisible(!more.isEmpty());
    if (tells) {
        m_verdict->setAccessibleDescription(more);
        QAccessibleEvent event(m_verdict, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void QuestionView::answerTyped()
{
    bool isNumber = false;
    const int number = m_number->text().replace(QChar(0x2212), QLatin1Char('-')).toInt(&isNumber);
    if (isNumber)
        Q_EMIT answered(number);
}

bool QuestionView::takeKey(const QKeyEvent& event)
{
    const int digit = event.key() - Qt::Key_0;
    if (digit < 0 || digit > 9 || (event.modifiers() & ~Qt::KeypadModifier) != 0 || event.isAutoRepeat())
        return false;
    if (!m_walk->isAsking() || m_walk->isJudging())
        return false;
    const LessonQuestion& question = *m_walk->stop().question;
    if (question.kind == Kind::Number && question.numbers.empty()) {
        m_number->setFocus(Qt::ShortcutFocusReason);
        m_number->setText(QString::number(digit));
        return true;
    }
    if (question.kind == Kind::Choice) {
        if (digit < 1 || static_cast<std::size_t>(digit) > question.choices.size())
            return false;
        Q_EMIT answered(ChosenWords{digit - 1});
        return true;
    }
    const auto offered = std::find(question.numbers.begin(), question.numbers.end(), digit);
    if (question.kind != Kind::Number || offered == question.numbers.end())
        return false;
    Q_EMIT answered(digit);
    return true;
}

} // namespace convoku
