import { generatePath } from '@barnwatch/shared/routing';
import { labRows, type SettingRow, settingSections } from './setting-rows';

/** The part of the address that names one setting: it is scrolled to and has the focus. */
export const wantedParameter = 'setting';

const display: ReadonlySet<SettingRow> = new Set(settingSections.display);
const labs: ReadonlySet<SettingRow> = new Set(labRows);

/** Where a setting is changed; null where one has to be at a barn for it. */
export function settingAddress(row: SettingRow, barnId: string | null): string | null {
  const query = new URLSearchParams({ [wantedParameter]: row });
  // What is needed to be able to read at all is there before any barn.
  if (barnId === null) return display.has(row) ? `/accessibility?${query}` : null;
  const path = labs.has(row) ? '/dashboard/:barnId/labs' : '/dashboard/:barnId/settings';
  return `${generatePath(path, { barnId })}?${query}`;
}
