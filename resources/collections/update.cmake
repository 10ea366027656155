# SPDX-License-Identifier: MIT
# Makes each collection again by the command in its first line: cmake -DCONVOKU_CLI=… -P update.cmake
file(GLOB collections "${CMAKE_CURRENT_LIST_DIR}/*.sdm")
foreach(collection IN LISTS collections)
    file(STRINGS "${collection}" command LIMIT_COUNT 1)
    if(NOT command MATCHES "^# convoku-cli (generate .*)$")
        message(FATAL_ERROR "${collection} does not begin with its command")
    endif()
    separate_arguments(arguments UNIX_COMMAND "${CMAKE_MATCH_1}")
    message(STATUS "${command}")
    execute_process(COMMAND "${CONVOKU_CLI}" ${arguments} -o "${collection}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
