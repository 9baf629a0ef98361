import type { RequestError } from '@barnwatch/shared/auth-client';
import { signInToastKey, signInTrouble, waitLeftMs } from './sign-in-trouble';

const error = (code: RequestError['code'], retryAfterMs?: number): RequestError => ({
  code,
  context: { instanceId: 'north', call: 'POST api/auth/usernamePassword/login', ...(retryAfterMs && { retryAfterMs }) },
});

test.each([
  ['wrong-credentials', error('no-auth'), { kind: 'wrong-credentials' }],
  ['email-not-verified', error('rejected'), { kind: 'email-not-verified' }],
  ['failed', error('rate-limited', 30_000), { kind: 'wait', until: 31_000 }],
  ['failed', error('rate-limited'), { kind: 'wait', until: null }],
  ['failed', error('offline'), { kind: 'request', error: error('offline') }],
] as const)('%s', (reason, cause, trouble) => {
  expect(signInTrouble({ ok: false, reason, error: cause }, 1_000)).toEqual(trouble);
});

test('the wait counts down to nothing', () => {
  const trouble = { kind: 'wait', until: 31_000 } as const;
  expect([1_000, 30_999, 31_000, 90_000].map((now) => waitLeftMs(trouble, now))).toEqual([30_000, 1, 0, 0]);
  expect(waitLeftMs({ kind: 'wait', until: null }, 0)).toBe(0);
  expect(waitLeftMs({ kind: 'wrong-credentials' }, 0)).toBe(0);
  expect(waitLeftMs(null, 0)).toBe(0);
});

test('the toasts of product 8.3', () => {
  expect(signInToastKey({ ok: true, eulaNeeded: false })).toBe('toast.signedIn');
  expect(signInToastKey({ ok: false, reason: 'email-not-verified', error: error('rejected') })).toBe(
    'toast.verifyFirst',
  );
  expect(signInToastKey({ ok: false, reason: 'wrong-credentials', error: error('no-auth') })).toBe(
    'toast.signInFailed',
  );
});
