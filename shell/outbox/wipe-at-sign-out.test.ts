import type { SignedOutReason } from '@barnwatch/shared/auth-client';
import type { KeyValueStore, StorePurpose } from '@barnwatch/shared/storage';
import { wipeAtSignOut } from './wipe-at-sign-out';

function signOut(reason: SignedOutReason | 'removed', isSignedIn = true) {
  const removed: string[] = [];
  let tell: (instanceId: string) => void = () => undefined;
  wipeAtSignOut({
    onSignedOut: (listener) => {
      tell = listener;
    },
    viewOf: () => (reason === 'removed' ? undefined : { signedOutReason: reason }),
    isSignedIn: () => isSignedIn,
    forgetShares: () => void removed.push('shares'),
    storage: {
      open: (purpose: StorePurpose) =>
        ({
          removeAll: async (prefix: string) => void removed.push(`${purpose} ${prefix}`),
        }) as unknown as KeyValueStore,
    },
  });
  tell('north/barn');
  return removed;
}

test.each(['by-user', 'in-another-window', 'removed'] as const)(
  '%s: own words go, what was set aside too',
  (reason) => {
    expect(signOut(reason)).toEqual([
      'drafts north%2Fbarn/',
      'drafts damaged:north%2Fbarn/',
      'outbox north%2Fbarn/',
      'outbox damaged:north%2Fbarn/',
      'transfers north%2Fbarn/',
      'transfers damaged:north%2Fbarn/',
      'transfer-parts north%2Fbarn/',
      'transfer-parts damaged:north%2Fbarn/',
      'settings north%2Fbarn/',
      'settings damaged:north%2Fbarn/',
    ]);
  },
);

test.each(['refused', 'expired', 'unusable-token'] as const)('%s: they stay for the same account', (reason) => {
  expect(signOut(reason)).toEqual([]);
});

test('what was shared goes with the last instance that is left by choice, and not before', () => {
  expect(signOut('by-user', false)).toContain('shares');
  expect(signOut('by-user', true)).not.toContain('shares');
  expect(signOut('refused', false)).toEqual([]);
});
