import path from 'node:path';
import * as v from 'valibot';
import { repository } from '../../build/places';
import { type FileOutcome, readJsonFile } from '../../compose/json-file';

const text = v.pipe(v.string(), v.nonEmpty());

const faultRowsSchema = v.array(
  v.strictObject({
    row: v.pipe(v.string(), v.regex(/^F[1-9]\d*$/)),
    fault: text,
    seen: text,
    /** Why no test bears the name of the row; only where none does. */
    missing: v.optional(text),
  }),
);

/** A row of the fault matrix: what goes wrong, and what one sees of it. */
export type FaultRow = v.InferOutput<typeof faultRowsSchema>[number];

/** The one table of them, beside their tests. */
export function readFaultRows(): Promise<FileOutcome<readonly FaultRow[]>> {
  return readJsonFile(path.join(repository, 'e2e/faults/rows.json'), faultRowsSchema);
}
