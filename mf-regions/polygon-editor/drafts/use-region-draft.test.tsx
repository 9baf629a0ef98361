import type * as Storage from '@barnwatch/shared/storage';
import { openBarnDoor } from '@barnwatch/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type * as Drafts from './region-draft';
import type { RegionDraft } from './region-draft';
import { useRegionDraft } from './use-region-draft';

const device = { isLate: false, written: [] as unknown[] };

jest.mock('@barnwatch/shared/storage', () => {
  const actual = jest.requireActual<typeof Storage>('@barnwatch/shared/storage');
  const { regionDraftSchema } = jest.requireActual<typeof Drafts>('./region-draft');
  const drafts = {
    readInTime: () =>
      Promise.resolve(
        device.isLate
          ? { kind: 'late', later: new Promise(() => undefined) }
          : { kind: 'told', value: { state: 'absent' } },
      ),
    write: async (_: string, draft: unknown) => {
      device.written.push(draft);
    },
    remove: async () => undefined,
  };
  const storedRecord: typeof actual.storedRecord = (store, options) =>
    Object.assign(actual.storedRecord(store, options), Object.is(options.schema, regionDraftSchema) && drafts);
  return { ...actual, storedRecord };
});

const draft: RegionDraft = { basis: null, base: [], regions: [], line: [{ x: 0.1, y: 0.1 }], keys: 0 };

async function begin() {
  await openBarnDoor({ permissions: ['regions.view'] });
  const { result } = renderHook(() => useRegionDraft('regions:pen-01:feeder'));
  await act(async () => undefined);
  return result;
}

test('what is drawn is kept on this device', async () => {
  device.isLate = false;
  const result = await begin();
  if (result.current.state !== 'read') throw new Error('the device has told');
  expect(result.current.isKept).toBe(true);
  result.current.keep(draft);
  await act(async () => undefined);
  expect(device.written).toEqual([draft]);
});

test('who begins without waiting for a late device is told that nothing is kept, and what lies there stays', async () => {
  device.isLate = true;
  device.written = [];
  const result = await begin();
  const { current } = result;
  if (current.state !== 'late') throw new Error('the device is late');
  act(() => current.beginWithout());
  if (result.current.state !== 'read') throw new Error('it was begun');
  expect(result.current.isKept).toBe(false);
  result.current.keep(draft);
  expect(device.written).toEqual([]);
});
