import { readTakenAlong, type TakenAlong, writeTakenAlong } from '@barnwatch/shared/along';
import { signOut } from '@barnwatch/shared/auth-client';
import type { AlongTaken } from '@barnwatch/shared/federation';
import { deviceStorage } from '@barnwatch/shared/storage';
import { createStore, openBarnDoor } from '@barnwatch/shared/testing';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { takenADayAgo } from './doubles/taken-a-day-ago';
import { startTaking, type TakingDevice, takingAtom } from './taking';

const now = Date.UTC(2026, 0, 1);
const taken: AlongTaken = { kind: 'taken', bytes: 10 };
const begun: TakenAlong = {
  ...takenADayAgo(now, 'mf-x/stills'),
  begunAt: now - millisecondsInHour,
  wholeAt: now - 2 * millisecondsInDay,
  here: ['mf-x/stills/a'],
};

const device: TakingDevice = {
  now: () => now,
  room: async () => null,
  isDayUsedUp: () => false,
  trouble: () => null,
  async alone(work) {
    await work();
    return true;
  },
};

/** A barn of which three things can be taken. */
async function barnWithThree(take: (id: string) => AlongTaken | Promise<AlongTaken> = () => taken) {
  const door = await openBarnDoor({}, now);
  const place = { instanceId: door.id, accountId: door.barn.accountId };
  const states = createStore();
  const asked: string[] = [];
  const takes = ['a', 'b', 'c'].map((id) => ({
    id,
    take: async () => {
      asked.push(id);
      return take(id);
    },
  }));
  const part = { id: 'stills', key: 'mf-x/stills', title: 'Stills', count: '3', bytesEach: 1, takes } as const;
  const order = { place, parts: [{ ...part, state: 'ready' as const }], days: 1, daily: true };
  const start = (more: Partial<TakingDevice> = {}, byItself = false) =>
    startTaking(states, { ...order, byItself }, { ...device, ...more });
  const end = () => {
    const state = states.get(takingAtom);
    return state.kind === 'ended' ? state.end : state.kind;
  };
  return { door, place, asked, start, end };
}

beforeEach(() => deviceStorage.open('answers').removeAll());

test('ended in the middle, as by an update of the suite, it goes on behind what was noted (product 10.6b)', async () => {
  const { place, asked, start, end } = await barnWithThree();
  await writeTakenAlong(place, begun);
  await start();
  expect([asked, end()]).toEqual([['b', 'c'], 'whole']);
  expect(await readTakenAlong(place)).toMatchObject({ wholeAt: now, here: [], begunAt: begun.begunAt });
});

test.each([
  ['a day ago', { begunAt: now - millisecondsInDay }],
  ['of other days', { days: 7 }],
])('what was begun %s is taken anew', async (_what, facts) => {
  const { place, asked, start } = await barnWithThree();
  await writeTakenAlong(place, { ...begun, ...facts });
  await start();
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('taken by itself while a remote does not tell what it has, what was chosen of it stays chosen', async () => {
  const { place, start } = await barnWithThree();
  const parts = ['mf-x/stills', 'mf-y/records'];
  await writeTakenAlong(place, { ...begun, parts });
  await start({}, true);
  expect((await readTakenAlong(place))?.parts).toEqual(expect.arrayContaining(parts));
  await start({}, false);
  expect((await readTakenAlong(place))?.parts).toEqual(['mf-x/stills']);
});

test('while another window takes something along, this one takes nothing and says so', async () => {
  const { place, asked, start, end } = await barnWithThree();
  await start({ alone: async () => false });
  expect([asked, end()]).toEqual([[], 'elsewhere']);
  expect(await readTakenAlong(place)).toBeNull();
});

test('pressed twice in one window, each thing is taken once', async () => {
  const { asked, start } = await barnWithThree();
  await Promise.all([start(), start()]);
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('storage that is full in the middle is told, and nothing is called whole', async () => {
  let isFull = false;
  const { place, start, end } = await barnWithThree((id) => {
    isFull = id === 'b';
    return taken;
  });
  await writeTakenAlong(place, { ...begun, here: [] });
  await start({ trouble: () => (isFull ? 'full' : null) });
  expect(end()).toBe('no-room');
  expect(await readTakenAlong(place)).toMatchObject({
    wholeAt: begun.wholeAt,
    here: ['mf-x/stills/a', 'mf-x/stills/b'],
  });
});

test('what one may not see any more in the middle is missing; all else is here', async () => {
  const { place, start, end } = await barnWithThree((id) => (id === 'b' ? { kind: 'not-given' } : taken));
  await start();
  expect(end()).toBe('whole');
  expect(await readTakenAlong(place)).toMatchObject({ wholeAt: now, missing: 1 });
});

test('another account in the middle: the one before has nothing here any more, and nothing is noted for the new one', async () => {
  const { door, place, asked, start, end } = await barnWithThree(async (id) => {
    if (id === 'b') {
      await signOut(door.id);
      await deviceStorage.open('answers').removeAll();
      door.barn.accountId = 'somebody else';
    }
    return taken;
  });
  await start();
  expect([asked, end()]).toEqual([['a', 'b'], 'cancelled']);
  expect(await readTakenAlong(place)).toBeNull();
  expect(await readTakenAlong({ ...place, accountId: 'somebody else' })).toBeNull();
});
