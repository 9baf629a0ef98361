import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';

const parse = (data: unknown): unknown => data;
const refreshPath = 'api/login/refresh';
/** Longer than any pause of our own making. */
const longestPauseMs = 30_000;

test('a refresh whose answer was lost is settled by the next one, however long the line was away', async () => {
  const { device, barn } = barnWorld();
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  barn.expireAccess();
  barn.losesAnswer = ({ path }) => path === refreshPath;
  expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(false);
  expect(viewOf(client)).toMatchObject({ loggedIn: true, sessionTrouble: { error: { code: 'offline' } } });
  barn.losesAnswer = () => false;
  device.time += 17_000;
  expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
  expect(barn.reused).toHaveLength(1);
});

test('whatever requests and answers are lost, and whenever the page is loaded anew, one stays signed in', async () => {
  const someStep = fc.record({
    line: fc.constantFrom('good', 'loses-answer', 'dead'),
    isLoadedAnew: fc.boolean(),
    pauseMs: fc.integer({ min: 0, max: millisecondsInHour }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { device, barn } = barnWorld();
      let client = await openWindow(device);
      await client.signIn(barnId, credentials, never());
      for (const { line, isLoadedAnew, pauseMs } of steps) {
        barn.losesAnswer = ({ path }) => line === 'loses-answer' && path === refreshPath;
        barn.override = ({ path }) => (line === 'dead' && path === refreshPath ? 'no-connection' : undefined);
        if (isLoadedAnew) client = await openWindow(device);
        barn.expireAccess();
        device.time += pauseMs;
        await client.client(barnId).get('api/cameras', { parse });
        await settle();
        expect(viewOf(client).loggedIn).toBe(true);
      }
      barn.losesAnswer = () => false;
      barn.override = () => undefined;
      device.time += longestPauseMs;
      expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    }),
    { seed: 1, numRuns: 25 },
  );
});
