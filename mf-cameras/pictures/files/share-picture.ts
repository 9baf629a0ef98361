/** What the browser has to hand a picture to another app of the device. */
export type Sharing = Partial<Pick<Navigator, 'canShare' | 'share'>>;

/** Whether this browser can hand a picture on: phones can, most computers cannot. */
export function canSharePictures(sharing: Sharing): boolean {
  const trial = new File([new Uint8Array([0])], 'picture.png', { type: 'image/png' });
  return sharing.share !== undefined && sharing.canShare?.({ files: [trial] }) === true;
}

/** @returns whether it was handed on, or somebody thought better of it */
export async function sharePicture(sharing: Sharing, picture: Blob, name: string): Promise<boolean> {
  try {
    await sharing.share?.({ files: [new File([picture], name, { type: picture.type })], title: name });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
