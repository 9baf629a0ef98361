import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const recordSchema = v.object({
  fingerprint: v.string(),
  sizes: v.object({ raw: v.number(), gzip: v.number(), brotli: v.number() }),
});

/** What is remembered of a package's last build, to skip the next one when nothing changed. */
export type BuildRecord = v.InferOutput<typeof recordSchema>;

function place(cacheFolder: string, name: string): string {
  return path.join(cacheFolder, 'build', `${name}.json`);
}

/** The record of the last build; none, unreadable or of another form all mean: build. */
export async function readBuildRecord(cacheFolder: string, name: string): Promise<BuildRecord | undefined> {
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(place(cacheFolder, name), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeBuildRecord(cacheFolder: string, name: string, record: BuildRecord): Promise<void> {
  await mkdir(path.dirname(place(cacheFolder, name)), { recursive: true });
  await writeFile(place(cacheFolder, name), `${JSON.stringify(record)}\n`);
}
