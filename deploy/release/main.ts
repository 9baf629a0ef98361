import { parseArgs } from 'node:util';
import { withBuildLock } from '../build/build-lock';
import { cacheFolder, repository, suiteFolder } from '../build/places';
import { suitePackages } from '../build/suite-packages';
import { openPlace } from '../suite-place/open-place';
import { releaseRemote } from './release-remote';
import { sizeLines } from './size-lines';

const usage = `npm run release -- <remote> [--suite place]

Builds one remote alone, in the version of its package.json (or BARNWATCH_VERSION), checks its descriptor, contract
range and files, and puts it under its version in the suite, a folder or s3://bucket/prefix (see "npm run compose --
--help"): never over one that is there. Beside remote.json
lie release.json (changes, sizes, sources and builders) and sbom.cdx.json (CycloneDX). CHANGELOG.md of the remote gets
an entry, unless it has one. Nobody gets the release before "npm run compose".`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      suite: { type: 'string', default: suiteFolder },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const remotes = suitePackages(repository, process.env).filter(({ kind }) => kind === 'remote');
  const [name, ...rest] = positionals;
  const remote = remotes.find((each) => each.name === name);
  if (remote === undefined || rest.length > 0) {
    console.error(`${usage}\n\nRemotes: ${remotes.map((each) => each.name).join(', ')}.`);
    return 1;
  }
  const suite = await openPlace(values.suite, process.env);
  const outcome = await withBuildLock(
    cacheFolder,
    (other) => console.log(`Waiting for the build of process ${other} …`),
    () => releaseRemote(remote, { repository, suite }, new Date()),
  );
  if (!outcome.ok) {
    for (const problem of outcome.problems) console.error(`- ${problem}`);
    console.error('Nothing was released.');
    return 1;
  }
  const { record, before, folder, warnings } = outcome;
  for (const warning of warnings) console.log(`warning: ${warning}`);
  for (const line of sizeLines(record, before)) console.log(line);
  for (const change of record.changes) console.log(`- ${change}`);
  if (record.provenance.uncommitted) console.log('It holds what no commit has: nobody else can build it again.');
  console.log(`${record.name} ${record.version} (contract ${record.contract}) was put into ${folder}.`);
  return 0;
}

process.exitCode = await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  return 1;
});
