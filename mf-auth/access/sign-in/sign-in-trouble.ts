import type { RequestError, SignInOutcome } from '@barnwatch/shared/auth-client';

/** Why a sign-in did not work, in the kinds that need different words. */
export type SignInTrouble =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'email-not-verified' }
  /** Too many attempts. Until when to wait, in ms since 1970 UTC by the device's clock; null where it was not said. */
  | { readonly kind: 'wait'; readonly until: number | null }
  | { readonly kind: 'request'; readonly error: RequestError };

type Refused = Extract<SignInOutcome, { ok: false }>;

/** @param nowMs when the answer came, in ms since 1970 UTC */
export function signInTrouble({ reason, error }: Refused, nowMs: number): SignInTrouble {
  switch (reason) {
    case 'wrong-credentials':
    case 'email-not-verified':
      return { kind: reason };
    case 'failed': {
      if (error.code !== 'rate-limited') return { kind: 'request', error };
      const { retryAfterMs } = error.context;
      return { kind: 'wait', until: retryAfterMs === undefined ? null : nowMs + retryAfterMs };
    }
  }
}

/** Key of the toast of an outcome (product 8.3). */
export function signInToastKey(outcome: SignInOutcome): 'toast.signedIn' | 'toast.verifyFirst' | 'toast.signInFailed' {
  if (outcome.ok) return 'toast.signedIn';
  return outcome.reason === 'email-not-verified' ? 'toast.verifyFirst' : 'toast.signInFailed';
}

/** How long to wait still after a failed attempt, in ms; 0 when another one may be made. */
export function waitLeftMs(
  trouble: { readonly kind: string; readonly until?: number | null } | null,
  nowMs: number,
): number {
  return trouble?.kind === 'wait' && typeof trouble.until === 'number' ? Math.max(0, trouble.until - nowMs) : 0;
}
