import type { SignedOutReason } from '../instances/instance-view';
import { type RefreshContext, refresh } from './refresh';
import type { Grant, GrantReading, SignOutRecord, TokenVault } from './token-vault';

const grant = (refreshToken: string, revision: number): Grant => ({
  refreshToken,
  revision,
  clockOffsetMs: 0,
  accountName: null,
  access: null,
});
const used = grant('used', 1);

/** A device that tells how often somebody signed out when it is let; all else at once. */
function lateDevice() {
  const notes: ((record: SignOutRecord) => void)[] = [];
  const ended: SignedOutReason[] = [];
  let held: GrantReading = { state: 'present', grant: used };
  const vault: TokenVault = {
    read: async () => held,
    write: async (_instanceId, next) => {
      held = { state: 'present', grant: next };
    },
    signOutRecord: () => new Promise((resolve) => notes.push(resolve)),
    remove: async () => {
      held = { state: 'absent' };
    },
    deleted: async () => undefined,
    dropUndeleted: async () => undefined,
    landed: async () => undefined,
    patienceMs: () => 0,
  };
  const on: RefreshContext = {
    instanceId: 'north-barn',
    vault,
    environment: { lock: (_name, _waitMs, work) => work(), now: () => 1_000 },
    call: async () => ({ state: 'granted', accessToken: 'access', refreshToken: 'next' }),
    held: () => null,
    endSession: async (reason) => {
      ended.push(reason);
      held = { state: 'absent' };
    },
    onEulaNeeded: () => undefined,
  };
  const tell = async (...generations: readonly number[]) => {
    for (const [place, generation] of generations.entries()) notes[place]?.({ generation, undeleted: [] });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const request = { stale: undefined, acceptEula: false, signal: new AbortController().signal };
  return { ended, tell, refreshed: () => refresh(request, on), state: () => held.state, vault };
}

test('a sign-out that overtook a refresh on a late device takes back what the refresh put there (F15, F46)', async () => {
  const { ended, tell, refreshed, state } = lateDevice();
  expect(await refreshed()).toMatchObject({ ok: true });
  expect(state()).toBe('present');
  await tell(3, 4);
  expect([ended, state()]).toEqual([['in-another-window'], 'absent']);
});

test('whoever has signed in again since stays signed in', async () => {
  const { ended, tell, refreshed, vault } = lateDevice();
  await refreshed();
  await vault.write('north-barn', grant('signed in again', 2_000));
  await tell(3, 4);
  expect(ended).toEqual([]);
});

test.each([
  [3, 3],
  // The first could not be read at all.
  [0, 4],
])('nobody is signed out by a device that is late, or refuses: %i, then %i', async (before, after) => {
  const { ended, tell, refreshed, state } = lateDevice();
  await refreshed();
  await tell(before, after);
  expect([ended, state()]).toEqual([[], 'present']);
});
