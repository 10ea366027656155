// SPDX-License-Identifier: MIT
#include "app/drawing/group_thumbnails.h"

#include "app/drawing/tensor_cut.h"
#include "app/drawing/tensor_thumbnail.h"

namespace convoku {
namespace {

constexpr int kThumbnailSide = 60;

class Album
{
public:
    Album(const Inspection& values, const Theme& theme)
        : m_values(values)
        , m_theme(theme)
    {
    }

    void add(const std::vector<ValueId>& which)
    {
        for (const ValueId id : which) {
            const Value& value = m_values.network().value(id);
            m_thumbnails[id]
                = tensorThumbnail(value.shape, value.range, m_values.value(id).of(0), m_theme, kThumbnailSide);
        }
    }

    void addPlanes(const std::vector<ValueId>& which, int digit)
    {
        for (const ValueId id : which) {
            const Value& value = m_values.network().value(id);
            const TensorCut cut
                = TensorCut::of(value.shape, placesOf(m_values.network(), id), {TensorChoice::Kind::One, {digit}, {}});
            const auto all = m_values.value(id).of(0);
            std::vector<float> numbers;
            Shape shape = cut.shape();
            if (cut.isJoined())
                shape = cut.columns == 1 ? Shape{1, cut.rows, shape.channels} : Shape{1, shape.channels, cut.columns};
            // Lines side by side are read across, row by row.
            const bool across = cut.isJoined() && cut.columns == 1;
            for (const ElementIndex place : cut.elements())
                numbers.push_back(all[static_cast<std::size_t>(place.offsetIn(value.shape))]);
            if (across) {
                std::vector<float> turned(numbers.size());
                for (std::size_t i = 0; i < numbers.size(); ++i) {
                    const std::size_t line = i / static_cast<std::size_t>(cut.rows);
                    const std::size_t row = i % static_cast<std::size_t>(cut.rows);
                    turned[row * static_cast<std::size_t>(shape.columns) + line] = numbers[i];
                }
                numbers = std::move(turned);
            }
            m_thumbnails[id] = tensorThumbnail(shape, value.range, numbers, m_theme, kThumbnailSide);
        }
    }

    Thumbnails take() { return std::move(m_thumbnails); }

private:
    const Inspection& m_values;
    const Theme& m_theme;
    Thumbnails m_thumbnails;
};

} // namespace

Thumbnails thumbnailsOf(const Inspection& values, const Group& group, const Theme& theme)
{
    Album album(values, theme);
    album.add(group.inputs);
    for (std::size_t i = 0; i < group.layerCount; ++i)
        album.add(values.network().layers[group.firstLayer + i].outputs);
    return album.take();
}

Thumbnails planeThumbnailsOf(const Inspection& values, const Group& group, int digit, const Theme& theme)
{
    Album album(values, theme);
    album.addPlanes(group.inputs, digit);
    for (std::size_t i = 0; i < group.layerCount; ++i)
        album.addPlanes(values.network().layers[group.firstLayer + i].outputs, digit);
    return album.take();
}

Thumbnails thumbnailsOfGroups(const Inspection& values, const Theme& theme)
{
    Album album(values, theme);
    for (const Group& group : values.network().groups) {
        album.add(group.inputs);
        album.add(group.outputs);
    }
    return album.take();
}

} // namespace convoku
