import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import { parseRegionType, type RegionType } from './region-type';

/** `PUT api/regions/types/{id}`. Needs `regions.manage`. Doing it twice does no harm; it ends after 10 s at most. */
export function saveColor(
  client: InstanceClient,
  regionTypeId: string,
  color: ColorValue,
): Promise<Outcome<RegionType>> {
  return client.put(urlPath`api/regions/types/${regionTypeId}`, {
    body: { value: { color } },
    parse: parseRegionType,
  });
}
