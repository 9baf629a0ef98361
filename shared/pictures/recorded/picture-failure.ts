import { isTransient, type RequestError } from '../../auth-client';
import type { PictureDamage } from '../files/inspect-picture';

/** Why there is no picture. A value for as long as somebody wants the picture, and never kept for the next one. */
export type PictureFailure =
  /** Privacy mode was on: there is a moment, and nobody may see it. */
  | { readonly kind: 'privacy'; readonly error: RequestError }
  /** Nothing was recorded at that moment. */
  | { readonly kind: 'not-recorded'; readonly error: RequestError }
  /** It was recorded, and is deleted for good. */
  | { readonly kind: 'gone'; readonly error: RequestError }
  /** The barn does not know the camera. */
  | { readonly kind: 'no-camera'; readonly error: RequestError }
  /** It came, and cannot be shown. */
  | { readonly kind: 'damaged'; readonly damage: PictureDamage }
  /** The call itself failed. */
  | { readonly kind: 'failed'; readonly error: RequestError };

const reasons: Readonly<Record<string, Exclude<PictureFailure['kind'], 'damaged'>>> = {
  'camera-in-privacy': 'privacy',
  'frame-missing': 'not-recorded',
  'camera-unknown': 'no-camera',
};

const httpGone = 410;

/** The cause that a refused call names. A bare 404 or 410, as an older barn or a proxy gives it, has its meaning too. */
export function pictureFailure(error: RequestError): PictureFailure {
  const { reason = '', status } = error.context;
  const named = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (named) return { kind: named, error };
  if (status === httpGone) return { kind: 'gone', error };
  return { kind: error.code === 'not-found' ? 'not-recorded' : 'failed', error };
}

/** Whether the same question may be answered otherwise by itself. */
export function mayPass(failure: PictureFailure): failure is Extract<PictureFailure, { kind: 'failed' }> {
  return failure.kind === 'failed' && isTransient(failure.error);
}
