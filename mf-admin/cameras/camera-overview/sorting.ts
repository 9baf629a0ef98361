import { type Language, nameComparator } from '@barnwatch/shared/i18n';
import { stateRank } from '../../camera-records/camera-state/camera-state';
import type { OverviewRow } from './overview-row';

/** What each column sorts by; nothing known (`null`) stands last. */
export const sortKeys = {
  place: ({ camera }) => camera.sortPrefix || null,
  name: ({ camera }) => camera.name,
  cameraId: ({ camera }) => camera.cameraId,
  tags: ({ camera }) => camera.tags.join(' ') || null,
  state: ({ camera }) => stateRank(camera),
  managed: ({ managed }) => (managed ? 0 : 1),
  loaded: ({ camera }) => -camera.loadedTimestamp,
} as const satisfies Readonly<Record<string, (row: OverviewRow) => string | number | null>>;

export type SortColumn = keyof typeof sortKeys;

export const sortColumns: readonly SortColumn[] = Object.keys(sortKeys).filter((name): name is SortColumn =>
  Object.hasOwn(sortKeys, name),
);

/** Sorted by one column upwards, then as in the walk through the barn: by sort prefix, name and id. */
export function sortedBy(rows: readonly OverviewRow[], column: SortColumn, language: Language): readonly OverviewRow[] {
  const compareTexts = nameComparator(language);
  const order: readonly SortColumn[] = [column, 'place', 'name', 'cameraId'];
  return [...rows].sort((one, other) => {
    for (const key of order) {
      const difference = compareKeys(sortKeys[key](one), sortKeys[key](other), compareTexts);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function compareKeys(
  one: string | number | null,
  other: string | number | null,
  compareTexts: (one: string, other: string) => number,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(String(one), String(other));
}
