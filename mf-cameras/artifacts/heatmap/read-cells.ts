import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { urlPath } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';
import type { HeatmapCells } from './heatmap-cells';

const schema = v.object({ columns: v.number(), rows: v.number(), minutes: v.array(v.number()), looks: v.number() });

/** The figures behind a heatmap. */
export function readCells(
  client: InstanceClient,
  artifactId: string,
  signal: AbortSignal,
): Promise<Outcome<HeatmapCells>> {
  return client.get(urlPath`api/artifact/${artifactId}/data`, {
    signal,
    parse: (data) => ({ ...v.parse(schema, data), cellWidth: 1, cellHeight: 1 }),
  });
}
