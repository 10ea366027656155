// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/digit_key.h"

#include <QKeyEvent>

#include <array>
#include <cstddef>

namespace convoku {
namespace {

/// The digit that a place on the keyboard stands for, or -1.
int digitOfPlace(const QKeyEvent& event)
{
#if defined(Q_OS_WIN)
    // Virtual keys of the digit row are the digits' characters, in any layout and with Shift.
    const quint32 key = event.nativeVirtualKey();
    return key >= '0' && key <= '9' ? static_cast<int>(key - '0') : -1;
#elif defined(Q_OS_MACOS)
    constexpr std::array<quint32, 10> kKeys{29, 18, 19, 20, 21, 23, 22, 26, 28, 25}; // kVK_ANSI_0 …
    for (std::size_t digit = 0; digit < kKeys.size(); ++digit) {
        if (event.nativeVirtualKey() == kKeys[digit] && event.nativeScanCode() != 0)
            return static_cast<int>(digit);
    }
    return -1;
#else
    constexpr quint32 kOne = 10; // X11 and Wayland: the kernel's codes plus 8
    constexpr quint32 kZero = 19;
    const quint32 code = event.nativeScanCode();
    return code >= kOne && code <= kZero ? static_cast<int>(code - kOne + 1) % 10 : -1;
#endif
}

/// Returns the digit of the number pad that Shift has turned into this key, or -1.
int digitOfPad(int key)
{
    constexpr std::array<int, 10> kKeys{Qt::Key_Insert, Qt::Key_End, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Left,
        Qt::Key_Clear, Qt::Key_Right, Qt::Key_Home, Qt::Key_Up, Qt::Key_PageUp};
    for (std::size_t digit = 0; digit < kKeys.size(); ++digit) {
        if (key == kKeys[digit])
            return static_cast<int>(digit);
    }
    return -1;
}

} // namespace

std::optional<DigitKey> digitKey(const QKeyEvent& event)
{
    const bool shifted = event.modifiers() & Qt::ShiftModifier;
    const int key = event.key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return DigitKey{key - Qt::Key_0, shifted};
    if (event.modifiers() & Qt::KeypadModifier) {
        const int digit = shifted ? digitOfPad(key) : -1;
        return digit < 0 ? std::nullopt : std::optional(DigitKey{digit, true});
    }
    const int digit = digitOfPlace(event);
    return digit < 0 ? std::nullopt : std::optional(DigitKey{digit, shifted});
}

} // namespace convoku
