#include "tables.h"

static const unsigned char advances[] = {
#embed "../../Config/advances.json"
};
static const unsigned char colors[] = {
#embed "../../Config/colors.json"
};
static const unsigned char devices[] = {
#embed "../../Config/devices.json"
};
static const unsigned char fonts[] = {
#embed "../../Config/fonts.json"
};
static const unsigned char matrices[] = {
#embed "../../Config/matrices.json"
};
static const unsigned char metrics[] = {
#embed "../../Config/metrics.json"
};
static const unsigned char readable_content[] = {
#embed "../../Config/readable-content.json"
};
static const unsigned char text_styles[] = {
#embed "../../Config/text-styles.json"
};

#define PROOFSHEET_TABLE(name) \
    struct proofsheet_table proofsheet_table_##name(void) { \
        struct proofsheet_table table = {name, sizeof name}; \
        return table; \
    }

PROOFSHEET_TABLE(advances)
PROOFSHEET_TABLE(colors)
PROOFSHEET_TABLE(devices)
PROOFSHEET_TABLE(fonts)
PROOFSHEET_TABLE(matrices)
PROOFSHEET_TABLE(metrics)
PROOFSHEET_TABLE(readable_content)
PROOFSHEET_TABLE(text_styles)
