import { compare, valid } from 'semver';
import * as v from 'valibot';
import type { ReadablePlace } from '../suite-place/suite-place';

/** Beside `remote.json` in the folder of a version: what was released, and of which sources. */
export const recordFile = 'release.json';

const sizesSchema = v.object({ raw: v.number(), gzip: v.number(), brotli: v.number() });

const releaseRecordSchema = v.object({
  schema: v.literal(1),
  name: v.string(),
  version: v.string(),
  /** Ms since 1970 UTC. */
  releasedAt: v.number(),
  contract: v.string(),
  sizes: sizesSchema,
  entryBytes: v.number(),
  /** Version of the release before, that sizes and changes are told against. */
  before: v.nullable(v.string()),
  changes: v.array(v.string()),
  provenance: v.object({
    /** Commit of the repository, `null` outside of one. */
    commit: v.nullable(v.string()),
    /** Whether files were built that are not in that commit. */
    uncommitted: v.boolean(),
    /** SHA-256 over every file that the build reads. */
    sources: v.string(),
    builders: v.record(v.string(), v.string()),
  }),
});

export type ReleaseRecord = v.InferOutput<typeof releaseRecordSchema>;

/** The last release before a version among the versions that lie there; those that were only built have no record. */
export async function releaseBefore(
  suite: ReadablePlace,
  remoteVersions: readonly { readonly version: string; readonly folder: string }[],
  version: string,
): Promise<ReleaseRecord | null> {
  const earlier = remoteVersions
    .filter((each) => valid(each.version) !== null && compare(each.version, version) < 0)
    .sort((left, right) => compare(right.version, left.version));
  for (const { folder } of earlier) {
    const record = await readRecord(suite, folder);
    if (record !== null) return record;
  }
  return null;
}

async function readRecord(suite: ReadablePlace, folder: string): Promise<ReleaseRecord | null> {
  const found = await suite.read(`${folder}/${recordFile}`);
  if (found === null) return null;
  try {
    return v.parse(releaseRecordSchema, JSON.parse(found.content.toString('utf8')));
  } catch {
    return null;
  }
}
