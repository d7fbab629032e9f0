#include <nanobind/nanobind.h>

NB_MODULE(_native, module) {
    module.doc() = "Meydan's native core: fast rules and search. The Python rules stay the law.";
    module.def("answer", [] { return 42; });
}
