import { readTakenAlong, type TakenAlong, writeTakenAlong } from '@barnwatch/shared/along';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { AlongPart, UseAlongParts } from '@barnwatch/shared/federation';
import { deviceStorage } from '@barnwatch/shared/storage';
import { openBarnDoors, renderInSuite } from '@barnwatch/shared/testing';
import { exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { act } from '@testing-library/react';
import { millisecondsInMinute } from 'date-fns/constants';
import { useStore } from 'jotai';
import { useState } from 'react';
import { SuiteProvider } from '../suite/suite-context';
import { exampleSuite, exportedHook } from '../testing/example-suite';
import { DailyTaking } from './daily-taking';
import { takenADayAgo } from './doubles/taken-a-day-ago';

const now = Date.UTC(2026, 0, 1);
const dayOld = takenADayAgo(now, 'mf-pens/stills');

const remote = exampleRemote('mf-pens', { along: { module: './along', hook: 'useParts', files: [] } });

function OfSuite({ useParts }: { readonly useParts: UseAlongParts }) {
  const states = useStore();
  const [suite] = useState(() => exampleSuite(states, [remote], async () => exportedHook(useParts)));
  return (
    <SuiteProvider value={suite}>
      <DailyTaking />
    </SuiteProvider>
  );
}

/** A device that has taken some barns along, each as old as is given; the first one is selected. */
async function deviceWith(barns: Readonly<Record<string, TakenAlong>>) {
  const { doors, client } = await openBarnDoors(
    Object.keys(barns).map((id) => ({ id, name: id })),
    now,
  );
  const places = new Map(doors.map(({ id, barn }) => [id, { instanceId: id, accountId: barn.accountId }]));
  for (const [id, place] of places) await writeTakenAlong(place, barns[id] ?? dayOld);
  const wholeAt = async (id: string) => {
    const place = places.get(id);
    return place ? ((await readTakenAlong(place))?.wholeAt ?? null) : null;
  };
  return { client, wholeAt };
}

/** One thing of the barn that is meant, or none that is told. */
function partsOf(taken: string[], silent: readonly string[] = []): UseAlongParts {
  return () => {
    const id = useSelectedBarn()?.globalUniqueIdentifier ?? 'none';
    const [parts] = useState((): readonly AlongPart[] => [
      {
        id: 'stills',
        title: 'Stills',
        count: '1 still',
        bytesEach: 1,
        state: silent.includes(id) ? 'loading' : 'ready',
        takes: [
          {
            id: 'one',
            take: async ({ instanceId }) => {
              taken.push(`${id} by ${instanceId}`);
              return { kind: 'taken', bytes: 1 };
            },
          },
        ],
      },
    ]);
    return parts;
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await deviceStorage.open('answers').removeAll();
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
});

afterEach(() => jest.useRealTimers());

test('each barn that was taken along is taken anew by itself, one after the other, whichever is selected (product 10.6b)', async () => {
  const fresh = { ...dayOld, wholeAt: now - millisecondsInMinute };
  const { client, wholeAt } = await deviceWith({ north: dayOld, west: fresh, south: dayOld });
  const taken: string[] = [];
  await renderInSuite(<OfSuite useParts={partsOf(taken)} />, { now });
  await pass(6_000);
  expect(taken).toEqual(['north by north']);
  await pass(10_000);
  expect(taken).toEqual(['north by north', 'south by south']);
  expect([await wholeAt('south'), await wholeAt('west')]).toEqual([expect.any(Number), fresh.wholeAt]);
  expect(await wholeAt('south')).toBeGreaterThan(now);
  expect(client.selectedBarnId.get()).toBe('north');
  await pass(millisecondsInMinute);
  expect(taken).toHaveLength(2);
});

test('a barn that does not tell what it has keeps no other from its turn', async () => {
  await deviceWith({ north: dayOld, south: dayOld });
  const taken: string[] = [];
  await renderInSuite(<OfSuite useParts={partsOf(taken, ['north'])} />, { now });
  await pass(6_000);
  await pass(millisecondsInMinute);
  expect(taken).toEqual([]);
  await pass(6_000);
  expect(taken).toEqual(['south by south']);
});
