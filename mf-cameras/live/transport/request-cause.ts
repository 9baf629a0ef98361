import { isSignedOut, type RequestError, type RequestErrorCode } from '@barnwatch/shared/auth-client';
import type { LiveCause } from '../policies/live-cause';

const defaultRetryAfterMs = 5000;

/** The instance's own codes (contract, `streamCamera`) and the reasons in `onLiveEnd` that say more than a status. */
const reasons: Readonly<Record<string, LiveCause>> = {
  'camera-in-privacy': { code: 'privacy' },
  'camera-unknown': { code: 'not-found' },
  'camera-removed': { code: 'not-found' },
  'camera-offline': { code: 'camera-offline' },
  'source-unreachable': { code: 'camera-offline' },
  'source-silent': { code: 'camera-offline' },
  'source-unauthorized': { code: 'camera-offline' },
  'source-not-found': { code: 'camera-offline' },
  'source-finished': { code: 'stream-ended' },
  'source-stopped': { code: 'stream-ended' },
  'source-unsupported': { code: 'server-error' },
  'source-encoder-missing': { code: 'server-error' },
  'source-failed': { code: 'server-error' },
  'shutting-down': { code: 'no-connection' },
  'too-slow': { code: 'fallen-behind' },
};

export function causeOfReason(reason: string | undefined): LiveCause | null {
  return reason !== undefined && Object.hasOwn(reasons, reason) ? (reasons[reason] ?? null) : null;
}

const codes: Readonly<Partial<Record<RequestErrorCode, LiveCause>>> = {
  'server-error': { code: 'server-error' },
  'captive-portal': { code: 'captive-portal' },
  stranger: { code: 'stranger' },
  'no-auth': { code: 'signed-out' },
  'eula-required': { code: 'signed-out' },
  forbidden: { code: 'not-permitted' },
  'not-found': { code: 'not-found' },
  'blocked-by-browser': { code: 'browser-blocks' },
};

/** Why the request for the stream was refused, as the tile says it. */
export function causeOfRequest({ code, context }: RequestError): LiveCause {
  const named = causeOfReason(context.reason);
  if (named) return named;
  if (code === 'rate-limited') {
    return { code: 'rate-limited', retryAfterMs: context.retryAfterMs ?? defaultRetryAfterMs };
  }
  // Signed in, and this stream alone turned down.
  if (code === 'no-auth' && !isSignedOut({ code, context })) return { code: 'not-permitted' };
  return codes[code] ?? { code: 'no-connection' };
}
