#include <proofsheet_jpeg.h>
#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

// The library leaves by a long jump where a file is damaged; it must not cross Swift, so it lands here.

/// A progressive picture may be cut into as many passes; real ones have a dozen.
enum { MOST_SCANS = 100 };

struct reader {
    struct jpeg_decompress_struct library;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf damaged;
};

static void leave(j_common_ptr library) { longjmp(((struct reader *)library->client_data)->damaged, 1); }

static void hear(j_common_ptr library, int level) {
    // Bytes between the parts of a file do no harm; one that ends too early does.
    if (level < 0 && library->err->msg_code != JWRN_EXTRANEOUS_DATA) leave(library);
}

static void say_nothing(j_common_ptr library) { (void)library; }

static void watch(j_common_ptr library) {
    if (((j_decompress_ptr)library)->input_scan_number > MOST_SCANS) leave(library);
}

static void begin(struct reader *reader, const unsigned char *bytes, size_t count) {
    reader->library.err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = leave;
    reader->errors.emit_message = hear;
    reader->errors.output_message = say_nothing;
    reader->library.client_data = reader;
    jpeg_create_decompress(&reader->library);
    reader->progress.progress_monitor = watch;
    reader->library.progress = &reader->progress;
    jpeg_mem_src(&reader->library, bytes, count);
    jpeg_read_header(&reader->library, TRUE);
}

static int is_foreign(const struct reader *reader) {
    return reader->library.jpeg_color_space == JCS_CMYK || reader->library.jpeg_color_space == JCS_YCCK;
}

enum proofsheet_jpeg_result proofsheet_jpeg_size(const unsigned char *bytes, size_t count, int *width, int *height) {
    struct reader reader = {0};
    volatile enum proofsheet_jpeg_result result = PROOFSHEET_JPEG_DAMAGED;
    if (!setjmp(reader.damaged)) {
        begin(&reader, bytes, count);
        *width = (int)reader.library.image_width;
        *height = (int)reader.library.image_height;
        result = PROOFSHEET_JPEG_READ;
    }
    jpeg_destroy_decompress(&reader.library);
    return result;
}

enum proofsheet_jpeg_result proofsheet_jpeg_read(
    const unsigned char *bytes, size_t count, int width, int height, unsigned char *pixels) {
    struct reader reader = {0};
    volatile enum proofsheet_jpeg_result result = PROOFSHEET_JPEG_DAMAGED;
    if (!setjmp(reader.damaged)) {
        begin(&reader, bytes, count);
        if (is_foreign(&reader)) {
            result = PROOFSHEET_JPEG_FOREIGN;
        } else if (reader.library.image_width == (unsigned)width && reader.library.image_height == (unsigned)height) {
            // The accurate transform gives the same pixels with and without vector instructions.
            reader.library.dct_method = JDCT_ISLOW;
            reader.library.do_fancy_upsampling = TRUE;
            reader.library.out_color_space = JCS_EXT_RGBA;
            jpeg_start_decompress(&reader.library);
            while (reader.library.output_scanline < reader.library.output_height) {
                JSAMPROW row = pixels + (size_t)reader.library.output_scanline * (size_t)width * 4;
                jpeg_read_scanlines(&reader.library, &row, 1);
            }
            jpeg_finish_decompress(&reader.library);
            result = PROOFSHEET_JPEG_READ;
        }
    }
    jpeg_destroy_decompress(&reader.library);
    return result;
}
