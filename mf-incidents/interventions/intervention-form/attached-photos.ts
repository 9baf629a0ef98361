import { base64Of, shrinkPhoto } from '@barnwatch/shared/pictures/files';

/** An incident takes 10 pictures; some room stays for later steps. */
export const mostPhotos = 4;

export interface AttachedPhotos {
  /** As base64. */
  readonly photos: readonly string[];
  /** How many could not be read as a picture. */
  readonly unread: number;
  /** How many there was no room for. */
  readonly beyond: number;
}

/** Files as photos of a form: each decoded, made small and written anew, so that nothing but a picture goes on. */
export async function attachedPhotos(files: readonly Blob[], room: number): Promise<AttachedPhotos> {
  const photos: string[] = [];
  let unread = 0;
  for (const file of files.slice(0, room)) {
    const small = await shrinkPhoto(file);
    if (small) photos.push(await base64Of(small));
    else unread += 1;
  }
  return { photos, unread, beyond: Math.max(0, files.length - room) };
}
