#ifndef PROOFSHEET_TABLES_H
#define PROOFSHEET_TABLES_H

#include <stddef.h>

/// The text of a file of Config, compiled in; it lives as long as the process and is not terminated by a zero.
struct proofsheet_table {
    const unsigned char *bytes;
    size_t count;
};

struct proofsheet_table proofsheet_table_advances(void);
struct proofsheet_table proofsheet_table_colors(void);
struct proofsheet_table proofsheet_table_devices(void);
struct proofsheet_table proofsheet_table_fonts(void);
struct proofsheet_table proofsheet_table_matrices(void);
struct proofsheet_table proofsheet_table_metrics(void);
struct proofsheet_table proofsheet_table_readable_content(void);
struct proofsheet_table proofsheet_table_text_styles(void);

#endif
