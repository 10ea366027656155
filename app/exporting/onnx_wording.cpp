// SPDX-License-Identifier: MIT
#include "app/exporting/onnx_wording.h"

#include "app/base/trouble.h"
#include "solver/error.h"

namespace convoku {

QString OnnxWording::cannotBe(const OnnxExport& what)
{
    if (what.form == OnnxForm::Direct && what.precision != OnnxPrecision::Float)
        return tr("The form direct supports floats only. Gates and eight bits use the layers of image and s2d.");
    if (what.precision == OnnxPrecision::Gate && what.passes == 0)
        return tr("A search step cannot consist of gates, because its stack holds numbers other than 0 and 1.");
    return {};
}

QString OnnxWording::cannotBeLowered(const LoweringFault& fault)
{
    using Kind = LoweringFault::Kind;
    const QString place = QString::fromStdString(fault.place);
    switch (fault.kind) {
    case Kind::RealNumbers:
        return tr("“%1” produces real numbers, which only the form direct supports.").arg(place);
    case Kind::NotWhole:
        return tr("“%1” has a non-integer weight, which only the form direct supports.").arg(place);
    case Kind::ProductOfNumbers:
        return tr("“%1” multiplies two numbers, neither of which is 0 or 1. The form direct supports this.").arg(place);
    case Kind::NumberInGates:
        return tr("“%1” stores a number other than 0 and 1. No gate can do this; the precision float can.").arg(place);
    case Kind::MoreThanEightBits:
        return tr("“%1” needs numbers of more than eight bits. The precision float can hold them.").arg(place);
    case Kind::Negative:
        return tr("“%1” can be negative, which only the form direct supports.").arg(place);
    case Kind::TooLarge:
        return tr("“%1” would need too many weights in this form.").arg(place);
    case Kind::Remembers:
        return tr("“%1” remembers numbers from pass to pass. An ONNX file passes on only candidates.").arg(place);
    case Kind::LargestOfMany:
        return tr("“%1” computes the largest of too many numbers. The form direct supports this.").arg(place);
    case Kind::Other:
        break;
    }
    return tr("“%1” is not available in this form. The form direct supports it.").arg(place);
}

QString OnnxWording::cannotBeWritten(const QString& reason)
{
    return tr("ONNX rejects it: %1").arg(reason);
}

QString OnnxWording::problemIn(const std::function<void()>& work)
{
    try {
        work();
    } catch (const LoweringFault& fault) {
        return cannotBeLowered(fault);
    } catch (const NetworkFault& fault) {
        return troubleOf(fault);
    } catch (const Error& error) {
        return cannotBeWritten(QString::fromUtf8(error.what()));
    } catch (const std::exception& error) {
        return troubleOf(error);
    }
    return {};
}

QString OnnxWording::formName(OnnxForm form)
{
    switch (form) {
    case OnnxForm::Direct:
        return tr("Direct");
    case OnnxForm::Image:
        return tr("Image");
    case OnnxForm::SpaceToDepth:
        break;
    }
    return tr("Space to depth (s2d)");
}

QString OnnxWording::form(OnnxForm form, Board board)
{
    switch (form) {
    case OnnxForm::Direct:
        return tr("The network’s own layers, one by one.");
    case OnnxForm::Image:
        return tr("Only Conv, ConvTranspose, Relu and Concat.");
    case OnnxForm::SpaceToDepth:
        break;
    }
    return tr("Only Conv, Relu and Concat, on boards laid on %1 × %2 boxes.")
        .arg(board.boxColumns())
        .arg(board.boxRows());
}

QString OnnxWording::precisionName(OnnxPrecision precision)
{
    switch (precision) {
    case OnnxPrecision::Float:
        return tr("Floats");
    case OnnxPrecision::Gate:
        return tr("Gates");
    case OnnxPrecision::EightBits:
        break;
    }
    return tr("Eight bits");
}

QString OnnxWording::precision(OnnxPrecision precision)
{
    switch (precision) {
    case OnnxPrecision::Float:
        return tr("Unchanged numbers, as 32-bit floats.");
    case OnnxPrecision::Gate:
        return tr("All stored numbers are 0 or 1, so that calibration to eight bits cannot make them wrong.");
    case OnnxPrecision::EightBits:
        break;
    }
    return tr("Eight bits already, with scale 1: QuantizeLinear and DequantizeLinear.");
}

} // namespace convoku
