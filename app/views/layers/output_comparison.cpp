// SPDX-License-Identifier: MIT
#include "app/views/layers/output_comparison.h"

#include "app/drawing/layer_scene.h"
#include "app/wording/layer_wording.h"

#include <algorithm>

namespace convoku {
namespace {

void subtract(TensorPicture& picture, const TensorPicture& other)
{
    const int most = std::max({picture.range.high - other.range.low, other.range.high - picture.range.low, 1});
    for (std::size_t i = 0; i < picture.numbers.size(); ++i)
        picture.numbers[i] -= other.numbers[i];
    picture.range = {-most, most};
    if (other.numberKind == NumberKind::Real)
        picture.numberKind = NumberKind::Real;
}

} // namespace

void OutputComparison::chooseReference(const QString& name)
{
    m_kind = Kind::ToReference;
    m_name = name;
}

QStringList OutputComparison::namesOf(Shape shape) const
{
    QStringList names;
    for (const TensorReference& reference : m_references) {
        if (reference.values->network().value(reference.value).shape == shape)
            names << reference.name;
    }
    return names;
}

const TensorReference* OutputComparison::reference(Shape shape) const
{
    const auto isIt = [&](const TensorReference& reference) {
        return reference.name == m_name && reference.values->network().value(reference.value).shape == shape;
    };
    const auto found = std::ranges::find_if(m_references, isIt);
    return m_kind == Kind::ToReference && found != m_references.end() ? &*found : nullptr;
}

TensorPicture OutputComparison::picture(TensorPicture after, const Inspection& values, ValueId before) const
{
    const QString shape = LayerWording::shape(after.shape);
    if (const TensorReference* with = reference(after.shape)) {
        subtract(after, tensorPictureOf(*with->values, with->value, {}));
        //: the numbers of this layer less those of a pinned one: this − 17.4.2 · [9, 9, 9]
        after.subtitle = tr("this − %1 · %2").arg(with->name, shape);
    } else if (before != kNoValue && m_kind == Kind::Before) {
        const bool writes = after.writesNumbers;
        after = tensorPictureOf(values, before, after.subtitle);
        after.writesNumbers = writes;
        after.subtitle = tr("before · %1").arg(shape);
    } else if (before != kNoValue && m_kind == Kind::Difference) {
        subtract(after, tensorPictureOf(values, before, {}));
        after.subtitle = tr("after − before · %1").arg(shape);
    }
    return after;
}

} // namespace convoku
