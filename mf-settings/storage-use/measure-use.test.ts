import type { StorePurpose } from '@barnwatch/shared/storage';
import { clearKept, type MeasuredDevice, measureUse, sizeOf } from './measure-use';

const never = new AbortController().signal;

function device(records: Readonly<Partial<Record<StorePurpose, Readonly<Record<string, unknown>>>>>) {
  const stores = new Map(Object.entries(records).map(([purpose, kept]) => [purpose, new Map(Object.entries(kept))]));
  const world: MeasuredDevice = {
    open: (purpose) => {
      const kept = stores.get(purpose) ?? new Map<string, unknown>();
      const keys = (prefix = '') => [...kept.keys()].filter((key) => key.startsWith(prefix));
      return {
        keys: async (prefix) => keys(prefix),
        read: async (key) => kept.get(key),
        remove: async (key) => void kept.delete(key),
        removeAll: async (prefix) => keys(prefix).forEach((key) => void kept.delete(key)),
      };
    },
  };
  return { world, left: () => [...stores.values()].flatMap((kept) => [...kept.keys()]) };
}

const kept = {
  stills: {
    'north/anna/pen-01': { value: new Blob(['12345']) },
    'north/anna/artifact/a': new Uint8Array(50),
    'damaged:north/anna/pen-02:1': 'x',
    'south/b/c': 'y',
  },
  answers: { 'north/anna/cameras': '1234567890', 'north/anna/walk-round': {} },
  'transfer-parts': { 'north/anna/e/0': new Uint8Array(100) },
  drafts: { 'north/anna/intervention': {} },
  outbox: { 'north/anna/1': {}, 'north/anna/2': {} },
} as const;

describe('what this device keeps of each barn (product 3.17)', () => {
  test('is told apart: what can be fetched again, what was taken along, what a person has typed', async () => {
    const [north, empty] = await measureUse(device(kept).world, ['north', 'nowhere'], never);
    expect(north).toEqual({ instanceId: 'north', keptBytes: 5 + 'value'.length + 10, exportBytes: 150, ownRecords: 4 });
    expect(empty).toEqual({ instanceId: 'nowhere', keptBytes: 0, exportBytes: 0, ownRecords: 0 });
  });

  test('clearing takes what can be fetched again of that barn, damaged records too, and nothing else', async () => {
    const { world, left } = device(kept);
    await clearKept(world, 'north');
    expect(left()).toEqual([
      'north/anna/artifact/a',
      'south/b/c',
      'north/anna/walk-round',
      'north/anna/e/0',
      'north/anna/intervention',
      'north/anna/1',
      'north/anna/2',
    ]);
  });

  test('is measured no further once nobody waits for it', async () => {
    expect(await measureUse(device(kept).world, ['north'], AbortSignal.abort())).toEqual([]);
  });

  test.each([
    [new ArrayBuffer(7), 7],
    [new Map([['ab', 'cde']]), 5],
    [null, 1],
    [[1, 2], 18],
  ])('%p takes %i bytes', (value, bytes) => {
    expect(sizeOf(value)).toBe(bytes);
  });
});
