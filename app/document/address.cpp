// SPDX-License-Identifier: MIT
#include "app/document/address.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class AddressText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Address)
};

} // namespace

Address readAddress(const QString& text, const Recording& recording)
{
    static const QRegularExpression kPattern(
        QStringLiteral("^\\s*(?:(\\d{1,9})(?:\\.(\\d{1,3})(?:\\.(\\d{1,3}))?)?)?(?"
                       ":(?:^|\\s)\\s*r([1-9])c([1-9])(?:\\s*=\\s*([1-9]))?)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = kPattern.match(text);
    const bool hasPlace = match.hasMatch() && !match.captured(1).isEmpty();
    const bool hasCell = match.hasMatch() && !match.captured(4).isEmpty();
    const auto isBeyond
        = [&match, side = recording.board().side()](int group) { return match.captured(group).toInt() > side; };
    Address address;
    if ((!hasPlace && !hasCell) || isBeyond(4) || isBeyond(5) || isBeyond(6)) {
        address.problem = AddressText::tr("Expected a pass (12), step (12.7), layer (12.7.3), cell (r4c5) or candidate "
                                          "(r4c5=7). A cell or candidate can follow a pass, step or layer.");
        return address;
    }
    if (hasPlace) {
        const int pass = match.captured(1).toInt();
        const bool wholePass = match.captured(2).isEmpty();
        const int step = pass == 0 ? 0 : wholePass ? recording.stepsPerPass() : match.captured(2).toInt();
        if (pass > recording.passCount()) {
            address.problem = AddressText::tr("There is no pass %1: the last pass is %2.")
                                  .arg(QLocale().toString(pass), QLocale().toString(recording.passCount()));
            return address;
        }
        if (!recording.contains({pass, step})) {
            address.problem = AddressText::tr("Pass %1 has no step %2: its steps are 1 to %3.")
                                  .arg(QLocale().toString(pass), match.captured(2))
                                  .arg(recording.stepsPerPass());
            return address;
        }
        const int layer = match.captured(3).toInt(); // 0 where there is none
        if (!match.captured(3).isEmpty() && (layer == 0 || !recording.contains({pass, step, layer}))) {
            address.problem = AddressText::tr("Step %1 has no layer %2: its layers are 1 to %3.")
                                  .arg(step)
                                  .arg(match.captured(3))
                                  .arg(pass == 0 ? 0 : recording.layersAt({pass, step}));
            return address;
        }
        address.position = Position{pass, step, layer};
    }
    if (hasCell) {
        const Cell cell = recording.board().cell(match.captured(4).toInt() - 1, match.captured(5).toInt() - 1);
        if (match.captured(6).isEmpty())
            address.cell = cell;
        else
            address.candidate = Candidate::of(match.captured(6).toInt() - 1, cell);
    }
    return address;
}

} // namespace convoku
