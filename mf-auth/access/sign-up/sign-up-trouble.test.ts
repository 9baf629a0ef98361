import type { RequestError, SignUpOutcome } from '@barnwatch/shared/auth-client';
import { signUpToastKey, signUpTrouble } from './sign-up-trouble';

const error = (code: RequestError['code'], retryAfterMs?: number): RequestError => ({
  code,
  context: { instanceId: 'north', call: 'POST api/auth/usernamePassword', ...(retryAfterMs && { retryAfterMs }) },
});

test.each([
  ['username-in-use', error('conflict'), { kind: 'in-use', what: 'username' }, 'toast.usernameInUse'],
  ['email-in-use', error('conflict'), { kind: 'in-use', what: 'email' }, 'toast.signUpFailed'],
  ['eula-required', error('eula-required'), { kind: 'eula' }, 'toast.haveToAcceptEula'],
  ['refused', error('not-found'), { kind: 'closed' }, 'toast.signUpFailed'],
  ['refused', error('rejected'), { kind: 'request', error: error('rejected') }, 'toast.signUpFailed'],
  ['failed', error('rate-limited', 30_000), { kind: 'wait', until: 31_000 }, 'toast.signUpLater'],
  ['failed', error('rate-limited'), { kind: 'wait', until: null }, 'toast.signUpLater'],
  ['failed', error('offline'), { kind: 'request', error: error('offline') }, 'toast.signUpLater'],
] as const)('%s', (reason, cause, trouble, toast) => {
  const outcome: SignUpOutcome = { ok: false, reason, error: cause };
  expect(signUpTrouble(outcome, 1_000)).toEqual(trouble);
  expect(signUpToastKey(outcome)).toBe(toast);
});

test('the toast of success', () => {
  expect(signUpToastKey({ ok: true, next: 'sign-in' })).toBe('toast.signedUp');
});
