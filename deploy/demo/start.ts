import path from 'node:path';
import { repository } from '../build/places';
import { findProgram } from '../setup/find-program.mjs';
import { announcement } from './announcement';
import { DemoError } from './demo-error';
import { ownRegistryPlaces, usualRegistryPlaces } from './demo-registry';
import { portBaseOf } from './ports';
import { startDemo } from './start-demo';

/** What does not work on this machine, one sentence each. */
function missingPrograms(environment: NodeJS.ProcessEnv): string[] {
  if (findProgram('ffmpeg', environment) !== undefined) return [];
  return ['ffmpeg was not found: there are stills, but no live pictures. Install it, or set FFMPEG_PATH.'];
}

/** `npm start`: the whole demo, until Ctrl-C. `BARNWATCH_PORT_BASE` and `BARNWATCH_DATA` move it. */
async function main(): Promise<number> {
  const portBase = portBaseOf(process.env);
  if (!portBase.ok) {
    console.error(portBase.problem);
    return 1;
  }
  const ownData = process.env.BARNWATCH_DATA?.trim();
  const dataFolder = path.resolve(repository, ownData || '.data');
  const stop = new AbortController();
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        stop.abort();
        resolve();
      });
    }
  });
  try {
    const registry = ownData ? ownRegistryPlaces(dataFolder) : usualRegistryPlaces;
    const { base } = portBase;
    const demo = await startDemo({
      portBase: base,
      dataFolder,
      registry,
      environment: process.env,
      signal: stop.signal,
    });
    const barns = [
      { name: 'North barn', ...demo.north },
      { name: 'South barn', ...demo.south },
    ].map(({ name, address, discoveryCode }) => ({ name, address, discoveryCode: discoveryCode ?? '' }));
    const { suiteAddress: suite, accounts, senatorAccount, senator } = demo;
    const missing = missingPrograms(process.env);
    console.log(announcement({ suite, senator: senator.address, barns, accounts, senatorAccount, missing }));
    await ended;
    console.log('Stopping …');
    await demo.stop();
    return 0;
  } catch (cause) {
    if (stop.signal.aborted) return 0;
    console.error(cause instanceof DemoError ? cause.message : cause);
    return 1;
  }
}

process.exitCode = await main();
