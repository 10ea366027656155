# SPDX-License-Identifier: MIT
# ONNX and protobuf for the folder that includes this, under the names that ONNX 1.12 gives its targets. In 1.17 they are
# ONNX::onnx and ONNX::onnx_proto, and a bare name would be a library without its definitions.
# ONNX 1.12 names protobuf's targets, and does not look for them.
find_package(Protobuf REQUIRED)
find_package(ONNX 1.12 CONFIG REQUIRED)
foreach(name IN ITEMS onnx onnx_proto)
    if(NOT TARGET ${name})
        add_library(${name} ALIAS ONNX::${name})
    endif()
endforeach()
