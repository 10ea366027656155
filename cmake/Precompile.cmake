# SPDX-License-Identifier: MIT
# Precompiled headers halve the time of a build with sanitizers. Off elsewhere: a file that lacks an #include must not
# build only because of them.
option(CONVOKU_PRECOMPILE "Precompile the headers of Qt and of the standard library" OFF)

set(convoku_std_headers <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <vector>)

# convoku_precompile(TARGET [HEADER…]): these and the standard library's.
function(convoku_precompile target)
    if(CONVOKU_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${convoku_std_headers} ${ARGN})
    endif()
endfunction()
