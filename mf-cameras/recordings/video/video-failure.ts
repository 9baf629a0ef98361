import { isTransient, type RequestError } from '@barnwatch/shared/auth-client';

/** Why there is no video of a moment. */
export type VideoFailure =
  /** Privacy mode was on. */
  | { readonly kind: 'privacy' }
  | { readonly kind: 'not-recorded' }
  /** The barn does not know the camera. */
  | { readonly kind: 'no-camera' }
  /** The barn cannot make it: its file is missing, or it has no encoder. */
  | { readonly kind: 'media-unavailable' }
  /** What came is no video. */
  | { readonly kind: 'damaged' }
  /** It is one, and this browser cannot play it. */
  | { readonly kind: 'undecodable' }
  /** The answer broke off, or nothing came for a while. */
  | { readonly kind: 'broken-off' }
  /** The call itself failed. */
  | { readonly kind: 'failed'; readonly error: RequestError };

const reasons: Readonly<Record<string, Exclude<VideoFailure['kind'], 'failed'>>> = {
  'camera-in-privacy': 'privacy',
  'camera-unknown': 'no-camera',
  'recording-unknown': 'not-recorded',
  'media-unavailable': 'media-unavailable',
};

const httpGone = 410;

/** The cause that a refused call names. */
export function videoFailure(error: RequestError): VideoFailure {
  const { reason = '', status } = error.context;
  const named = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (named) return { kind: named };
  return error.code === 'not-found' || status === httpGone ? { kind: 'not-recorded' } : { kind: 'failed', error };
}

/** Whether it may pass by itself: then it is tried again without anybody having to ask. */
export function mayPass(failure: VideoFailure): boolean {
  return failure.kind === 'broken-off' || (failure.kind === 'failed' && isTransient(failure.error));
}
