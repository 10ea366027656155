# SPDX-License-Identifier: MIT
# Reading Qt's and the library's headers takes most of a file's time: files of one room that are compiled as one take a
# third of it. Off elsewhere: a change of one file would compile its neighbours, and what a file forgets to #include its
# neighbour has.
option(CONVOKU_UNITY "Compile files of a room together, which takes a fraction of the time" OFF)

# convoku_unity(TARGET [BY_FOLDER]): call it after everything that sets properties of the target's sources. Sources with options
# or definitions of their own are compiled alone. Two files of a target (BY_FOLDER: of a folder) must not have the same name in
# their unnamed namespaces.
function(convoku_unity target)
    cmake_parse_arguments(arg "BY_FOLDER" "" "" ${ARGN})
    if(NOT CONVOKU_UNITY)
        return()
    endif()
    # Each unit costs three seconds before its first file. More files together would leave one core waiting for the last unit.
    set(together 16)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        get_source_file_property(options ${source} COMPILE_OPTIONS)
        get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
        cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${source}" made)
        if(NOT source MATCHES "\\.cpp$" OR made OR options OR definitions)
            continue()
        endif()
        set(folder files)
        if(arg_BY_FOLDER)
            get_filename_component(folder "${source}" DIRECTORY)
            string(MAKE_C_IDENTIFIER "files_of_${folder}" folder)
        endif()
        math(EXPR group "0${count_${folder}} / ${together}")
        math(EXPR count_${folder} "0${count_${folder}} + 1")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}_${group}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # What GCC says only of files that are compiled together: that an unnamed namespace's types are used by others, and its
    # false alarms, with more in sight of the optimiser.
    target_compile_options(${target} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;-Wno-maybe-uninitialized;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>)
endfunction()
