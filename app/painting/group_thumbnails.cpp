// SPDX-License-Identifier: MIT
#include "app/painting/group_thumbnails.h"

#include "app/painting/tensor_thumbnail.h"

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
