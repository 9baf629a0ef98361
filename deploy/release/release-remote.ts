import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltRemote } from '@barnwatch/shared/federation';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import { buildPackage } from '../build/build-package';
import { remoteFolder } from '../build/publish-remote';
import { contractVersion, type SuitePackage } from '../build/suite-packages';
import { fileProblems } from '../compose/file-problems';
import { writeJsonFile } from '../compose/json-file';
import { findPublished, publishedRemotes, versionFolder } from '../compose/published-remotes';
import { setProblems } from '../compose/set-problems';
import { folderPlace } from '../suite-place/folder-place';
import type { SuitePlace } from '../suite-place/suite-place';
import { billOfMaterials } from './bill-of-materials';
import { writeEntry } from './changelog';
import { changesSince, provenanceOf } from './provenance';
import { type ReleaseRecord, recordFile, releaseBefore } from './release-record';

export type ReleaseOutcome =
  | {
      readonly ok: true;
      readonly record: ReleaseRecord;
      readonly before: ReleaseRecord | null;
      readonly folder: string;
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Of what a release is made, and where it is put. */
export interface ReleasePlaces {
  readonly repository: string;
  readonly suite: SuitePlace;
}

type Checked = { readonly ok: true; readonly remote: BuiltRemote } | Extract<ReleaseOutcome, { ok: false }>;

/** What was built, once its descriptor, its contract range and the bytes of its files hold. */
async function check({ name, version }: SuitePackage, staged: string, repository: string): Promise<Checked> {
  const place = folderPlace(staged);
  const published = await findPublished(place, name, version);
  if (published === null) return { ok: false, problems: [`${name} ${version} was not built`] };
  const { built, folder } = published;
  if (!built.ok) return built;
  const problems = [
    ...setProblems([built.remote], { contract: contractVersion(repository), knownPermissions }),
    ...(await fileProblems(place, folder, built.remote)),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, remote: built.remote };
}

function releasedAlready({ name, version }: SuitePackage, folder: string): ReleaseOutcome {
  return {
    ok: false,
    problems: [`${name} ${version} is there already (${folder}): give it another version in ${name}/package.json.`],
  };
}

async function stageAndRelease(suitePackage: SuitePackage, places: ReleasePlaces, staged: string, now: Date) {
  const { name, version } = suitePackage;
  const { repository, suite } = places;
  const folder = `${suite.address}/${versionFolder(name, version)}`;
  const provenance = await provenanceOf(suitePackage, repository);
  const build = await buildPackage(
    suitePackage,
    { repository, suiteFolder: staged, cacheFolder: path.join(staged, '.cache') },
    { force: true, replace: false },
  );
  if (build.result === 'failed') return { ok: false, problems: build.errors } as const;
  const checked = await check(suitePackage, staged, repository);
  if (!checked.ok) return checked;
  const bom = billOfMaterials(name, repository);
  if (!bom.ok) return { ok: false, problems: [bom.problem] } as const;
  const versions = (await publishedRemotes(suite)).filter((each) => each.name === name);
  const before = await releaseBefore(suite, versions, version);
  const record: ReleaseRecord = {
    schema: 1,
    name,
    version,
    releasedAt: now.getTime(),
    contract: checked.remote.needs.contract,
    sizes: build.sizes,
    entryBytes: checked.remote.entry.bytes,
    before: before?.version ?? null,
    changes: [...changesSince(suitePackage, repository, before)],
    provenance,
  };
  const finished = remoteFolder(staged, name, version);
  await writeJsonFile(path.join(finished, recordFile), record);
  await writeFile(path.join(finished, 'sbom.cdx.json'), bom.text);
  if (!(await suite.putVersion(finished, versionFolder(name, version)))) return releasedAlready(suitePackage, folder);
  await writeEntry(
    path.join(suitePackage.directory, 'CHANGELOG.md'),
    version,
    now.toISOString().slice(0, 10),
    record.changes,
  );
  return { ok: true, record, before, folder, warnings: build.result === 'built' ? build.warnings : [] } as const;
}

/** Builds one remote alone, checks it, and puts it under its version. What does not hold leaves nothing behind. */
export async function releaseRemote(
  suitePackage: SuitePackage,
  places: ReleasePlaces,
  now: Date,
): Promise<ReleaseOutcome> {
  const { name, version } = suitePackage;
  const isThere = (await findPublished(places.suite, name, version)) !== null;
  if (isThere) return releasedAlready(suitePackage, places.suite.address);
  const staged = await mkdtemp(path.join(tmpdir(), 'release-'));
  try {
    return await stageAndRelease(suitePackage, places, staged, now);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
