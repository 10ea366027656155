// SPDX-License-Identifier: MIT
// libFuzzer: whatever is typed as a filter or a place, it is one or a mistake with its place.
#include "app/document/cell_address.h"
#include "app/document/element_address.h"
#include "app/views/collections/collection_filter.h"
#include "tests/support/board_places.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const CollectionFilter filter(text);
    filter.passes();
    if (const auto error = filter.error()) {
        require(error->place >= 0 && error->place <= text.size());
    } else {
        require(!CollectionFilter(filter.textWithPasses(std::nullopt)).error());
    }
    if (const auto candidate = readCandidate(text))
        require(readCandidate(candidateText(*candidate)) == candidate);
    if (const auto cell = readCell(text))
        require(cell->row >= 0 && cell->row < kSide && cell->column >= 0 && cell->column < kSide);
    // Every element's text is compared: small ones.
    for (const Shape& shape : {Shape{1, 9, 9}, Shape{9, 1, 1}, Shape{1, 9, 3}, Shape{2, 2, 2}}) {
        if (text.size() > 40)
            break;
        const auto element = readElement(text, shape, placesOf(shape));
        require(!element
            || (element->channel >= 0 && element->channel < shape.channels && element->row >= 0
                && element->row < shape.rows && element->column >= 0 && element->column < shape.columns));
    }
    return 0;
}
