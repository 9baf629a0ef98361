import type { StorePurpose } from '@barnwatch/shared/storage';
import { keptTransfers } from './kept-transfers';

test('F12: bytes without an export start the exports too, which remove them', async () => {
  const kept: Partial<Record<StorePurpose, readonly string[]>> = { 'transfer-parts': ['north-barn/manager/one/0'] };
  const open = (purpose: StorePurpose) => ({ keys: async () => kept[purpose] ?? [] });
  expect(await keptTransfers({ open })).toEqual(['north-barn/manager/one/0']);
});
