// SPDX-License-Identifier: MIT
#include "app/views/cube/cube_scene.h"

#include <algorithm>

namespace convoku {

bool CubeScene::isRemoved(Candidate candidate) const
{
    return std::ranges::find(removed, candidate.index()) != removed.end();
}

bool CubeScene::isLitPlace(int place) const
{
    return lit && std::ranges::find(lit->places, place) != lit->places.end();
}

bool CubeScene::isLitValue(int value) const
{
    return lit && std::ranges::find(lit->values, value) != lit->values.end();
}

bool CubeScene::isLit(Candidate candidate) const
{
    return isInSlice(candidate) && isLitPlace(coordinateOf(laying->place, candidate))
        && isLitValue(coordinateOf(laying->value, candidate));
}

} // namespace convoku
