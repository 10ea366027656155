// SPDX-License-Identifier: MIT
#include "app/views/chain/widgets/chain_side.h"

#include "app/document/chain_model.h"
#include "app/drawing/tokens.h"
#include "app/views/chain/chain_painter.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/chain_wording.h"
#include "app/wording/wording.h"

#include <QEvent>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>

namespace convoku {
namespace {

constexpr int kLegendMark = 10;
constexpr std::array kStates{ChainBoardScene::State::Gone, ChainBoardScene::State::Now, ChainBoardScene::State::ToGo};

} // namespace

ChainBoard::ChainBoard(ChainModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
{
    form::named(this, "chain_board", {.name = tr("Board of the proof")});
}

QSize ChainBoard::sizeHint() const
{
    const int side = qRound(318 * textScale(this));
    return {side, side};
}

void ChainBoard::paintEvent(QPaintEvent*)
{
    if (m_model->selected() < 0)
        return;
    QPainter painter(this);
    paintChainBoard(painter, QRectF(rect()), chainBoardAt(m_model->content(), m_model->selected()), themeOf(this),
        devicePixelRatioF());
}

ChainCurve::ChainCurve(ChainModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
{
    form::named(this, "chain_curve", {.name = ChainWording::marksStillToGo()});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ChainCurve::sizeHint() const
{
    return {qRound(200 * textScale(this)), qRound(52 * textScale(this))};
}

void ChainCurve::paintEvent(QPaintEvent*)
{
    if (m_model->selected() < 0)
        return;
    QPainter painter(this);
    const ChainContent& content = m_model->content();
    paintChainCurve(painter, QRectF(rect()).adjusted(1, 1, -1, -1), *content.lines,
        content.rows.linesDone(m_model->selected()), themeOf(this));
}

ChainSide::ChainSide(ChainModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_board(new ChainBoard(model))
    , m_legend(nullptr)
    , m_halves(nullptr)
    , m_progress(nullptr)
    , m_count(form::label("chain_marks_left", {.quiet = true}))
    , m_curve(new ChainCurve(model))
    , m_headline(form::label("chain_headline", form::kHeadlineParagraph))
    , m_sentence(form::label("chain_sentence", form::kParagraph))
    , m_go(form::button("chain_go", tr("&Go to %1").arg(0), // a field has a name from its beginning
          tr("Show on the board where in the run this happened (Enter)")))
{
    setObjectName(QStringLiteral("chain_side"));
    auto* legend = form::flow(12);
    const std::array names{ChainWording::goneAlready(), ChainWording::thisLine(), ChainWording::stillToGo()};
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_marks[i] = new PlainLabel;
        legend->addWidget(form::box(form::row({.spacing = 6}, m_marks[i], form::text(names[i], {.quiet = true}))));
    }
    m_legend = new QWidget;
    form::layOut(m_legend, legend);

    auto* heading = form::row(form::grow(form::text(ChainWording::marksStillToGo(), form::kTitle)), m_count);
    m_progress = form::box(form::column({.spacing = 4}, heading, m_curve));
    auto* exportButton = form::button(
        "chain_export", tr("E&xport proof"), tr("Animation with one frame per step of the proof, as GIF or WebP"));
    exportButton->setIcon(icon(Sign::Export));
    // In some languages they are too long for one row.
    auto* buttons = form::flow(8, m_go, exportButton);
    auto* words = form::column({.spacing = 8}, m_legend, form::gap(4), m_progress, form::gap(4), m_headline, m_sentence,
        form::gap(4), buttons, form::stretch(1));
    m_halves = form::column({.margins = QMargins(16, 8, 16, 12), .spacing = 8}, m_board, form::grow(words));
    form::fill(this, m_halves);

    connect(m_go, &QPushButton::clicked, m_model, &ChainModel::goToSelected);
    connect(exportButton, &QPushButton::clicked, this, &ChainSide::exportRequested);
    for (const auto signal : {&ChainModel::proofChanged, &ChainModel::rowsChanged, &ChainModel::selectionChanged})
        connect(model, signal, this, &ChainSide::showLine);
    setPlace(Place::Beside);
    showLine();
    followTheme(this, [this] { showLegend(); });
}

void ChainSide::setPlace(Place place)
{
    const bool beside = place == Place::Beside;
    m_halves->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_board->setVisible(place != Place::WordsOnly);
    m_legend->setVisible(beside);
    m_progress->setVisible(beside);
    // The board is as high as what stands beside it.
    m_board->setSizePolicy(beside ? QSizePolicy::Preferred : QSizePolicy::Fixed, QSizePolicy::Preferred);
    const int side = qRound(156 * textScale(this));
    m_board->setMaximumSize(beside ? QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX) : QSize(side, side));
    m_board->setMinimumSize(beside ? QSize(0, 0) : QSize(side, side));
}

void ChainSide::showLegend()
{
    const Tokens tokens = tokensOf(themeOf(this));
    const int side = qRound(kLegendMark * textScale(this));
    const qreal ratio = devicePixelRatioF();
    for (std::size_t i = 0; i < kStates.size(); ++i) {
        QPixmap pixmap(QSize(side, side) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const bool now = kStates[i] == ChainBoardScene::State::Now;
        const int row = m_model->selected();
        paintChainMark(painter, QRectF(0, 0, side, side), kStates[i],
            now && row >= 0 ? chainColour(m_model->content(), row, themeOf(this)) : tokens.text3);
        painter.end();
        m_marks[i]->setPixmap(pixmap);
    }
}

void ChainSide::showLine()
{
    const int row = m_model->selected();
    m_board->update();
    m_curve->update();
    if (row < 0)
        return;
    const ChainContent& content = m_model->content();
    const ProofRow& what = content.rows[row];
    const int done = content.rows.linesDone(row);
    switch (what.kind) {
    case ProofRow::Kind::Start:
        m_headline->setText(ChainWording::start(*content.proof));
        m_sentence->setText(ChainWording::summary(*content.recording, *content.proof, *content.lines));
        break;
    case ProofRow::Kind::Block: {
        const ProofBlock& block = content.rows.block(what.index);
        m_headline->setText(ChainWording::block(block));
        m_sentence->setText(ChainWording::row(*content.recording, *content.proof, *content.lines, content.rows, row));
        break;
    }
    case ProofRow::Kind::Line: {
        const ProofLine& line = (*content.lines)[what.index];
        m_headline->setText(ChainWording::so(*content.recording, line));
        //: a sentence made of what a rule found: r3c7 and r3c9 hold only 6 and 9.
        m_sentence->setText(tr("%1.").arg(ChainWording::because(*content.recording, line)));
        break;
    }
    }
    const QString count = ChainWording::marksLeft(*content.lines, done);
    m_count->setText(count);
    m_curve->setAccessibleDescription(count);
    m_board->setAccessibleDescription(m_headline->text());
    const QString address = Wording::address(*content.recording, m_model->placeOf(row));
    //: an address in the run
    m_go->setText(tr("&Go to %1").arg(address));
    showLegend();
}

} // namespace convoku
