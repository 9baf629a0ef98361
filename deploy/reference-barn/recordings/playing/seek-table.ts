import * as v from 'valibot';

/** Places of a file at which fragments begin, in order: when, ms in the time of the file, and where, bytes. */
export type SeekTable = readonly (readonly [startMs: number, at: number])[];

const tableSchema = v.array(v.tuple([v.number(), v.number()]));

/** @returns empty for what is none: then whoever reads walks from the beginning */
export function readSeekTable(text: string): SeekTable {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tableSchema), text);
  return parsed.success ? parsed.output : [];
}

export const seekTableText = (table: SeekTable): string => JSON.stringify(table);

/** Where to begin to look for a moment; 0: at the beginning. */
export function seek(table: SeekTable, timeMs: number): number {
  return table.findLast(([startMs]) => startMs <= timeMs)?.[1] ?? 0;
}
