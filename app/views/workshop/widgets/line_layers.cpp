// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/line_layers.h"

#include "app/drawing/tensor_thumbnail.h"
#include "app/window/parts/form.h"
#include "app/window/parts/number_row.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"

#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <span>

namespace convoku {
namespace {

constexpr int kLinePicture = 28;
constexpr int kMostButtons = 12; ///< one line makes as many at most, where it is readable
constexpr int kMostWords = 24; ///< letters

} // namespace

LineLayers::LineLayers(QWidget* parent)
    : QWidget(parent)
    , m_flow(new FlowLayout(space::kTight))
    , m_said(new PlainLabel)
    , m_numbers(new NumberRow(QStringLiteral("line_numbers")))
{
    setObjectName(QStringLiteral("line_layers"));
    m_said->setObjectName(QStringLiteral("line_layers_said"));
    setTextSize(m_said, TextSize::Label);
    m_numbers->setAccessibleName(tr("Numbers of the line"));
    m_flow->addWidget(m_said);
    m_flow->addWidget(m_numbers);
    m_flow->setContentsMargins(form::margins(space::kUsual, space::kTight));
    setLayout(m_flow);
    followTheme(this, [this] { fill(); });
}

void LineLayers::show(const DraftLine* line, const DraftHouse* house)
{
    const std::shared_ptr<const Inspection> values = house == nullptr ? nullptr : house->values;
    const int first = line == nullptr ? 0 : line->firstLayer;
    const int last = line == nullptr ? 0 : line->lastLayer;
    const QString name = line == nullptr ? QString()
        : line->value.name.empty()       ? QStringLiteral("return")
                                         : QString::fromStdString(line->value.name);
    const QString shape = line == nullptr ? QString()
                                          : QStringLiteral("%1 · %2").arg(LayerWording::shape(line->value.shape),
                                              LayerWording::range(line->value.range, line->value.numbers));
    if (first == m_first && last == m_last && values == m_values && name == m_name && shape == m_shape)
        return;
    m_first = first;
    m_last = last;
    m_values = values;
    m_cause.reset();
    if (house != nullptr && !house->findings.empty())
        m_cause = house->findings.front().cause;
    m_name = name;
    m_shape = shape;
    fill();
}

void LineLayers::showNumbers()
{
    const bool has = m_values != nullptr && m_last > 0 && m_last <= static_cast<int>(m_values->network().layers.size());
    m_numbers->setVisible(has);
    if (!has)
        return;
    const Network& network = m_values->network();
    const ValueId value = network.layers[static_cast<std::size_t>(m_last) - 1].outputs.front();
    const Shape shape = network.value(value).shape;
    const Places places = placesOf(network, value);
    const auto isOfCause = [&](ElementIndex element) {
        const std::vector<int> digits = digitsOf(places, element);
        const std::vector<Cell> cells = cellsOf(places, element);
        return std::find(cells.begin(), cells.end(), m_cause->cells.front()) != cells.end()
            && (digits.empty() || digits == m_cause->digits || digits == std::vector{m_cause->digits.front()});
    };
    const std::span<const float> all = m_values->value(value).of(0);
    int offset = 0;
    while (m_cause && offset < shape.elements() && !isOfCause(ElementIndex::at(offset, shape)))
        ++offset;
    if (!m_cause || offset == shape.elements())
        offset = static_cast<int>(std::max_element(all.begin(), all.end()) - all.begin());
    const ElementIndex place = ElementIndex::at(offset, shape);
    const bool isDown = shape.columns == 1 || (shape.rows > 1 && m_cause && m_cause->house.kind == HouseKind::Column);
    std::vector<NumberRow::Number> numbers;
    for (int i = 0; i < (isDown ? shape.rows : shape.columns); ++i) {
        const ElementIndex element{place.channel, isDown ? i : place.row, isDown ? place.column : i};
        numbers.push_back(
            {m_values->at(value, element), LayerWording::elementValue(*m_values, value, element), element == place});
    }
    m_numbers->setNumbers(std::move(numbers), network.value(value).range);
    m_said->setText(QStringLiteral("%1 · %2").arg(m_said->text(), LayerWording::element(places, place)));
}

void LineLayers::fill()
{
    qDeleteAll(std::exchange(m_buttons, {}));
    m_said->setText(m_first == 0 ? tr("Put the cursor in a line to see its layers here.")
            : m_first == m_last
            ? tr("%1: layer %2").arg(m_name, QString::number(m_first))
            : tr("%1: layers %2 to %3").arg(m_name, QString::number(m_first), QString::number(m_last)));
    m_said->setToolTip(m_shape);
    showNumbers();
    if (m_values == nullptr)
        return;
    const Network& network = m_values->network();
    for (int number = m_first; number > 0 && number <= m_last && m_buttons.size() < kMostButtons; ++number) {
        if (number > static_cast<int>(network.layers.size()))
            break;
        const Layer& layer = network.layers[static_cast<std::size_t>(number) - 1];
        const Value& value = network.value(layer.outputs.front());
        auto* button = new QToolButton;
        const bool isShort = m_last - m_first > 1; // keeps them in one row
        button->setToolButtonStyle(isShort ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        const QString text = QStringLiteral("%1  %2").arg(number).arg(Wording::layerKind(layer.kind));
        button->setText(isShort            ? QString::number(number)
                : text.size() > kMostWords ? text.left(kMostWords - 1) + QChar(0x2026)
                                           : text);
        button->setToolTip(
            QStringLiteral("%1 – %2").arg(layerWords(layer.words), LayerWording::sentence(network, layer)));
        button->setAccessibleName(text);
        button->setAccessibleDescription(LayerWording::shape(value.shape));
        const qreal ratio = devicePixelRatioF();
        QImage picture = tensorThumbnail(value.shape, value.range, m_values->value(layer.outputs.front()).of(0),
            themeOf(this), static_cast<int>(kLinePicture * ratio));
        picture.setDevicePixelRatio(ratio);
        button->setIconSize({kLinePicture, kLinePicture});
        button->setIcon(QIcon(QPixmap::fromImage(picture)));
        connect(button, &QToolButton::clicked, this, [this, number] { Q_EMIT layerPressed(number); });
        m_flow->addWidget(button);
        m_buttons << button;
        button->show();
    }
    if (!m_buttons.isEmpty()) {
        QPushButton* graph = form::button(
            "line_layers_graph", tr("In the graph"), tr("The rule graph, with the layers of this line marked"));
        connect(graph, &QPushButton::clicked, this, &LineLayers::graphPressed);
        m_flow->addWidget(graph);
        m_buttons << graph;
        graph->show();
    }
    updateGeometry();
}

} // namespace convoku
