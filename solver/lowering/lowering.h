// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/error.h"
#include "solver/network/network.h"
#include "solver/network/pass_options.h"

#include <cstdint>
#include <string>
#include <utility>

namespace convoku {

/// The layout of a network that is exported.
enum class LoweredForm : std::uint8_t {
    /// board-sized planes [9, 9] and box-sized planes [3, 3], with convolutions between and on them; other boards
    /// accordingly
    Image,
    /// all planes box-sized, 3 × 3: a board [9, 9, 9] becomes [81, 3, 3], as by ONNX SpaceToDepth: channel = 9 · place
    /// in the box, row by row, + digit, both from 0. With boxes of 2 × 3, a board [6, 6, 6] is [36, 3, 2] in the same
    /// order, for which ONNX has no operator
    SpaceToDepth,
};

struct LoweringOptions
{
    LoweredForm form = LoweredForm::Image;
    /// true: every stored number is the result of a threshold, 0 or 1, as clamp(4p − 2, 0, 1), so that a calibration by
    /// the largest and the smallest number cannot break it. false: a threshold is one relu, or two in a row.
    bool gates = false;
    /// Numbers stay in 0 … 255 and weights in −128 … 127; only with `gates` off.
    bool eightBits = false;
};

/// The reason why a network cannot be lowered to a form, as a fault of its text or of the request. app/ provides the
/// sentences.
class LoweringFault : public Error
{
public:
    enum class Kind {
        RealNumbers, ///< has real numbers
        NotWhole, ///< has a weight, a factor or a bias that is not whole
        ProductOfNumbers, ///< multiplies two numbers of which neither is logical
        NumberInGates, ///< with `gates`: a stored number is neither 0 nor 1
        MoreThanEightBits, ///< with `eightBits`: a number above 255, or a weight above twice 127
        Negative, ///< an input or an output can be negative
        TooLarge, ///< needs too many weights, or too large a sum
        Remembers, ///< has a rule that remembers numbers, which are not passed on as candidates
        LargestOfMany, ///< takes the largest of numbers with too wide a range
        Other, ///< has a matrix product, or a layer that does not occur in networks written as text
    };

    /// `where`: the words of a layer, or the name of a value.
    LoweringFault(Kind fault, std::string where)
        : Error(where, "can't be lowered: " + std::to_string(static_cast<int>(fault)))
        , kind(fault)
        , place(std::move(where))
    {
    }

    Kind kind;
    std::string place;
};

/// The id of the group that computes the position of each place on the board. Like a rule without a house.
inline constexpr char kPlacesId[] = "places";

/// Returns an equivalent network of a few kinds of layers only: Pad, Convolution, Relu, Clamp, Upsample and
/// Concatenate. It has the groups of `network`, preceded by the group kPlacesId if layers need their position on the
/// board. Inputs and outputs have the same order and names as in `network`, but other shapes: the form defines the
/// layout of boards; a number [1, 1, 1] becomes a plane filled with it, except an output of 0 … 1, which stays [1, 1,
/// 1].
///
/// Throws LoweringFault, naming a layer or value, if that is impossible.
///
/// Values are sums over the results of earlier layers, for each element by itself, until a number must be limited; then
/// it becomes a convolution followed by the limit of the next layer. The help (onnx.md) explains the layers and why the
/// result is exact; tests prove it for every input.
Network lowered(const Network& network, const LoweringOptions& options);

/// Converts a value for N puzzles to the layout of an input or output of a lowered network, which has `shape`. Equal
/// shapes: unchanged; a number [1, 1, 1] is spread over a plane; a board of cells is converted to boxes. Throws Error
/// for any other pair of shapes.
Tensor inForm(const Tensor& tensor, Shape shape);

/// Repeats a pass without search `passes` ≥ 1 times: each pass takes the candidates that the previous one left, and the
/// verdict is that of the last. Outputs: candidates_out, solved, contradiction. `pass`: from buildPass() without
/// search, or lowered from that. Throws Error if it has other inputs or outputs.
Network unrolled(const Network& pass, int passes);

/// Builds the network to export, in the model's own layers: that many passes, as unrolled() makes them, or, for 0
/// passes, one step of its search: candidates, stack, guess and level in; next_candidates, next_stack, next_guess,
/// next_level, push, pop, exhausted, solved and contradiction out. Throws Error if the model has no search for a step,
/// LoweringFault if the passes together have more weights than kMostUnrolledWeights or a rule has a memory.
Network passesOf(const PassOptions& options, int passes);

/// The largest number of weights that readOnnx() accepts.
inline constexpr std::size_t kMostUnrolledWeights = std::size_t{1} << 25U;

/// The maximum of `passes` for unrolled().
inline constexpr int kMostUnrolled = 64;

} // namespace convoku
