/**
 * jsdom decodes nothing and draws nothing. From now on a page under test does: a canvas writes out the very file that was
 * drawn on it.
 *
 * @param isPicture whether a browser could decode the file
 */
export function decodePictures(isPicture: (file: Blob) => boolean): void {
  const drawn = new WeakMap<object, Blob>();
  const bitmaps = new WeakMap<object, Blob>();
  Object.assign(globalThis, {
    async createImageBitmap(file: Blob) {
      if (!isPicture(file)) throw new DOMException('no picture', 'InvalidStateError');
      const bitmap = { width: 40, height: 20, close: () => undefined };
      bitmaps.set(bitmap, file);
      return bitmap;
    },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return {
        fillRect: () => undefined,
        drawImage: (bitmap: object) => {
          const file = bitmaps.get(bitmap);
          if (file) drawn.set(this, file);
        },
      };
    },
    toBlob(this: HTMLCanvasElement, take: (file: Blob | null) => void) {
      take(drawn.get(this) ?? null);
    },
  });
}
