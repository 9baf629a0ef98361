import path from 'node:path';
import * as v from 'valibot';
import { cacheFolder } from '../../build/places';
import { type FileOutcome, readJsonFile, writeJsonFile } from '../../compose/json-file';
import { runnerTimesSchema } from './timed';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const runRecordSchema = v.object({
  /** ms since 1970 UTC */
  startedAt: v.number(),
  parts: v.array(
    v.object({
      name: v.string(),
      /** By the clock, ms. */
      tookMs: v.number(),
      /** All of it is set-up: packages, a build. */
      isSetUp: v.boolean(),
      counts: v.nullable(v.object({ passed: count, failed: count, skipped: count })),
      times: runnerTimesSchema,
    }),
  ),
  secondTries: v.array(v.object({ name: v.string(), cause: v.string() })),
});

/** What is kept of the last run of all tests. */
export type RunRecord = v.InferOutput<typeof runRecordSchema>;
export type RunPart = RunRecord['parts'][number];

const file = path.join(cacheFolder, 'test', 'run.json');

export function readRunRecord(): Promise<FileOutcome<RunRecord>> {
  return readJsonFile(file, runRecordSchema);
}

export function writeRunRecord(record: RunRecord): Promise<void> {
  return writeJsonFile(file, record);
}
