import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rcompare, valid } from 'semver';
import * as v from 'valibot';
import { repository } from '../build/places';
import { contractVersion } from '../build/suite-packages';
import { repositorySources } from '../public-package/build-declarations';
import { publicDoors } from '../public-package/public-doors';
import { compareSurfaces } from './compare-surfaces';
import { publicSurface } from './public-surface';
import { parseReport, writeReport } from './surface';
import { versionProblem } from './version-problems';

/** The folder of the reports: `contract.md` as it is now, `<version>.md` as each version was released. */
export const reportFolder = path.join(repository, 'docs/api');

export const currentReport = path.join(reportFolder, 'contract.md');

export const releasedReport = (version: string) => path.join(reportFolder, `${version}.md`);

/** Changes that no comparison of declarations can tell from breaking ones, and a person can; each says why. */
const judgedSchema = v.array(
  v.strictObject({
    place: v.string(),
    name: v.string(),
    form: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
    because: v.pipe(v.string(), v.minLength(20)),
  }),
);

function judgedForms(): ReadonlySet<string> {
  const judged = v.parse(judgedSchema, JSON.parse(readFileSync(path.join(reportFolder, 'judged.json'), 'utf8')));
  return new Set(judged.map(({ form }) => form));
}

/** What the declarations of `shared` say now; they must have been brought up to date. */
export function reportNow(): string {
  return writeReport(publicSurface(repositorySources.declarations, publicDoors));
}

/** Versions of the contract that were released, the newest first. */
function releasedVersions(): readonly string[] {
  return readdirSync(reportFolder)
    .map((file) => path.basename(file, '.md'))
    .filter((name) => valid(name) !== null)
    .sort(rcompare);
}

function readOrNothing(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Everything that is wrong with the contract's report or its version, a sentence or more each. */
export function contractProblems(report: string): readonly string[] {
  const [released] = releasedVersions();
  const problem =
    released === undefined
      ? null
      : versionProblem(
          released,
          contractVersion(repository),
          compareSurfaces(
            parseReport(readFileSync(releasedReport(released), 'utf8')),
            parseReport(report),
            judgedForms(),
          ),
        );
  const isCurrent = readOrNothing(currentReport) === report;
  return [
    ...(problem === null ? [] : [problem]),
    ...(isCurrent ? [] : ['docs/api/contract.md is not what the sources of shared say: "npm run api" writes it.']),
  ];
}
