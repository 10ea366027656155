// SPDX-License-Identifier: MIT
#include "app/session/trouble.h"

#include <QCoreApplication>

#include <new>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class TroubleText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Trouble)
};

} // namespace

QString troubleOf(const std::exception& error)
{
    // Also std::bad_array_new_length.
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
        return TroubleText::tr("The memory does not suffice.");
    return QString::fromUtf8(error.what());
}

} // namespace convoku
