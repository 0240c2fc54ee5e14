#ifndef PROOFSHEET_REPORT_PAGE_H
#define PROOFSHEET_REPORT_PAGE_H

#include <stddef.h>

/// A part of the page, compiled in; it lives as long as the process and is not terminated by a zero.
struct proofsheet_page_part {
    const unsigned char *bytes;
    size_t count;
};

/// The body of the page without its data.
struct proofsheet_page_part proofsheet_page_body(void);
struct proofsheet_page_part proofsheet_page_style(void);
/// All scripts, in the order in which they need each other.
struct proofsheet_page_part proofsheet_page_script(void);

#endif
