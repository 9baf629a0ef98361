import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { cacheFolder, repository } from '../../deploy/build/places';
import type { Bench, Measurement } from './measurement';

const thorough = { BARNWATCH_PROPERTIES: 'thorough' };

/** Journeys that prove something by trying it often (`shared/testing/thorough`). */
const oftenTried = ['faults/f10-refused-together', 'faults/f24-killed-while-sending'];

const jestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const browserReport = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number() }) });

async function run(words: readonly string[], variables: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn('npx', ['--no-install', ...words], {
    cwd: repository,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'ignore'],
    signal,
  });
  await once(child, 'close');
}

const folder = path.join(cacheFolder, 'bench');
const report = (name: string): string => path.join(folder, `properties-${name}.json`);
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(report(name), 'utf8'));

function figure(what: string, passed: number, failed: number): Measurement {
  return {
    what,
    goal: '0 failed',
    figure: `${passed} passed, ${failed} failed`,
    met: failed === 0,
    madeOf: [],
    values: { passed, failed },
  };
}

/** What the test run tries a few times, always the same: tried as often as its writers wanted, other examples each time. */
export const properties: Bench = {
  name: 'PROPERTIES',
  title:
    'properties with all of their runs, from other seeds each time; kills and refusals as often as the fault matrix says',
  async measure({ signal }) {
    await mkdir(folder, { recursive: true });
    // What an earlier run has written says nothing of this one.
    for (const name of ['jest', 'browser']) await rm(report(name), { force: true });
    await run(['jest', '--json', `--outputFile=${report('jest')}`], thorough, signal);
    const { numPassedTests, numFailedTests } = v.parse(jestReport, await read('jest'));
    const words = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=desktop', ...oftenTried];
    await run(words, { ...thorough, BARNWATCH_E2E_REPORT: report('browser') }, signal);
    const { stats } = v.parse(browserReport, await read('browser'));
    return [
      figure('unit tests and properties', numPassedTests, numFailedTests),
      figure('refused together, killed while sending', stats.expected, stats.unexpected),
    ];
  },
};
