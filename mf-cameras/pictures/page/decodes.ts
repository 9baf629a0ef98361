/** Whether the browser can paint a picture; decoding happens off the main thread. */
export async function decodes(blob: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(blob);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
