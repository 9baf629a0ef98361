/** A file as base64, the form in which an instance takes pictures. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = 0x8000;
  let text = '';
  for (let start = 0; start < bytes.length; start += part)
    text += String.fromCharCode(...bytes.subarray(start, start + part));
  return btoa(text);
}

/** The JPEG file that base64 stands for; null where it stands for nothing. */
export function jpegOf(content: string): Blob | null {
  try {
    return new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
