import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { type Kept, useKept } from '../kept/use-kept';
import { firstLayouts, type GridLayouts, gridLayoutsSchema } from './grid-layout';

/** By barn and device, not by account: a screen in the barn keeps its layout whoever signs in. No picture is in it. */
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: gridLayoutsSchema });

/** The layouts of a barn on this device. */
export function useGridLayouts(barnId: string): Kept<GridLayouts> {
  return useKept(record, `grid-layouts/${encodeURIComponent(barnId)}`, firstLayouts);
}
