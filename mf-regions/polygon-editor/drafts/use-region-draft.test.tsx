import { deviceStorage } from '@barnwatch/shared/storage';
import { openBarnDoor } from '@barnwatch/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { RegionDraft } from './region-draft';
import { useRegionDraft } from './use-region-draft';

const disk = deviceStorage.open('drafts');

beforeEach(() => disk.removeAll());
afterEach(() => jest.restoreAllMocks());

/** What lies on the device. */
const kept = async () => [...(await disk.look()).values.values()];

const draft: RegionDraft = { basis: null, base: [], regions: [], line: [{ x: 0.1, y: 0.1 }], keys: 0 };

async function begin() {
  await openBarnDoor({ permissions: ['regions.view'] });
  const { result } = renderHook(() => useRegionDraft('regions:pen-01:feeder'));
  await waitFor(() => expect(result.current.state).not.toBe('reading'));
  return result;
}

test('what is drawn is kept on this device', async () => {
  const result = await begin();
  if (result.current.state !== 'read') throw new Error('the device has told');
  expect(result.current.isKept).toBe(true);
  result.current.keep(draft);
  await waitFor(async () => expect(await kept()).toMatchObject([{ value: draft }]));
});

test('who begins without waiting for a late device is told that nothing is kept, and what lies there stays', async () => {
  jest.spyOn(disk, 'patienceMs').mockReturnValue(0);
  jest.spyOn(disk, 'read').mockReturnValue(new Promise(() => undefined));
  const result = await begin();
  const { current } = result;
  if (current.state !== 'late') throw new Error('the device is late');
  act(() => current.beginWithout());
  if (result.current.state !== 'read') throw new Error('it was begun');
  expect(result.current.isKept).toBe(false);
  result.current.keep(draft);
  expect(await kept()).toEqual([]);
});
