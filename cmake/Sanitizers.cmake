# SPDX-License-Identifier: MIT
# Threads need a build of their own: the two sanitizers don't go together.
set(CONVOKU_SANITIZER address CACHE STRING "address (with undefined behaviour and leaks) or thread")
set_property(CACHE CONVOKU_SANITIZER PROPERTY STRINGS address thread)
if(CONVOKU_SANITIZE)
    if(CONVOKU_SANITIZER STREQUAL "thread")
        set(convoku_sanitizer_options -fsanitize=thread -fno-omit-frame-pointer)
    else()
        set(convoku_sanitizer_options
            -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    endif()
    add_compile_options(${convoku_sanitizer_options})
    add_link_options(${convoku_sanitizer_options})
    if(CONVOKU_BUILD_FUZZERS)
        # Instruments the rooms' libraries for libFuzzer. The tests link the same libraries; rooms that no fuzzer asks are
        # left out.
        add_compile_options(-fsanitize=fuzzer-no-link
            "-fsanitize-coverage-ignorelist=${CMAKE_CURRENT_LIST_DIR}/not-fuzzed.txt")
    endif()
endif()

if(CONVOKU_COVERAGE)
    add_compile_options(--coverage -fprofile-update=atomic)
    add_link_options(--coverage)
endif()
