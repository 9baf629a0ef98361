import { putRegionType } from '../regions/region-store';
import type { Database } from '../storage/database';

const regionTypes = [
  { regionTypeId: 'feeder', color: '#5b8def' },
  { regionTypeId: 'drinker', color: '#13b5b1' },
  { regionTypeId: 'lying', color: '#8f7ee7' },
  { regionTypeId: 'dunging', color: '#b08d57' },
  { regionTypeId: 'activity', color: '#f2a541' },
  { regionTypeId: 'passage', color: '#7a8699' },
];

/** The demonstration's first region types; a database that has been used keeps what people made of them. */
export function plantRegionTypes(database: Database): void {
  if (database.first('SELECT 1 FROM demonstration_progress LIMIT 1') !== undefined) return;
  database.inTransaction(() => {
    for (const regionType of regionTypes) putRegionType(database, regionType);
  });
}
