import fc from 'fast-check';
import type { AuthClient } from '../auth-client';
import { createAuthClient } from '../create-auth-client';
import { barnId, barnSettings, barnWorld, credentials, never, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';

const stepMs = 1_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const window = fc.nat(1);
const deed = fc.oneof(
  fc.record({ kind: fc.constant('open' as const) }),
  fc.record({ kind: fc.constant('sign-in' as const), window }),
  fc.record({ kind: fc.constant('sign-out' as const), window }),
  fc.record({ kind: fc.constant('delay' as const), delayMs: fc.constantFrom(0, 1_000, 9_000, 30_000) }),
  fc.record({ kind: fc.constant('pass' as const), steps: fc.integer({ min: 1, max: 15 }) }),
);

test('on storage of any slowness all windows of a device agree in the end on who is signed in (F15, F46)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 12 }), async (deeds) => {
      const { device } = barnWorld();
      const pass = async (steps: number): Promise<void> => {
        for (let step = 0; step < steps; step += 1) {
          device.time += stepMs;
          await jest.advanceTimersByTimeAsync(stepMs);
          await settle();
        }
      };
      const open = (): AuthClient => createAuthClient(barnSettings(), device.window());
      const windows: AuthClient[] = [open()];
      /** One person, who does one thing at a time, and what the page offers. */
      const busy = new Set<AuthClient>();
      const act = (number: number, isSignedIn: boolean, deedOf: (client: AuthClient) => Promise<unknown>): void => {
        const client = windows[number];
        if (!client || busy.size > 0 || viewOf(client).loggedIn !== isSignedIn) return;
        busy.add(client);
        void deedOf(client).then(() => busy.delete(client));
      };
      await pass(1);
      for (const one of deeds) {
        switch (one.kind) {
          case 'open':
            if (windows.length < 2) windows.push(open());
            break;
          case 'sign-in':
            act(one.window, false, (client) => client.signIn(barnId, credentials, never()));
            break;
          case 'sign-out':
            act(one.window, true, (client) => client.signOut(barnId));
            break;
          case 'delay':
            device.storageDelayMs = one.delayMs;
            break;
          case 'pass':
            await pass(one.steps);
        }
        await settle();
      }
      await pass(1);
      device.storageDelayMs = 0;
      await pass(75);
      const later = open();
      await pass(1);
      const states = [...windows, later].map((client) => viewOf(client).loggedIn);
      expect(new Set(states).size).toBe(1);
    }),
    { numRuns: 50 },
  );
});
