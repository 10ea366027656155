// SPDX-License-Identifier: MIT
// Libraries that are no backend for this program.
#ifdef CONVOKU_STUB_VERSION
extern "C" {
extern const char* const convokuModuleVersion;
const char* const convokuModuleVersion = CONVOKU_STUB_VERSION;
void* convokuMakeBackend(int, const char*)
{
    return nullptr;
}
}
#else
extern "C" void someFunction()
{
}
#endif
