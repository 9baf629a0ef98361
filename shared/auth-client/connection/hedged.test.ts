import { graceMs, type HedgedResult, hedged, hedgeMs } from './hedged';

type Plan = { after: number; good: boolean } | 'never';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function run(plans: readonly Plan[]) {
  const startedAt: number[] = [];
  const aborted: number[] = [];
  const begin = Date.now();
  const candidates = plans.map((plan, index) => ({
    start(signal: AbortSignal) {
      startedAt[index] = Date.now() - begin;
      signal.addEventListener('abort', () => aborted.push(index));
      return new Promise<boolean>((resolve) => {
        if (plan !== 'never') setTimeout(() => resolve(plan.good), plan.after);
      });
    },
  }));
  const controller = new AbortController();
  const state: { result: HedgedResult<boolean> | undefined; at: number; failure: unknown } = {
    result: undefined,
    at: -1,
    failure: undefined,
  };
  hedged(candidates, (result) => result, controller.signal).then(
    (result) => {
      state.result = result;
      state.at = Date.now() - begin;
    },
    (failure: unknown) => {
      state.failure = failure;
    },
  );
  return { state, startedAt, aborted, controller };
}

const ok = (after: number): Plan => ({ after, good: true });
const bad = (after: number): Plan => ({ after, good: false });

describe('hedged probing', () => {
  test.each<[string, Plan[], number | null, number, number[]]>([
    ['takes a quick first one and starts no other', [ok(50), ok(1), ok(1)], 0, 50, [0]],
    ['starts the next at once after a failure', [bad(20), ok(30)], 1, 50, [0, 20]],
    ['starts the next after the hedge', ['never', ok(100)], 1, hedgeMs + 100 + graceMs, [0, hedgeMs]],
    ['lets an earlier one win in time', [ok(hedgeMs + 200), ok(50)], 0, hedgeMs + 200, [0, hedgeMs]],
    ['does not wait for an earlier one that is late', [ok(2_000), ok(50)], 1, hedgeMs + 50 + graceMs, [0, hedgeMs]],
    ['takes the later one as soon as the earlier one has failed', [bad(400), ok(50)], 1, 400, [0, hedgeMs]],
    ['prefers by order among three', ['never', ok(550), ok(10)], 1, 910, [0, 300, 600]],
    ['ends when all have failed', [bad(10), bad(10), bad(10)], null, 30, [0, 10, 20]],
    ['has no winner without candidates', [], null, 0, []],
  ])('%s', async (_name, plans, winner, at, startedAt) => {
    const race = run(plans);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(race.state.result?.winner).toBe(winner);
    expect(race.state.at).toBe(at);
    expect(race.startedAt).toEqual(startedAt);
  });

  test('aborts what is still under way', async () => {
    const race = run(['never', ok(10)]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(race.aborted).toContain(0);
  });

  test('stops with its signal', async () => {
    const race = run(['never', 'never']);
    await jest.advanceTimersByTimeAsync(100);
    race.controller.abort();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(race.state.failure).toBeInstanceOf(DOMException);
    expect(race.startedAt).toEqual([0]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
