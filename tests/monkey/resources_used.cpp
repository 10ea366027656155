// SPDX-License-Identifier: MIT
#include "tests/monkey/resources_used.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QWidget>

#include <malloc.h>

// Defined only with the address sanitizer, which has its own heap; null otherwise.
extern "C" __attribute__((weak)) std::size_t __sanitizer_get_current_allocated_bytes(); // NOLINT

namespace convoku::monkey {
namespace {

int entries(const char* folder)
{
    return static_cast<int>(
        QDir(QString::fromLatin1(folder)).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

} // namespace

QString ResourcesUsed::text() const
{
    return QStringLiteral("heap %1 MiB, resident %2 MiB, %3 widgets, %4 files, %5 threads")
        .arg(heap, 0, 'f', 1)
        .arg(resident, 0, 'f', 1)
        .arg(objects)
        .arg(files)
        .arg(threads);
}

ResourcesUsed resourcesUsed()
{
    constexpr double kMiB = 1024.0 * 1024.0;
    malloc_trim(0);
    ResourcesUsed used;
    if (__sanitizer_get_current_allocated_bytes != nullptr) {
        used.heap = static_cast<double>(__sanitizer_get_current_allocated_bytes()) / kMiB;
    } else {
        const struct mallinfo2 info = mallinfo2();
        used.heap = static_cast<double>(info.uordblks + info.hblkhd) / kMiB;
    }
    QFile file(QStringLiteral("/proc/self/statm"));
    if (file.open(QIODevice::ReadOnly))
        used.resident = file.readAll().split(' ').value(1).toDouble() * 4096.0 / kMiB;
    used.objects = static_cast<int>(QApplication::allWidgets().size());
    used.files = entries("/proc/self/fd");
    used.threads = entries("/proc/self/task");
    return used;
}

} // namespace convoku::monkey
