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
    m_comparison.setReferences(std::move(references));
    showPictures();
}

void TensorView::showComparisons()
{
    if (m_shown.layer == nullptr)
        return;
    using Kind = OutputComparison::Kind;
    QComboBox* list = m_bar->comparisons();
    const QSignalBlocker quiet(list);
    const auto first = static_cast<int>(Kind::ToReference);
    while (list->count() > first)
        list->removeItem(first);
    const Shape shape = m_shown.values->network().value(m_shown.layer->outputs.front()).shape;
    for (const QString& name : m_comparison.namesOf(shape))
        list->addItem(tr("Difference to %1").arg(name), name);
    if (auto* model = qobject_cast<QStandardItemModel*>(list->model())) {
        for (const Kind which : {Kind::Before, Kind::Difference})
            model->item(static_cast<int>(which))->setEnabled(canCompare());
    }
    list->setEnabled(canCompare() || list->count() > first);
    const TensorReference* reference = m_comparison.reference(shape);
    list->setCurrentIndex(reference != nullptr         ? list->findData(reference->name)
            : m_comparison.kind() == Kind::ToReference ? 0
                                                       : static_cast<int>(m_comparison.kind()));
}

} // namespace convoku
