// SPDX-License-Identifier: MIT
// A TensorView that is pinned to a place of the run, and what a view is compared with.
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/layers/widgets/layer_bar.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace convoku {

void TensorView::pinAt(Position position, std::shared_ptr<const Inspection> values)
{
    m_pin = Place{m_session->recording(), std::move(values), position};
    m_values->setWatched(this, false);
    m_bar->setPinned(LayerWording::pinned(Wording::address(*m_pin->recording, position)));
    refresh();
}

TensorView::Place TensorView::place() const
{
    if (m_pin)
        return *m_pin;
    const auto recording = m_session->recording();
    const Position position = m_session->position();
    const bool known = recording && m_values->values() && position.pass > 0 && m_values->pass() == position.pass;
    return {recording, known ? m_values->values() : nullptr, position};
}

TensorReference TensorView::asReference() const
{
    const Place where = place();
    if (!where.values)
        return {};
    const Shown shown = shownAt(where);
    if (shown.layer == nullptr)
        return {};
    return {Wording::address(*where.recording, where.position), where.values, shown.layer->outputs.front()};
}

void TensorView::setReferences(std::vector<TensorReference> references)
{
    m_references = std::move(references);
    showPictures();
}

const TensorReference* TensorView::reference() const
{
    if (m_comparison != Comparison::ToReference || m_shown.layer == nullptr)
        return nullptr;
    const Shape shape = m_shown.values->network().value(m_shown.layer->outputs.front()).shape;
    for (const TensorReference& reference : m_references) {
        if (reference.name == m_referenceName && reference.values->network().value(reference.value).shape == shape)
            return &reference;
    }
    return nullptr;
}

void TensorView::showComparisons()
{
    if (m_shown.layer == nullptr)
        return;
    QComboBox* list = m_bar->comparisons();
    const QSignalBlocker quiet(list);
    const auto first = static_cast<int>(Comparison::ToReference);
    while (list->count() > first)
        list->removeItem(first);
    const Shape shape = m_shown.values->network().value(m_shown.layer->outputs.front()).shape;
    int current = m_comparison == Comparison::ToReference ? 0 : static_cast<int>(m_comparison);
    for (const TensorReference& with : m_references) {
        if (!(with.values->network().value(with.value).shape == shape))
            continue;
        list->addItem(tr("Difference to %1").arg(with.name), with.name);
        if (m_comparison == Comparison::ToReference && with.name == m_referenceName)
            current = list->count() - 1;
    }
    if (auto* model = qobject_cast<QStandardItemModel*>(list->model())) {
        for (const Comparison which : {Comparison::Before, Comparison::Difference})
            model->item(static_cast<int>(which))->setEnabled(canCompare());
    }
    list->setEnabled(canCompare() || list->count() > first);
    list->setCurrentIndex(current);
}

TensorPicture TensorView::referencePicture(TensorPicture after, const TensorReference& reference) const
{
    const Range other = reference.values->network().value(reference.value).range;
    const int most = std::max({after.range.high - other.low, other.high - after.range.low, 1});
    const auto numbers = reference.values->value(reference.value).of(0);
    for (std::size_t i = 0; i < after.numbers.size(); ++i)
        after.numbers[i] -= numbers[i];
    after.range = {-most, most};
    if (reference.values->network().value(reference.value).numbers == NumberKind::Real)
        after.numberKind = NumberKind::Real;
    //: the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]
    after.subtitle = tr("this − %1 · %2").arg(reference.name, LayerWording::shape(after.shape));
    return after;
}

} // namespace convoku
