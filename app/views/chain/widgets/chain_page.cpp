// SPDX-License-Identifier: MIT
#include "app/views/chain/widgets/chain_page.h"

#include "app/document/chain_model.h"
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/views/chain/chain_picture.h"
#include "app/views/chain/widgets/chain_graph_view.h"
#include "app/views/chain/widgets/chain_list.h"
#include "app/views/chain/widgets/chain_side.h"
#include "app/window/parts/form.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/view_row.h"
#include "app/wording/chain_wording.h"
#include "app/wording/explanation_wording.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

namespace convoku {
namespace {

// At the usual size of letters.
constexpr int kChainPageBeside = 350; ///< what stands beside the lines
constexpr int kChainPageLeastLines = 560; ///< what the lines need beside it
constexpr int kLeastHeight = 440; ///< for a small board below the lines

} // namespace

ChainPage::ChainPage(Session* session, Inquiry* inquiry, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_model(new ChainModel(session, inquiry, this))
    , m_pages(new QStackedWidget)
    , m_message(form::label("chain_message", {.size = TextSize::Headline, .weight = QFont::DemiBold, .wraps = true}))
    , m_hint(form::label("chain_hint", {.quiet = true, .wraps = true}))
    , m_ask(form::button("chain_ask", tr("Why was a candidate removed?"))) // until one is picked
    , m_cancel(form::button("chain_cancel", tr("Cancel")))
    , m_toBoard(form::button("chain_to_board", tr("Show the board")))
    , m_back(form::tool("chain_back", QString(), tr("Back to the board")))
    , m_title(form::label("chain_title", form::kHeadlineParagraph))
    , m_summary(form::label("chain_summary", form::kNote))
    , m_forms(new QStackedWidget)
    , m_list(new ChainList(m_model))
    , m_graph(new ChainGraphView(m_model))
    , m_proof(nullptr)
    , m_side(new ChainSide(m_model))
{
    auto* forms = new QActionGroup(this);
    m_proofForm = forms->addAction(tr("Proof"));
    m_proofForm->setToolTip(tr("The proof line by line"));
    m_graphForm = forms->addAction(tr("Graph"));
    m_graphForm->setObjectName(QStringLiteral("chain_form_graph"));
    m_graphForm->setToolTip(tr("The same proof as a dependency graph"));
    for (QAction* form : forms->actions())
        form->setCheckable(true);
    m_proofForm->setChecked(true);
    m_forms->addWidget(m_list);
    m_forms->addWidget(m_graph);
    m_line = form::hairline();

    auto* left = form::column({.spacing = 0}, buildHeader(), form::grow(m_forms));
    m_proof = form::box(form::row({.spacing = 0}, form::grow(left), m_line, m_side));
    m_pages->addWidget(buildMessage());
    m_pages->addWidget(m_proof);
    form::fill(this, form::column(m_pages));

    connect(forms, &QActionGroup::triggered, this, [this] {
        m_forms->setCurrentIndex(showsGraph() ? 1 : 0);
        placeFocus();
    });
    connect(m_back, &QToolButton::clicked, this, &ChainPage::boardRequested);
    connect(m_toBoard, &QPushButton::clicked, this, &ChainPage::boardRequested);
    connect(m_cancel, &QPushButton::clicked, m_model, &ChainModel::cancel);
    connect(m_ask, &QPushButton::clicked, this, [this] { proveChainSubject(*m_session, *m_inquiry); });
    connect(m_model, &ChainModel::proofChanged, this, &ChainPage::showProof);
    connect(m_model, &ChainModel::went, this, &ChainPage::boardRequested);
    connect(m_side, &ChainSide::exportRequested, this, &ChainPage::exportRequested);
    connect(m_list, &ChainList::pointedAt, this, &ChainPage::hovered);
    connect(m_graph, &ChainGraphView::pointedAt, this, &ChainPage::hovered);
    connect(inquiry, &Inquiry::proofGrew, this, &ChainPage::showMessage);
    connect(inquiry, &Inquiry::answerChanged, this, &ChainPage::showMessage);
    connect(inquiry, &Inquiry::answerChanged, this, &ChainPage::proveWhatIsAsked);
    for (const auto signal : {&Inquiry::findingsChanged, &Inquiry::findingChosen}) {
        connect(inquiry, signal, this, &ChainPage::showMessage);
        connect(inquiry, signal, this, &ChainPage::proveWhatIsAsked);
    }
    for (const auto moved : {&Session::pickedChanged, &Session::positionChanged, &Session::recordingReset}) {
        connect(session, moved, this, &ChainPage::showMessage);
        connect(session, moved, this, [this] { m_opened = false; });
    }
    showProof();
}

ChainPage::~ChainPage()
{
    m_inquiry->setStepWatched(this, false);
}

ViewRow ChainPage::row(Workspace* workspace)
{
    auto* page = new ChainPage(workspace->session(), workspace->inquiry());
    return {.id = "chain",
        .name = "chain",
        .title = tr("Chain"),
        .text = tr("C&hain"),
        .help = tr("Show what the removal of the picked candidate depends on, down to the givens"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_J)},
        .sign = SignDrawing()
                    .circle({4.75, 4.75}, 1.75)
                    .circle({15.25, 4.75}, 1.75)
                    .circle({10, 15.75}, 1.75)
                    .line({{5.9, 6.1}, {10, 10.5}, {14.1, 6.1}})
                    .line({{10, 10.5}, {10, 14}}),
        .helpPage = "why.md#chain",
        .card = ViewRow::Card::Goes,
        .widget = page,
        .picture = [page] { return page->picture(); }};
}

QWidget* ChainPage::buildHeader()
{
    m_back->setArrowType(Qt::LeftArrow);
    auto* segments
        = form::named(new SegmentBar(m_proofForm->actionGroup()), "chain_form", {.name = tr("Form of the proof")});
    auto* words = form::column({.spacing = 0}, m_title, m_summary);
    return form::box(form::row({.margins = QMargins(8, 8, 16, 4), .spacing = 8}, form::aligned(m_back, Qt::AlignTop),
        form::grow(words), form::aligned(segments, Qt::AlignVCenter)));
}

QWidget* ChainPage::buildMessage()
{
    for (QLabel* label : {m_message, m_hint})
        label->setAlignment(Qt::AlignHCenter);
    auto* buttons = form::row({.spacing = 8}, form::stretch(1), m_ask, m_cancel, m_toBoard, form::stretch(1));
    return form::box(form::column({.margins = form::margins(24, 24), .spacing = 12}, form::stretch(2), m_message,
        m_hint, buttons, form::stretch(3)));
}

bool ChainPage::showsGraph() const
{
    return m_graphForm->isChecked();
}

std::shared_ptr<const Picture> ChainPage::picture() const
{
    if (m_model->state() != ChainModel::State::Ready)
        return {};
    ChainContent content = m_model->content();
    // The run may go on while it is drawn: the picture has a copy.
    content.recording = std::make_shared<const Recording>(*content.recording);
    if (showsGraph())
        return std::make_shared<ChainGraphPicture>(std::move(content));
    return std::make_shared<ChainPicture>(std::move(content));
}

void ChainPage::showProof()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool ready = m_model->state() == ChainModel::State::Ready;
    if (ready) {
        const ChainContent& content = m_model->content();
        m_title->setText(ChainWording::title(*content.proof));
        m_summary->setText(ChainWording::summary(*content.recording, *content.proof, *content.lines));
    }
    showMessage();
    m_pages->setCurrentIndex(ready ? 1 : 0);
    placeFocus();
    // The widget that had the focus may be hidden now: keep the focus on this page, so that its keys still work.
    if (hadFocus)
        focusProxy()->setFocus();
}

void ChainPage::placeFocus()
{
    if (m_model->state() == ChainModel::State::Ready)
        setFocusProxy(m_forms->currentWidget());
    else if (m_model->state() == ChainModel::State::Proving)
        setFocusProxy(m_cancel);
    else
        setFocusProxy(m_ask->isVisibleTo(this) ? m_ask : m_toBoard);
}

void ChainPage::showMessage()
{
    const bool proving = m_model->state() == ChainModel::State::Proving;
    const auto gone = chainSubject(*m_session, *m_inquiry);
    m_cancel->setVisible(proving);
    m_toBoard->setVisible(!proving);
    m_ask->setVisible(!proving && gone.has_value());
    if (proving) {
        m_message->setText(tr("Following the reasons…"));
        //: how far the search for a proof has come
        m_hint->setText(tr("%n step(s) so far", nullptr, m_inquiry->provedSteps()));
        return;
    }
    placeFocus();
    m_message->setText(tr("Why was a candidate removed?"));
    if (gone) {
        const QString name = ExplanationWording::candidate(*gone);
        //: a candidate that is gone: 2 in r4c5
        m_ask->setText(tr("&Chain of %1").arg(name));
        m_hint->setText(tr("Its chain lists every deduction it depends on, down to the givens."));
    } else {
        m_hint->setText(tr("On the board, pick a removed candidate: click its place in the cell. Its chain lists every "
                           "deduction it depends on, down to the givens."));
    }
}

void ChainPage::proveWhatIsAsked()
{
    if (m_opened && chainSubject(*m_session, *m_inquiry)) {
        m_opened = false;
        proveChainSubject(*m_session, *m_inquiry);
    }
}

void ChainPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Not when the whole window comes back to the screen.
    if (!event->spontaneous()) {
        m_opened = m_model->state() == ChainModel::State::Nothing;
        m_inquiry->setStepWatched(this, true);
        proveWhatIsAsked();
    }
}

void ChainPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) {
        m_opened = false;
        m_inquiry->setStepWatched(this, false);
    }
}

QSize ChainPage::minimumSizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    return {qRound(ChainGeometry::kLeastWidth * textScale(this)), 12 * line};
}

void ChainPage::place()
{
    const qreal scale = textScale(this);
    const bool beside = width() >= (kChainPageLeastLines + kChainPageBeside) * scale;
    auto* layout = static_cast<QBoxLayout*>(m_proof->layout());
    layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    static_cast<QFrame*>(m_line)->setFrameShape(beside ? QFrame::VLine : QFrame::HLine);
    m_side->setPlace(beside                    ? ChainSide::Place::Beside
            : height() >= kLeastHeight * scale ? ChainSide::Place::Below
                                               : ChainSide::Place::WordsOnly);
    m_side->setMinimumWidth(beside ? qRound(kChainPageBeside * scale) : 0);
    m_side->setMaximumWidth(beside ? qRound(kChainPageBeside * scale) : QWIDGETSIZE_MAX);
    m_side->setSizePolicy(QSizePolicy::Preferred, beside ? QSizePolicy::Preferred : QSizePolicy::Maximum);
}

void ChainPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void ChainPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

void ChainPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_model->state() == ChainModel::State::Proving)
        m_model->cancel();
    else
        QWidget::keyPressEvent(event);
}

} // namespace convoku
