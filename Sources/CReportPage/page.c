#include "report_page.h"

static const unsigned char body[] = {
#embed "page/page.html"
};
static const unsigned char style[] = {
#embed "page/page.css"
};
static const unsigned char script[] = {
#embed "page/data.js"
    ,
#embed "page/filters.js"
    ,
#embed "page/changes.js"
    ,
#embed "page/matrix.js"
    ,
#embed "page/viewer.js"
    ,
#embed "page/start.js"
};

#define PROOFSHEET_PAGE_PART(name) \
    struct proofsheet_page_part proofsheet_page_##name(void) { \
        struct proofsheet_page_part part = {name, sizeof name}; \
        return part; \
    }

PROOFSHEET_PAGE_PART(body)
PROOFSHEET_PAGE_PART(style)
PROOFSHEET_PAGE_PART(script)
