/** The skeleton of a JPEG with the given size, for tests: right markers and segments, no picture in it. */
export function tinyJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
    ...[0x12, 0x34, 0x56],
    ...[0xff, 0xd9],
  ]);
}

/** A picture as a barn sends it, for tests. Blobs of jsdom cannot be read. */
export function jpegBlob(bytes: Uint8Array<ArrayBuffer> = tinyJpeg(64, 36)): Blob {
  return Object.assign(new Blob([bytes], { type: 'image/jpeg' }), { arrayBuffer: async () => bytes.buffer });
}
