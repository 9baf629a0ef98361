import path from 'node:path';
import { repository } from '../build/places';
import { announcement } from './announcement';
import { DemoError } from './demo-error';
import { demoFacts } from './demo-facts';
import { ownRegistryPlaces, usualRegistryPlaces } from './demo-registry';
import { portBaseOf } from './ports';
import { startDemo } from './start-demo';

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
    console.log(announcement(demoFacts(demo, process.env)));
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
