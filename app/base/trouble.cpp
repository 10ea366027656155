// SPDX-License-Identifier: MIT
#include "app/base/trouble.h"

#include "solver/error.h"

#include <QCoreApplication>

#include <new>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class TroubleText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Trouble)
};

QString faultOf(const NetworkFault& fault)
{
    const QString part = QString::fromStdString(fault.part);
    switch (fault.kind) {
    case NetworkFault::Kind::RestoresCandidates:
        return TroubleText::tr("The rule %1 restores candidates; a rule may only remove them.").arg(part);
    case NetworkFault::Kind::OtherStart:
        return TroubleText::tr("The encoding %1 produces candidates that do not match the givens of the puzzle.")
            .arg(part);
    case NetworkFault::Kind::WrongGuess:
        return TroubleText::tr("A guess of the network’s search is not a single candidate of the board.");
    case NetworkFault::Kind::TooDeep:
        return TroubleText::tr("The network’s search makes more guesses than there are cells.");
    case NetworkFault::Kind::NoGrid:
        break;
    }
    return TroubleText::tr("No complete grid was found that satisfies the houses of the network %1.").arg(part);
}

} // namespace

QString troubleOf(const std::exception& error)
{
    // Also std::bad_array_new_length.
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
        return TroubleText::tr("Not enough memory.");
    if (const auto* fault = dynamic_cast<const NetworkFault*>(&error))
        return faultOf(*fault);
    return QString::fromUtf8(error.what());
}

} // namespace convoku
