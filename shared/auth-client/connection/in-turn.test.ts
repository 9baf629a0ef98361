import { GIVES_WAY_MS, inTurn, LOOKS_AT_ONCE } from './in-turn';

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
  it('begin some at a time, in the order in which they were asked for', async () => {
    const { begun, look, end } = looks();
    const turn = inTurn(look, new AbortController().signal);
    const all = names(200);
    for (const name of all) turn(name);
    expect(begun).toEqual(all.slice(0, LOOKS_AT_ONCE));
    await end('barn-3');
    expect(begun).toEqual(all.slice(0, LOOKS_AT_ONCE + 1));
    for (const name of all) await end(name);
    expect(begun).toEqual(all);
  });

  it('give way when they take long, once each', async () => {
    const { begun, look, end } = looks();
    const turn = inTurn(look, new AbortController().signal);
    for (const name of names(3 * LOOKS_AT_ONCE)) turn(name);
    await jest.advanceTimersByTimeAsync(GIVES_WAY_MS - 1);
    expect(begun).toHaveLength(LOOKS_AT_ONCE);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2 * LOOKS_AT_ONCE);
    await end('barn-0');
    expect(begun).toHaveLength(2 * LOOKS_AT_ONCE);
  });

  it('that wait are not put in twice; those that have begun may be asked for again', async () => {
    const { begun, look, end } = looks();
    const turn = inTurn(look, new AbortController().signal);
    for (const name of names(LOOKS_AT_ONCE)) turn(name);
    turn('late');
    turn('late');
    await end('barn-0');
    await end('barn-1');
    expect(begun.filter((name) => name === 'late')).toHaveLength(1);
    turn('late');
    expect(begun.filter((name) => name === 'late')).toHaveLength(2);
  });

  it('end with the lifetime', async () => {
    const { begun, look } = looks();
    const lifetime = new AbortController();
    const turn = inTurn(look, lifetime.signal);
    for (const name of names(2 * LOOKS_AT_ONCE)) turn(name);
    lifetime.abort();
    await jest.advanceTimersByTimeAsync(GIVES_WAY_MS);
    expect(begun).toHaveLength(LOOKS_AT_ONCE);
    expect(jest.getTimerCount()).toBe(0);
  });
});
