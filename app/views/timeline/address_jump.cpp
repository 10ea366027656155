// SPDX-License-Identifier: MIT
#include "app/views/timeline/address_jump.h"

#include "app/document/address.h"
#include "app/document/session.h"

#include <bit>

namespace convoku {

QString goToAddress(Session& session, const QString& text)
{
    const Address address = readAddress(text, *session.recording());
    if (!address.problem.isEmpty())
        return address.problem;
    session.setPlaying(false);
    if (address.candidate)
        session.pick(address.candidate);
    if (address.position)
        session.jumpTo(*address.position);
    if (address.cell) {
        const auto digits = session.moment().state().candidates.digitsOf(*address.cell);
        session.pick(Candidate::of(digits == 0 ? 0 : std::countr_zero(digits), *address.cell));
    }
    return {};
}

} // namespace convoku
