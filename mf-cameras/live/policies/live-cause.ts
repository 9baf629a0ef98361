import type { StreamDefect } from '../flv/flv-tag';

/** Why there is no live picture right now; each has its words in the texts. */
export type LiveCause =
  | { readonly code: 'stream-ended' }
  | { readonly code: 'connection-lost' }
  | { readonly code: 'no-connection' }
  | { readonly code: 'no-first-picture' }
  | { readonly code: 'frozen' }
  | { readonly code: 'fallen-behind' }
  | { readonly code: 'time-jump' }
  | { readonly code: 'defect'; readonly defect: StreamDefect; readonly found: string }
  | { readonly code: 'decoder'; readonly detail: string }
  | { readonly code: 'no-player' }
  | { readonly code: 'token-expired' }
  | { readonly code: 'camera-offline' }
  | { readonly code: 'server-error' }
  | { readonly code: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly code: 'browser-blocks' }
  | { readonly code: 'captive-portal' }
  | { readonly code: 'stranger' }
  | { readonly code: 'privacy' }
  | { readonly code: 'not-permitted' }
  | { readonly code: 'signed-out' }
  | { readonly code: 'not-found' };

export type LiveCauseCode = LiveCause['code'];

/** What waiting cannot mend: somebody has to sign in, be permitted, end privacy, or pick another camera. */
const final: ReadonlySet<LiveCauseCode> = new Set(['privacy', 'not-permitted', 'signed-out', 'not-found']);

export function isFinal(cause: LiveCause): boolean {
  return final.has(cause.code);
}
