import { givesWayMs, inTurn, looksAtOnce } from './in-turn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `barn-${index}`);

function looks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const look = (instanceId: string) => {
    begun.push(instanceId);
    return new Promise<void>((end) => ends.set(instanceId, end));
  };
  const end = async (instanceId: string) => {
    ends.get(instanceId)?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { begun, look, end };
}

describe('looks at many instances', () => {
  test('begin some at a time, in the order in which they were asked for', async () => {
    const { begun, look, end } = looks();
    const turn = inTurn(look, new AbortController().signal);
    const all = names(200);
    for (const name of all) turn(name);
    expect(begun).toEqual(all.slice(0, looksAtOnce));
    await end('barn-3');
    expect(begun).toEqual(all.slice(0, looksAtOnce + 1));
    for (const name of all) await end(name);
    expect(begun).toEqual(all);
  });

  test('give way when they take long, once each', async () => {
    const { begun, look, end } = looks();
    const turn = inTurn(look, new AbortController().signal);
    for (const name of names(3 * looksAtOnce)) turn(name);
    await jest.advanceTimersByTimeAsync(givesWayMs - 1);
    expect(begun).toHaveLength(looksAtOnce);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2 * looksAtOnce);
    await end('barn-0');
    expect(begun).toHaveLength(2 * looksAtOnce);
  });

  test('that wait are not put in twice; those that have begun may be asked for again', async () => {
    const { begun, look, end } = looks();
    const turn = inTurn(look, new AbortController().signal);
    for (const name of names(looksAtOnce)) turn(name);
    turn('late');
    turn('late');
    await end('barn-0');
    await end('barn-1');
    expect(begun.filter((name) => name === 'late')).toHaveLength(1);
    turn('late');
    expect(begun.filter((name) => name === 'late')).toHaveLength(2);
  });

  test('end with the lifetime', async () => {
    const { begun, look } = looks();
    const lifetime = new AbortController();
    const turn = inTurn(look, lifetime.signal);
    for (const name of names(2 * looksAtOnce)) turn(name);
    lifetime.abort();
    await jest.advanceTimersByTimeAsync(givesWayMs);
    expect(begun).toHaveLength(looksAtOnce);
    expect(jest.getTimerCount()).toBe(0);
  });
});
