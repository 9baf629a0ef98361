import type { RegionType } from '@barnwatch/shared/wire';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuse } from '../server/refusals';
import type { Database } from '../storage/database';

interface RegionTypeRow {
  readonly region_type_id: string;
  readonly color: string;
}

const regionTypeOf = (row: RegionTypeRow): RegionType => ({ regionTypeId: row.region_type_id, color: row.color });

export function createRegionTypeHandlers(database: Database): Handlers {
  return {
    'GET api/regions/types': () =>
      answerData({
        regionTypes: database
          .all<RegionTypeRow>('SELECT * FROM region_types ORDER BY region_type_id')
          .map(regionTypeOf),
      }),
    'PUT api/regions/types/{regionTypeId}': ({ path: { regionTypeId }, body: { value } }) => {
      putRegionType(database, { regionTypeId, color: value.color });
      return answerData({ regionType: { regionTypeId, color: value.color } });
    },
    'DELETE api/regions/types/{regionTypeId}': ({ path: { regionTypeId } }) =>
      database.run('DELETE FROM region_types WHERE region_type_id = ?', regionTypeId) === 0
        ? refuse('region-type-unknown', `There is no region type ${regionTypeId}`, { details: { regionTypeId } })
        : answerData({}),
  };
}

export function putRegionType(database: Database, { regionTypeId, color }: RegionType): void {
  database.run(
    'INSERT INTO region_types VALUES (?, ?) ON CONFLICT (region_type_id) DO UPDATE SET color = excluded.color',
    regionTypeId,
    color,
  );
}
