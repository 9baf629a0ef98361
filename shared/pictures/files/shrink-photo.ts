/** Contract, `NewIncidentAttachment` and `NewCanvasPicture`: a JPEG of at most 750,000 bytes. */
export const mostPhotoBytes = 750_000;
const longestSide = 1600;
const qualities = [0.85, 0.7, 0.55, 0.4] as const;

/** A picture of the device as a JPEG that an instance takes; null where it is no picture, or cannot be made so small. */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  try {
    for (const side of [longestSide, longestSide / 2]) {
      const canvas = drawn(bitmap, side);
      for (const quality of qualities) {
        const jpeg = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, 'image/jpeg', quality));
        if (jpeg !== null && jpeg.size <= mostPhotoBytes) return jpeg;
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement | null {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    // A JPEG has no transparency: what is seen through a drawing is paper.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context && canvas;
}
