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

/// Which layers a network is written in when it leaves the house.
enum class LoweredForm : std::uint8_t {
    Image, ///< boards of 9 × 9 and of 3 × 3 boxes; convolutions between and on them. Of other boards, their sizes
    SpaceToDepth, ///< everything on 3 × 3 boxes: a board [9, 9, 9] is [81, 3, 3], ONNX' SpaceToDepth of it, in which a
                  ///< channel is nine times the place in the box, row by row, and the digit, from 0. Of 2 × 3 boxes a
                  ///< board [6, 6, 6] is [36, 3, 2] in the same order, for which ONNX has no word
};

struct LoweringOptions
{
    LoweredForm form = LoweredForm::Image;
    /// Every number is a threshold's answer, 0 or 1, as clamp(4p − 2, 0, 1): what a calibration that only looks at the
    /// largest and the smallest number can't break. Without it a threshold is relu, or relu behind relu.
    bool gates = false;
    /// Numbers stay in 0 … 255 and weights in −128 … 127; only with `gates` off.
    bool eightBits = false;
};

/// Why a network can't be had in a form: what somebody wrote, or asked for. App/ has sentences for it.
class LoweringFault : public Error
{
public:
    enum class Kind {
        RealNumbers, ///< it makes some
        NotWhole, ///< a weight, a factor or a bias is not whole
        ProductOfNumbers, ///< it multiplies two numbers of which none is 0 or 1
        NumberInGates, ///< with `gates`: what is stored is neither 0 nor 1
        MoreThanEightBits, ///< with `eightBits`: a number beyond 255, or a weight of more than twice 127
        Negative, ///< an input or an output can be negative
        TooLarge, ///< it needs too many weights, or adds up too much
        Remembers, ///< a rule remembers numbers, which go to the next pass by another way than candidates
        LargestOfMany, ///< it looks for the largest of numbers that can be too many
        Other, ///< a matrix product, or a layer that stands nowhere in networks that are written as text
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

/// The id of the group that works out where on the board a place is. Like a rule of no house.
inline constexpr char kPlacesId[] = "places";

/// The same network made of few kinds of layers: Pad, Convolution, Relu, Clamp, Upsample and Concatenate. It has the
/// groups of `network`, and before them, where layers must know where on the board they are, the group kPlacesId.
/// Inputs and outputs are those of `network`, in the same order and with the same names, but for their shapes: the form
/// says how boards lie; a number [1, 1, 1] is a plane that holds it everywhere, but as an output of 0 … 1 it stays [1,
/// 1, 1].
///
/// Throws LoweringFault where it can't be done, naming a layer or value.
///
/// Values are sums over what earlier layers answered, for each element by itself, until a number must be limited; then
/// it becomes a convolution with the next layer's limit behind it. What is written, and why it is exact, tells the help
/// (onnx.md); tests prove it for every input.
Network lowered(const Network& network, const LoweringOptions& options);

/// A value for N puzzles as it lies in a lowered network, where its value has `shape`: what a host hands in, and what
/// it is handed. The same where the shapes are equal; a number [1, 1, 1] is spread over a plane; a board of
/// cells goes to boxes. Throws Error for any other pair of shapes.
Tensor inForm(const Tensor& tensor, Shape shape);

/// A pass without search, that many times one after the other: what one leaves is the next one's input. The verdict is
/// that of the last. Outputs: candidates_out, solved, contradiction. `pass`: as buildPass() makes it without search, or
/// lowered from that; passes ≥ 1. Throws Error where it has other inputs or outputs.
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
