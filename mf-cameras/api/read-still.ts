import { type InstanceClient, type RequestError, type RequestErrorCode, urlPath } from '@barnwatch/shared/auth-client';
import { mostPictureBytes, type PictureDamage } from '@barnwatch/shared/pictures';
import { isValid } from 'date-fns/isValid';
import type { StillAnswer, StillFailure, StillFailureCode } from '../stills/still-answer';

export interface StillOptions {
  /** Height in device pixels. */
  readonly ySize: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Ask for the picture that was marked for times when the camera gives none. */
  readonly fallback: boolean;
}

/**
 * `GET api/cameras/{id}/still`. Product 8.1: a 404 on the fallback still falls back to the normal one.
 */
export async function readStill(client: InstanceClient, cameraId: string, options: StillOptions): Promise<StillAnswer> {
  const { ySize, timeoutMs, signal, fallback } = options;
  const query = { resizeY: ySize, ...(fallback ? { forceFallback: true } : {}) };
  const path = urlPath`api/cameras/${cameraId}/still`;
  const outcome = await client.file(path, { query, timeoutMs, signal, maxBytes: mostPictureBytes });
  if (outcome.ok) {
    const { blob, headers } = outcome.value;
    return { kind: 'still', still: { blob, timestamp: captureTime(headers) ?? Date.now() } };
  }
  if (outcome.error.code === 'aborted') return { kind: 'aborted' };
  if (fallback && outcome.error.code === 'not-found') {
    return readStill(client, cameraId, { ...options, fallback: false });
  }
  return { kind: 'failed', failure: failureOf(outcome.error) };
}

/** `X-Capture-Time`: ms since 1970 UTC. */
function captureTime(headers: Headers): number | null {
  const time = Number(headers.get('x-capture-time') ?? Number.NaN);
  return Number.isSafeInteger(time) && isValid(time) && time > 0 ? time : null;
}

const REASONS: Readonly<Record<string, StillFailureCode>> = {
  'camera-offline': 'camera-offline',
  'camera-in-privacy': 'privacy',
  'camera-unknown': 'not-found',
};

const CODES: Readonly<Record<RequestErrorCode, StillFailureCode>> = {
  offline: 'network',
  timeout: 'timeout',
  aborted: 'network',
  'server-error': 'server-error',
  'captive-portal': 'network',
  unreadable: 'damaged',
  'unexpected-shape': 'damaged',
  'no-auth': 'not-permitted',
  forbidden: 'not-permitted',
  'eula-required': 'not-permitted',
  'not-found': 'not-found',
  conflict: 'server-error',
  rejected: 'server-error',
  'rate-limited': 'rate-limited',
  'blocked-by-browser': 'network',
  redirected: 'network',
  stranger: 'network',
};

/** What is wrong with a picture that did not come whole: a file has no other shape than its size. */
const DAMAGES: Readonly<Partial<Record<RequestErrorCode, PictureDamage>>> = {
  unreadable: 'truncated',
  'unexpected-shape': 'too-large',
};

function failureOf({ code, context }: RequestError): StillFailure {
  const named = context.reason === undefined ? undefined : REASONS[context.reason];
  const damage = DAMAGES[code];
  return {
    code: named ?? CODES[code],
    ...(damage && { damage }),
    ...(context.retryAfterMs === undefined ? {} : { retryAfterMs: context.retryAfterMs }),
  };
}
