#pragma once

#include <stddef.h>

/// Whether a JPEG picture could be read.
enum proofsheet_jpeg_result {
    PROOFSHEET_JPEG_READ,
    /// The bytes are no JPEG picture, or a damaged one.
    PROOFSHEET_JPEG_DAMAGED,
    /// The picture is in colours that are not those of screens.
    PROOFSHEET_JPEG_FOREIGN,
};

/// Yields the size in pixels of the picture in the bytes of a whole file.
enum proofsheet_jpeg_result proofsheet_jpeg_size(const unsigned char *bytes, size_t count, int *width, int *height);

/// Writes the picture as rows of R, G, B, A into room for width * height * 4 bytes, of the size that was yielded.
enum proofsheet_jpeg_result proofsheet_jpeg_read(
    const unsigned char *bytes, size_t count, int width, int height, unsigned char *pixels);
