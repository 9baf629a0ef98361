import type { RequestError, SignUpOutcome } from '@barnwatch/shared/auth-client';

/** Why a registration did not work, in the kinds that need different words. */
export type SignUpTrouble =
  /** The name or address that was sent belongs to someone: told at the field for as long as it stands there. */
  | { readonly kind: 'in-use'; readonly what: 'username' | 'email' }
  /** There is a licence agreement to accept, a new one perhaps. */
  | { readonly kind: 'eula' }
  /** The instance takes no registrations. */
  | { readonly kind: 'closed' }
  /** Too many attempts. Until when to wait, in ms since 1970 UTC by the device's clock; null where it was not said. */
  | { readonly kind: 'wait'; readonly until: number | null }
  | { readonly kind: 'request'; readonly error: RequestError };

type Refused = Extract<SignUpOutcome, { ok: false }>;

/** @param nowMs when the answer came, in ms since 1970 UTC */
export function signUpTrouble({ reason, error }: Refused, nowMs: number): SignUpTrouble {
  switch (reason) {
    case 'username-in-use':
      return { kind: 'in-use', what: 'username' };
    case 'email-in-use':
      return { kind: 'in-use', what: 'email' };
    case 'eula-required':
      return { kind: 'eula' };
    case 'refused':
      return error.code === 'not-found' ? { kind: 'closed' } : { kind: 'request', error };
    case 'failed': {
      if (error.code !== 'rate-limited') return { kind: 'request', error };
      const { retryAfterMs } = error.context;
      return { kind: 'wait', until: retryAfterMs === undefined ? null : nowMs + retryAfterMs };
    }
  }
}

const refusedToasts = {
  'username-in-use': 'toast.usernameInUse',
  'email-in-use': 'toast.signUpFailed',
  'eula-required': 'toast.haveToAcceptEula',
  refused: 'toast.signUpFailed',
  failed: 'toast.signUpLater',
} as const satisfies Record<Refused['reason'], string>;

/** Key of the toast of an outcome (product 8.3). */
export function signUpToastKey(outcome: SignUpOutcome): string {
  return outcome.ok ? 'toast.signedUp' : refusedToasts[outcome.reason];
}
