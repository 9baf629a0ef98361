import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { urlPath } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';

const schema = v.pipe(
  v.object({
    heatmap: v.object({
      columns: v.pipe(v.number(), v.integer(), v.minValue(1)),
      rows: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cells: v.array(v.number()),
    }),
  }),
  v.check(({ heatmap: { columns, rows, cells } }) => cells.length === columns * rows),
);

export type ToldCells = v.InferOutput<typeof schema>['heatmap'];

/** The figures behind a heatmap. Needs `artifacts.view`. */
export function readCells(
  client: InstanceClient,
  artifactId: string,
  signal: AbortSignal,
): Promise<Outcome<ToldCells>> {
  return client.get(urlPath`api/artifact/${artifactId}/data`, {
    signal,
    parse: (data) => v.parse(schema, data).heatmap,
  });
}
