// SPDX-License-Identifier: MIT
#include "app/wording/tensor_wording.h"

namespace convoku {
namespace {

/// In words, without what it is about.
QString reason(const TensorMistake& mistake)
{
    using Reason = TensorMistake::Reason;
    const auto limit = static_cast<qulonglong>(mistake.limit);
    switch (mistake.reason) {
    case Reason::TooLarge:
        return TensorWording::tr("more bytes than allowed in a weights file (%L1)").arg(limit);
    case Reason::LfsPointer:
        return TensorWording::tr("this is a Git LFS pointer, not the file itself; run “git lfs pull”");
    case Reason::Short:
        return TensorWording::tr(
            "the file ends before the end of its header; weights files use the safetensors format");
    case Reason::Header:
        return TensorWording::tr(
            "a header with more bytes than allowed (%L1); weights files use the safetensors format")
            .arg(limit);
    case Reason::Json:
        return TensorWording::tr("the header does not match the safetensors format");
    case Reason::Twice:
        return TensorWording::tr("a duplicate name");
    case Reason::Name:
        return TensorWording::tr("a name with characters other than letters, digits, _, - and ., or longer than %1")
            .arg(limit);
    case Reason::Number:
        return TensorWording::tr("a number type other than F32, F16 or BF16");
    case Reason::Shape:
        return TensorWording::tr("an invalid shape, more than %1 dimensions, or more numbers than the file").arg(limit);
    case Reason::Offsets:
        return TensorWording::tr("the location of its numbers does not match its shape, the file or the other tensors");
    case Reason::Unused:
        return TensorWording::tr("bytes that belong to no tensor");
    case Reason::TooMany:
        return TensorWording::tr("more entries than allowed (%1)").arg(limit);
    case Reason::NotFinite:
        break;
    }
    return TensorWording::tr("a value that is infinite or not a number");
}

} // namespace

QString TensorWording::mistake(const TensorMistake& mistake)
{
    if (mistake.reason == TensorMistake::Reason::LfsPointer)
        return reason(mistake);
    const auto place = static_cast<qulonglong>(mistake.place);
    if (mistake.name.empty())
        //: %1: a place in a file; %2: what is wrong there
        return tr("byte %1: %2").arg(place).arg(reason(mistake));
    //: %1: a place in a file; %2: the name of a tensor; %3: what is wrong with it
    return tr("byte %1, “%2”: %3").arg(place).arg(QString::fromStdString(mistake.name), reason(mistake));
}

} // namespace convoku
