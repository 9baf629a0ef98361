import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { AlongTaken } from '@barnwatch/shared/federation';
import { type ChosenTake, leastRoomBytes, type TakingWorld, takeAll } from './take-all';

const client = {} as InstanceClient;
const taken: AlongTaken = { kind: 'taken', bytes: 10 };
const unreachable: AlongTaken = { kind: 'unreachable' };

/** Things that answer in turn what is given, and the last of it from then on. */
function thing(key: string, ...answers: readonly (AlongTaken | Error)[]): ChosenTake {
  let asked = 0;
  return {
    key,
    part: 'mf-x/things',
    take: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? taken;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

function worldOf(more: Partial<TakingWorld> = {}) {
  const told: string[] = [];
  const world: TakingWorld = {
    client,
    signal: new AbortController().signal,
    room: async () => null,
    isDayUsedUp: () => false,
    trouble: () => null,
    onTold: ({ key }, { kind }) => told.push(`${key} ${kind}`),
    ...more,
  };
  return { world, told };
}

describe('a barn is taken along thing by thing (product 10.6b)', () => {
  test('what the barn does not give, and what a remote throws, loses nothing else', async () => {
    const { world, told } = worldOf();
    const things = [thing('a'), thing('b', { kind: 'not-given' }), thing('c', new Error('thrown')), thing('d')];
    expect(await takeAll(things, world)).toBe('whole');
    expect(told).toEqual(['a taken', 'b not-given', 'c not-given', 'd taken']);
  });

  test('what was not answered is asked for once more at the end', async () => {
    const { world, told } = worldOf();
    expect(await takeAll([thing('slow', unreachable, taken), thing('b')], world)).toBe('whole');
    expect(told).toEqual(['b taken', 'slow taken']);
  });

  test('a barn that does not answer is not asked for all the rest, and what is here stays', async () => {
    const { world, told } = worldOf();
    const dead = ['b', 'c', 'd', 'e'].map((key) => thing(key, unreachable));
    const last = jest.spyOn(dead[3] as ChosenTake, 'take');
    expect(await takeAll([thing('a'), ...dead], world)).toBe('no-line');
    expect(told).toEqual(['a taken']);
    expect(last).not.toHaveBeenCalled();
  });

  test('cancelled, nothing that is under way counts as taken', async () => {
    const cancel = new AbortController();
    const { world, told } = worldOf({ signal: cancel.signal });
    const cancels: ChosenTake = {
      ...thing('b'),
      take: async () => {
        cancel.abort();
        return taken;
      },
    };
    expect(await takeAll([thing('a'), cancels, thing('c')], world)).toBe('cancelled');
    expect(told).toEqual(['a taken']);
  });

  test('it ends before the device is full, and at what was set as a day’s most', async () => {
    const full = worldOf({ room: async () => leastRoomBytes - 1 });
    expect(await takeAll([thing('a')], full.world)).toBe('no-room');
    let bytes = 0;
    const capped = worldOf({ isDayUsedUp: () => bytes > 0, onTold: () => (bytes += 1) });
    expect(await takeAll([thing('a'), thing('b')], capped.world)).toBe('day-used-up');
    expect(bytes).toBe(1);
  });

  test.each([
    ['full', 'no-room'],
    ['refused', 'not-stored'],
    // Late is not absent (0047).
    ['no-answer', 'whole'],
  ] as const)('storage that gets into trouble in the middle (%s) ends it as %s', async (trouble, end) => {
    const stored: string[] = [];
    const { world, told } = worldOf({
      trouble: () => (stored.length > 0 ? trouble : null),
      onTold: ({ key }) => void stored.push(key),
    });
    expect(await takeAll([thing('a'), thing('b')], world)).toBe(end);
    expect(stored).toEqual(end === 'whole' ? ['a', 'b'] : ['a']);
    expect(told).toEqual([]);
  });
});
