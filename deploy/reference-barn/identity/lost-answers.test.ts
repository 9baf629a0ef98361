import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';

// Over a bad line an answer is lost after the request has reached the barn; how long the line stays away is anyone's
// guess. Who keeps the token that they sent is signed in all the same, and a copied one is still found out.

const afterOverlapMs = 11_000;

let barn: TestInstance;
beforeAll(async () => {
  barn = await startTestInstance({ accounts: [testAccount('manager', [])], tokens: { refreshTokens: 'single-use' } });
});
afterAll(() => barn.stop());

const refresh = async (refreshToken: string) => {
  const { status, body } = await barn.call('POST', 'api/login/refresh', { body: { refreshToken } });
  return { status, successor: String(body.data?.refreshToken) };
};

test('a refresh whose answer was lost is answered with the same successor 17 s later, and the next day', async () => {
  const first = await barn.signIn('manager');
  const lost = await refresh(first);
  for (const pauseMs of [17_000, millisecondsInDay]) {
    barn.advance(pauseMs);
    expect(await refresh(first)).toEqual({ status: 200, successor: lost.successor });
  }
  expect((await refresh(lost.successor)).status).toBe(200);
});

test('whatever answers are lost, nobody is signed out; a copy of a token whose successor is in use ends them all', async () => {
  const someSteps = fc.array(
    fc.record({ isLost: fc.boolean(), pauseMs: fc.integer({ min: 0, max: millisecondsInDay }) }),
    { minLength: 2, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(someSteps, fc.nat(), async (steps, choice) => {
      let token = await barn.signIn('manager');
      const replaced: string[] = [];
      for (const { isLost, pauseMs } of steps) {
        barn.advance(pauseMs);
        const { status, successor } = await refresh(token);
        expect(status).toBe(200);
        if (isLost) continue;
        replaced.push(token);
        token = successor;
      }
      expect((await refresh(token)).status).toBe(200);
      barn.advance(afterOverlapMs);
      const copy = replaced[choice % Math.max(replaced.length, 1)];
      if (copy === undefined) return;
      expect((await refresh(copy)).status).toBe(403);
      expect((await refresh(token)).status).toBe(403);
    }),
    { seed: 1, numRuns: 15 },
  );
});
