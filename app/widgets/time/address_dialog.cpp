// SPDX-License-Identifier: MIT
#include "app/widgets/time/address_dialog.h"

#include "app/session/address.h"
#include "app/session/session.h"
#include "app/wording/wording.h"

#include <QCoreApplication>
#include <QInputDialog>

#include <bit>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class AddressDialogText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::AddressDialog)
};

} // namespace

void askForAddress(Session& session, QWidget* parent)
{
    QInputDialog dialog(parent);
    dialog.setWindowTitle(AddressDialogText::tr("Go to address"));
    dialog.setLabelText(
        AddressDialogText::tr("A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7):"));
    dialog.setTextValue(Wording::address(*session.recording(), session.position()));
    while (dialog.exec() == QDialog::Accepted) {
        const Address address = readAddress(dialog.textValue(), *session.recording());
        if (!address.problem.isEmpty()) {
            dialog.setLabelText(address.problem);
            continue;
        }
        session.setPlaying(false);
        if (address.candidate)
            session.pick(address.candidate);
        if (address.position)
            session.goTo(*address.position);
        if (address.cell) {
            // Of a cell its digit, or the smallest one that it still has.
            const auto digits = session.recording()->stateAt(session.position()).candidates.digitsOf(*address.cell);
            const int digit = digits == 0 ? 0 : std::countr_zero(digits);
            session.pick(Candidate::of(digit, *address.cell));
        }
        return;
    }
}

} // namespace convoku
