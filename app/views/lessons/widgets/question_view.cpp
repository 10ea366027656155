// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/question_view.h"

#include "app/views/lessons/lesson_change.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/views/lessons/widgets/choice_button.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/wording/layer_wording.h"

#include <QAccessible>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>

#include <algorithm>

namespace convoku {
namespace {

using Kind = LessonQuestion::Kind;
using Answering = LessonWalk::Answering;

constexpr form::Look kWords{.size = TextSize::Headline, .wraps = true};
constexpr form::Look kStrongWords{.size = TextSize::Headline, .weight = QFont::DemiBold, .wraps = true};
constexpr int kQuestionEdge = 4; ///< the width of the line at the left
constexpr int kTextStart = kQuestionEdge + 20; ///< pixels from the left
constexpr int kAnswerSpacing = 10;
constexpr int kHoldsStill = 200; ///< milliseconds without a change before the run is made anew

} // namespace

QuestionView::QuestionView(LessonWalk* walk, QWidget* parent)
    : QWidget(parent)
    , m_walk(walk)
    , m_words(form::label("question_words", kStrongWords))
    , m_numbers(form::flow(kAnswerSpacing))
    , m_choices(form::column({.spacing = kAnswerSpacing}))
    , m_turnRows(form::column({.spacing = kAnswerSpacing}))
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
        m_choices, m_turnRows, m_typing, form::flow(space::kSmall, m_how, m_openHint, m_show), m_verdict, m_hint);
    // The gap is on the side of the edge in every direction of reading.
    form::fill(this, form::row({.margins = QMargins(), .spacing = 0}, form::gap(kTextStart), form::grow(rows)));

    connect(m_send, &QPushButton::clicked, this, &QuestionView::answerTyped);
    connect(m_number, &QLineEdit::returnPressed, this, &QuestionView::answerTyped);
    connect(m_number, &QLineEdit::textChanged, this, &QuestionView::showState);
    m_turned.setSingleShot(true);
    m_turned.setInterval(kHoldsStill);
    connect(&m_turned, &QTimer::timeout, this, [this] {
        TurnedNumbers turned;
        for (const QDoubleSpinBox* value : m_values)
            turned.values.push_back(value->value());
        Q_EMIT answered(turned);
    });
    connect(m_openHint, &QPushButton::clicked, this, [this] {
        m_hintOpen = true;
        // Not to "Show me", which would be next when the link is hidden.
        if (!m_sliders.empty())
            m_sliders.front()->setFocus(Qt::OtherFocusReason);
        else if (!m_buttons.empty())
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
    offerTurns();
}

/// Makes a slider and a box for each number that can be set.
void QuestionView::offerTurns()
{
    m_turned.stop();
    while (QLayoutItem* item = m_turnRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may have the focus
        delete item;
    }
    m_sliders.clear();
    m_values.clear();
    for (const LessonQuestion::Turn& turn : m_walk->stop().question->turns) {
        const int index = static_cast<int>(m_sliders.size());
        const QString name = turn.label.isEmpty()
            ? tr("Number %1 of layer %2").arg(turn.number.number + 1).arg(turn.number.layer + 1)
            : plainWords(turn.label);
        auto* slider = form::named(
            new QSlider(Qt::Horizontal), qPrintable(QStringLiteral("question_turn_%1").arg(index)), {.name = name});
        auto* value = form::decimal(qPrintable(QStringLiteral("question_value_%1").arg(index)), turn.from, turn.to,
            turn.step < 1 ? 1 : 0, {.name = name});
        const double step = turn.step;
        value->setSingleStep(step);
        slider->setRange(qRound(turn.from / step), qRound(turn.to / step));
        m_turnRows->addWidget(form::box(form::column({.margins = QMargins(), .spacing = 2},
            form::text(name, {.wraps = true}), form::row({.margins = QMargins()}, form::grow(slider), value))));
        m_sliders.push_back(slider);
        m_values.push_back(value);
        connect(slider, &QSlider::valueChanged, value, [value, step](int to) { value->setValue(to * step); });
        connect(value, &QDoubleSpinBox::valueChanged, slider,
            [slider, step](double to) { slider->setValue(qRound(to / step)); });
        connect(value, &QDoubleSpinBox::valueChanged, &m_turned, qOverload<>(&QTimer::start));
    }
    if (!m_sliders.empty())
        showTurns();
}

/// Shows the numbers of the stop's network, or those of the solution once the question is done.
void QuestionView::showTurns()
{
    const LessonQuestion& question = *m_walk->stop().question;
    std::vector<double> values = valuesToTurn(m_walk->stop());
    if (const auto* given = m_walk->given() ? std::get_if<TurnedNumbers>(&*m_walk->given()) : nullptr)
        values = given->values;
    else if (!m_walk->isAsking())
        values = std::get<TurnedNumbers>(rightAnswer(question)).values;
    for (std::size_t i = 0; i < m_values.size() && i < values.size(); ++i) {
        const QSignalBlocker quiet(m_values[i]);
        m_values[i]->setValue(values[i]);
        const QSignalBlocker still(m_sliders[i]);
        m_sliders[i]->setValue(qRound(values[i] / question.turns[i].step));
    }
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
    case Kind::Turn:
        return tr("Drag, type, or use the arrow keys.");
    case Kind::Erase:
        return tr("Click the candidate to erase it.");
    }
    const bool digits = std::all_of(
        question.numbers.begin(), question.numbers.end(), [](int number) { return number >= 0 && number <= 9; });
    return digits ? tr("Press the digit, or click.") : QString();
}

/// Returns the reply to the wrong answer: that of the choice, or the hint.
QString QuestionView::replyTo(const LessonQuestion& question) const
{
    const auto* chosen = m_walk->given() ? std::get_if<ChosenWords>(&*m_walk->given()) : nullptr;
    if (chosen == nullptr || static_cast<std::size_t>(chosen->index) >= question.choices.size())
        return question.kind == Kind::Turn && !m_hintOpen ? QString() : question.hint;
    const QString& reply = question.choices[static_cast<std::size_t>(chosen->index)].reply;
    return reply.isEmpty() ? question.hint : reply;
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
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        m_sliders[i]->setEnabled(asking);
        m_values[i]->setEnabled(asking);
    }
    if (!asking && !m_sliders.empty())
        showTurns();
    m_typing->setEnabled(asking);
    m_send->setEnabled(m_number->hasAcceptableInput() && !m_number->text().isEmpty());
    m_openHint->setVisible(asking && !question.hint.isEmpty() && !m_hintOpen
        && (answering != Answering::Wrong || question.kind == Kind::Turn));
    m_show->setVisible(asking);
    m_how->setVisible(asking);
    m_how->setText(howTo(question));
    // Wrapped, it would be narrow beside the links, even where there is room for all of it.
    m_how->setWordWrap(m_how->fontMetrics().horizontalAdvance(m_how->text()) > width() - kTextStart);
    // Which of the words it was is marked on them.
    const bool isMarked = question.kind == Kind::Choice || question.kind == Kind::Turn;
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
        verdict = question.kind == Kind::Turn ? tr("✗ Not yet.")
            : isMarked                        ? tr("✗ That is not it. Try again.")
                       : tr("✗ Not %1. Try again.").arg(answerText(question, m_walk->given().value_or(right)));
        more = plainWords(replyTo(question));
        break;
    case Answering::Shown:
        verdict = question.kind == Kind::Choice ? tr("The answer is marked.")
                                                : tr("The answer: %1").arg(answerText(question, right));
        more = m_comesBack ? tr("The question returns later on a different board.") : QString();
        break;
    default:
        verdict = m_walk->isJudging() ? tr("Checking your answer…") : QString();
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
