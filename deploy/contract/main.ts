import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../build/places';
import { contractVersion } from '../build/suite-packages';
import { buildDeclarations } from '../public-package/build-declarations';
import { contractProblems, currentReport, releasedReport, reportFolder, reportNow } from './contract-report';

const usage = `npm run api [-- --check | --release [--replace]]

Writes docs/api/contract.md: what the contract (@barnwatch/shared) offers to remotes, now.

  --check     writes nothing; fails when the report is another one, or when the version of the contract
              (shared/package.json) does not allow what has changed since the version released last
  --release   keeps it as docs/api/<version>.md, against which later ones are held
  --replace   also over a version that nobody outside of this repository has got yet`;

function release(report: string, replace: boolean): number {
  const version = contractVersion(repository);
  const file = releasedReport(version);
  if (existsSync(file) && !replace) {
    console.error(`The contract ${version} was released already. Raise the version in shared/package.json.`);
    return 1;
  }
  writeFileSync(file, report);
  console.log(`${path.relative(repository, file)} was written.`);
  return 0;
}

function main(): number {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { help: { ...flag, short: 'h' }, check: flag, release: flag, replace: flag },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const wrong = buildDeclarations();
  if (wrong !== null) {
    console.error(wrong);
    return 1;
  }
  const report = reportNow();
  mkdirSync(reportFolder, { recursive: true });
  if (!values.check) {
    writeFileSync(currentReport, report);
    console.log(`${path.relative(repository, currentReport)} was written.`);
  }
  if (values.release) {
    const failed = release(report, values.replace);
    if (failed !== 0) return failed;
  }
  const problems = contractProblems(report);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = main();
