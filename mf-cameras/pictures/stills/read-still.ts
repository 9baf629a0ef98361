import { type InstanceClient, type RequestError, type RequestErrorCode, urlPath } from '@barnwatch/shared/auth-client';
import { mostPictureBytes, type PictureDamage, readCaptureTime } from '@barnwatch/shared/pictures/files';
import type { StillAnswer, StillFailure, StillFailureCode } from './still-answer';

export interface StillOptions {
  /** Height in device pixels. */
  readonly ySize: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Ask for the picture that was marked for times when the camera gives none. */
  readonly fallback: boolean;
  /** With a dot on every animal that the barn has found. */
  readonly dots?: boolean;
  /** The barn's clock, ms since 1970 UTC; a still cannot be of a later time. Not looked at where it is not known. */
  readonly barnNow?: number;
}

/**
 * `GET api/cameras/{id}/still`. Product 8.1: a 404 on the fallback still falls back to the normal one.
 */
export async function readStill(client: InstanceClient, cameraId: string, options: StillOptions): Promise<StillAnswer> {
  const { ySize, timeoutMs, signal, fallback, dots = false } = options;
  const query = { resizeY: ySize, ...(fallback && { forceFallback: true }), ...(dots && { draw: 'dot' }) };
  const path = urlPath`api/cameras/${cameraId}/still`;
  const outcome = await client.file(path, { query, timeoutMs, signal, maxBytes: mostPictureBytes });
  if (outcome.ok) {
    const { blob, headers } = outcome.value;
    const time = readCaptureTime(headers, options.barnNow ?? Number.POSITIVE_INFINITY);
    const still = time.kind === 'known' ? { timestamp: time.at } : { timestamp: Date.now(), timeDefect: time.kind };
    return { kind: 'still', still: { blob, ...still } };
  }
  if (outcome.error.code === 'aborted') return { kind: 'aborted' };
  if (fallback && outcome.error.code === 'not-found') {
    return readStill(client, cameraId, { ...options, fallback: false });
  }
  return { kind: 'failed', failure: failureOf(outcome.error) };
}

const reasons: Readonly<Record<string, StillFailureCode>> = {
  'camera-offline': 'camera-offline',
  'camera-in-privacy': 'privacy',
  'camera-unknown': 'not-found',
};

const codes: Readonly<Record<RequestErrorCode, StillFailureCode>> = {
  offline: 'network',
  timeout: 'timeout',
  aborted: 'network',
  'server-error': 'server-error',
  'captive-portal': 'captive-portal',
  unreadable: 'damaged',
  'unexpected-shape': 'damaged',
  'no-auth': 'not-permitted',
  forbidden: 'not-permitted',
  'eula-required': 'not-permitted',
  'not-found': 'not-found',
  conflict: 'server-error',
  rejected: 'server-error',
  'rate-limited': 'rate-limited',
  'blocked-by-browser': 'blocked-by-browser',
  redirected: 'network',
  stranger: 'stranger',
};

/** What is wrong with a picture that did not come whole: a file has no other shape than its size. */
const damages: Readonly<Partial<Record<RequestErrorCode, PictureDamage>>> = {
  unreadable: 'truncated',
  'unexpected-shape': 'too-large',
};

function failureOf({ code, context }: RequestError): StillFailure {
  const named = context.reason === undefined ? undefined : reasons[context.reason];
  const damage = damages[code];
  return {
    code: named ?? codes[code],
    ...(damage && { damage }),
    ...(context.retryAfterMs === undefined ? {} : { retryAfterMs: context.retryAfterMs }),
  };
}
