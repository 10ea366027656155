# SPDX-License-Identifier: MIT
# Reading Qt's and the library's headers takes most of a file's time: files of one folder that are compiled as one take a
# third of it. Off elsewhere: a change of one file would compile its neighbours, and what a file forgets to #include its
# neighbour has.
option(CONVOKU_UNITY "Compile files of a folder together, which takes a fraction of the time" OFF)

# convoku_unity(TARGET [APART file…]): behind everything that sets its sources' properties; those that have options or
# definitions of their own stay by themselves. APART are those whose unnamed namespace has a name that a neighbour's has
# too; where the compiler finds one more, it is put there, or is renamed.
function(convoku_unity target)
    cmake_parse_arguments(arg "" "" "APART" ${ARGN})
    if(NOT CONVOKU_UNITY)
        return()
    endif()
    # More together are a wait for the last one, on two cores.
    set(together 12)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        get_source_file_property(options ${source} COMPILE_OPTIONS)
        get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
        cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${source}" made)
        if(NOT source MATCHES "\\.cpp$" OR made OR options OR definitions OR source IN_LIST arg_APART)
            continue()
        endif()
        # Also of sources that stand elsewhere in the project, named by their whole path.
        string(REPLACE "${PROJECT_SOURCE_DIR}/" "" folder "${source}")
        get_filename_component(folder "${folder}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "files_of_${folder}" folder)
        math(EXPR ${folder} "0${${folder}} + 1")
        math(EXPR group "${${folder}} / ${together}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}_${group}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # What GCC says only of files that are compiled together: that an unnamed namespace's types are used by others, and its
    # false alarms, with more in sight of the optimiser.
    target_compile_options(${target} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;-Wno-maybe-uninitialized;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>)
endfunction()
