import type { FileAnswer, Outcome, RequestError } from '../../auth-client';
import { inspectData } from './inspect-data';
import { inspectPicture, type PictureDamage } from './inspect-picture';

/** A file that is a picture, or why there is none. */
export type PictureFile =
  | { readonly kind: 'picture'; readonly blob: Blob; readonly headers: Headers }
  | { readonly kind: 'damaged'; readonly damage: PictureDamage }
  | { readonly kind: 'refused'; readonly error: RequestError };

/** Looks at what a call for a picture has brought before a decoder sees it. Never throws. */
export async function readPictureFile(outcome: Outcome<FileAnswer>): Promise<PictureFile> {
  if (!outcome.ok) return { kind: 'refused', error: outcome.error };
  const { blob, headers } = outcome.value;
  const bytes = await blob.arrayBuffer().catch(() => null);
  if (bytes === null) return { kind: 'damaged', damage: 'truncated' };
  const verdict = inspectPicture(new Uint8Array(bytes));
  const damage = verdict.ok ? await inspectData(new Uint8Array(bytes)) : verdict.damage;
  return damage ? { kind: 'damaged', damage } : { kind: 'picture', blob, headers };
}
