import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import type { Browser } from '@playwright/test';
import { repository, suiteFolder } from '../../deploy/build/places';
import { readShellBuild } from '../../deploy/build/shell-build';
import {
  compatibilityPage,
  isCompatible,
  type OpenedPair,
  type RemoteOutcome,
} from '../../deploy/compatibility/compatibility-page';
import { openedPaths } from '../../deploy/compatibility/opened-paths';
import { suiteOfTwo, type TwoSuites } from '../../deploy/compatibility/suite-of-two';
import { type Deployment, deploymentSchema } from '../../deploy/compose/deployment-file';
import { readJsonFile } from '../../deploy/compose/json-file';
import { startDemo } from '../../deploy/demo/start-demo';
import { commitOf } from '../../deploy/release/provenance';
import { folderPlace } from '../../deploy/suite-place/folder-place';
import { startSuiteServer } from '../../deploy/suite-server/suite-server';
import { launchBrowser } from '../bench/surroundings/browser';
import { freePortBase } from '../harness/free-ports';
import { openScreens } from './open-screens';

const usage = `npm run compatibility -- <folder of an earlier suite> --name <what it is>

Composes today's shell with the earlier remotes, and the earlier shell with today's remotes (and today's with today's, so
that what fails by itself is told apart), opens their screens, and writes docs/compatibility.md. Fails when a remote that
the composition let in did not open.

  <folder>   a suite as a build or a deployment has it: shell.json, and remotes/<name>/<version>/
  --name     how the document calls it: "release 2026.11", "the build of commit 1a2b3c4"`;

const barnId = 'north-barn';

async function openPair(
  title: string,
  pair: Pick<TwoSuites, 'shell' | 'remotes'>,
  surroundings: { readonly deployment: Deployment; readonly port: number; readonly browser: Browser },
): Promise<OpenedPair> {
  const { deployment, port, browser } = surroundings;
  const folder = await mkdtemp(path.join(tmpdir(), 'compatibility-'));
  try {
    const { registry, refused } = await suiteOfTwo(folder, { ...pair, deployment, knownPermissions }, Date.now());
    const outcomes = new Map<string, RemoteOutcome>();
    for (const [name, problems] of refused) outcomes.set(name, { kind: 'refused', problems });
    if (registry !== null) {
      const server = await startSuiteServer({ folder, host: '127.0.0.1', port, secure: false });
      try {
        for (const [name, paths] of openedPaths(registry, barnId)) {
          const failures = await openScreens(browser, `http://localhost:${port}`, barnId, paths);
          const screens = paths.length;
          outcomes.set(
            name,
            failures.length === 0 ? { kind: 'opened', screens } : { kind: 'failed', screens, failures },
          );
          console.log(`${title}: ${name}: ${screens - failures.length} of ${screens}`);
        }
      } finally {
        await server.close();
      }
    }
    return { title, outcomes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(earlier: string, name: string): Promise<number> {
  const before = await readShellBuild(folderPlace(earlier));
  if (before === undefined) {
    console.error(`${earlier} is no suite: it holds no shell.json that can be read.`);
    return 1;
  }
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'compatibility-data-'));
  const end = new AbortController();
  const port = await freePortBase();
  const demo = await startDemo({ portBase: port, dataFolder, signal: end.signal, quiet: true, serveSuite: false });
  const browser = await launchBrowser();
  try {
    const deployment = await readJsonFile(path.join(demo.registryFolder, 'deployment.json'), deploymentSchema);
    if (!deployment.ok) throw new Error(deployment.problem);
    const surroundings = { deployment: deployment.value, port, browser };
    const pairs = [
      await openPair('today’s shell, earlier remotes', { shell: suiteFolder, remotes: earlier }, surroundings),
      await openPair('earlier shell, today’s remotes', { shell: earlier, remotes: suiteFolder }, surroundings),
      await openPair('today’s shell, today’s remotes', { shell: suiteFolder, remotes: suiteFolder }, surroundings),
    ];
    const page = compatibilityPage({
      earlier: name,
      earlierContract: before.contract,
      today: commitOf(repository) ?? 'unknown',
      todayContract: (await readShellBuild(folderPlace(suiteFolder)))?.contract ?? 'unknown',
      date: new Date().toISOString().slice(0, 10),
      pairs,
    });
    await writeFile(path.join(repository, 'docs/compatibility.md'), page);
    console.log(page);
    return isCompatible(pairs) ? 0 : 1;
  } finally {
    await browser.close();
    await demo.stop();
    end.abort();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false }, name: { type: 'string' } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [folder, ...rest] = positionals;
  if (folder === undefined || values.name === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  return run(path.resolve(folder), values.name);
}

process.exitCode = await main();
