# SPDX-License-Identifier: MIT
# convoku_warnings: the warnings of our own code; link it PRIVATE.
add_library(convoku_warnings INTERFACE)
target_compile_options(convoku_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    -Wno-missing-field-initializers)
# GCC 12 sees overlapping copies in every "text" + std::string (GCC bug 105651).
target_compile_options(convoku_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(CONVOKU_WARNINGS_AS_ERRORS)
    target_compile_options(convoku_warnings INTERFACE -Werror)
endif()
