// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/how_it_works.h"

#include "app/window/parts/form.h"
#include "app/window/parts/number_row.h"
#include "solver/run/recording.h"

#include <QLocale>
#include <QPushButton>

#include <cmath>

namespace convoku {
CandidateCurveView::CandidateCurveView(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("candidate_curve"));
    setAccessibleName(tr("Candidates left after each pass"));
    setSizes({300, 140}, {160, 110});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CandidateCurveView::setCurve(CandidateCurve curve)
{
    m_curve = std::move(curve);
    partsChanged(true);
}

int CandidateCurveView::partCount()
{
    return static_cast<int>(m_curve.left.size());
}

QString CandidateCurveView::nameOf(int part)
{
    const int left = m_curve.left.at(static_cast<std::size_t>(part));
    return part == 0 ? tr("At the start: %n candidate(s)", nullptr, left)
                     : tr("After pass %1: %n candidate(s)", nullptr, left).arg(part);
}

void CandidateCurveView::paintPicture(QPainter& painter, const Theme& theme)
{
    //: at the point of a curve where a guess has failed
    paintCandidateCurve(painter, room(), m_curve, tr("wrong guess: %n restored", nullptr, m_curve.restored), theme);
}

QRectF CandidateCurveView::partRect(int part) const
{
    const Plot plot = plotOf(m_curve, room());
    const qreal middle = plot.across.at(part);
    const qreal half = plot.axes.width() / std::max(1, m_curve.last()) / 2;
    return {middle - half, plot.axes.top(), 2 * half, plot.axes.height()};
}

int CandidateCurveView::partAtPlace(QPointF place) const
{
    if (m_curve.left.empty())
        return kWhole;
    const Plot plot = plotOf(m_curve, room());
    return plot.axes.contains(place) ? static_cast<int>(std::lround(plot.across.numberAt(place.x()))) : kWhole;
}

HowItWorks::HowItWorks(QWidget* parent)
    : QWidget(parent)
    , m_pass(form::label("how_pass", form::kNote))
    , m_curve(new CandidateCurveView)
    , m_run(form::label("how_run", form::kParagraph))
    , m_weights(new NumberRow(QStringLiteral("weights_row")))
{
    constexpr form::Look kPartTitle{.weight = QFont::DemiBold, .quiet = true};
    setObjectName(QStringLiteral("how_it_works_card"));
    auto* layers = form::button("how_layers", tr("See the layers"));
    auto* lesson = form::button("how_lesson", tr("First lesson"));
    m_weights->setAccessibleName(tr("The weights of a kernel over a row"));
    showWeights(Board().side());
    m_weights->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(layers, &QPushButton::clicked, this, &HowItWorks::layersRequested);
    connect(lesson, &QPushButton::clicked, this, &HowItWorks::lessonRequested);
    form::layOut(this,
        form::column({.margins = QMargins(), .spacing = 8}, form::text(tr("How it works"), form::kHeadlineParagraph),
            m_pass, form::hairline(), form::text(tr("Candidates left after each pass"), kPartTitle), m_curve, m_run,
            form::hairline(), form::text(tr("Its weights, for example"), kPartTitle), m_weights,
            form::text(tr("Ones over a whole row count the places left for a digit. If the sum is 1, the digit belongs "
                          "there."),
                form::kParagraph),
            form::flow(8, layers, lesson), form::stretch(1)));
}

void HowItWorks::showWeights(int count)
{
    if (static_cast<int>(m_weights->numbers().size()) == count)
        return;
    std::vector<NumberRow::Number> ones;
    for (int weight = 1; weight <= count; ++weight)
        ones.push_back({1, tr("Weight %1 of %2: 1").arg(weight).arg(count), true});
    m_weights->setNumbers(std::move(ones), {0, 1});
}

void HowItWorks::setRun(const Recording& recording)
{
    showWeights(recording.board().side());
    const auto rules = static_cast<int>(recording.options().rules.size());
    m_pass->setText(tr("One pass has %1 layers: %n rule(s), a verdict and a search. "
                       "Its output is the input of the next pass.",
        nullptr, rules)
                        .arg(QLocale().toString(static_cast<qlonglong>(recording.networkOf(1)->layers.size()))));
    CandidateCurve curve = CandidateCurve::of(recording);
    const int open = recording.board().cells() - recording.givens().givenCount();
    m_run->setText(tr("At first, each of the %n open cell(s) can hold any of the digits. "
                      "Each pass removes some of them, until every cell has one left.",
        nullptr, open));
    m_curve->setCurve(std::move(curve));
}

} // namespace convoku
