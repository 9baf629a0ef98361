import { signOut } from '@barnwatch/shared/auth-client';
import { deviceStorage } from '@barnwatch/shared/storage';
import { openBarnDoors } from '@barnwatch/shared/testing';
import { keptNewIncidents, newIncidentsKey } from './kept-new-incidents';
import { firstNewIncidents, unsaid, withFound, withSaid } from './new-incidents';

const now = Date.UTC(2026, 0, 10);
const rules = { listFrom: 'low', sayFrom: 'low' } as const;
const found = (...ids: readonly string[]) => ({
  isAll: true,
  incidents: ids.map((incidentId, index) => ({
    incidentId,
    severity: 'high' as const,
    openedAt: index,
    title: '',
    isOwn: false,
  })),
});

async function owner() {
  const { doors } = await openBarnDoors([{ permissions: ['incidents.view'] }], now);
  return { barnId: 'north-barn', accountId: doors[0]?.barn.accountId ?? '' };
}
const kept = (key: string) => deviceStorage.open('settings').read(key);

test('windows take in at once and in any order: nothing comes twice, nothing is lost, one of them says it', async () => {
  const here = await owner();
  const windows = [keptNewIncidents(here, () => now), keptNewIncidents(here, () => now)] as const;
  await windows[0].change(() => firstNewIncidents(found()));
  await Promise.all(
    windows.map((window, index) =>
      window.change((before) => before && withFound(before, found('both', `only ${index}`), rules)),
    ),
  );
  const taken = await Promise.all(windows.map((window) => window.change((before) => before && withSaid(before))));
  expect(taken.map(({ before }) => before && unsaid(before).length)).toEqual([3, 0]);
  expect((await windows[1].read())?.listed).toHaveLength(3);
});

test('a change is told to whoever watches, until they no longer do', async () => {
  const window = keptNewIncidents(await owner(), () => now);
  const listener = jest.fn();
  const stop = window.onChange(listener);
  await window.change(() => firstNewIncidents(found()));
  await window.change((same) => same);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  await window.change((before) => before && withFound(before, found('a'), rules));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('who logs out leaves nothing behind, also not what was being worked out at that moment', async () => {
  const here = await owner();
  const window = keptNewIncidents(here, () => now);
  await window.change(() => firstNewIncidents(found()));
  // As the shell does when it hears of it.
  const wiped = deviceStorage.open('settings').remove(newIncidentsKey(here));
  await Promise.all([signOut(here.barnId), wiped]);
  await window.change(() => firstNewIncidents(found('late')));
  expect(await kept(newIncidentsKey(here))).toBeUndefined();
});
