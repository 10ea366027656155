// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace convoku {

/// x[to] is to be at least `length` more than x[from]; what is longer costs `weight` for each unit.
struct LengthConstraint
{
    int from = 0;
    int to = 0;
    double length = 0;
    double weight = 0;
};

/// The cheapest x that keeps all constraints, by the network simplex method after Gansner, Koutsofios, North and Vo, A
/// technique for drawing directed graphs (1993). `x` keeps them already, and the constraints must connect all of it. At
/// most so many pivots: a solution that is cut off there is one, only not the cheapest.
void improveLengths(std::vector<double>& x, const std::vector<LengthConstraint>& constraints, int maxPivots);

} // namespace convoku
