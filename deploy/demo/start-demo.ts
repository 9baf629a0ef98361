import { suiteFolder } from '../build/places';
import { startSuiteServer } from '../suite-server/suite-server';
import type { DemoAccount } from './accounts';
import { DemoError } from './demo-error';
import { type RunningDemoInstance, startDemoInstance } from './demo-instance';
import { composeDemo, ownRegistryPlaces, type RegistryPlaces } from './demo-registry';
import { type Demo, demoInstances } from './instances';
import { isPortFree, takenPortsSentence } from './ports';
import { demoProgram, runBuild } from './run-build';

export interface DemoOptions {
  /** Port of the suite; senator = base − 14, barns = base − 9 and base − 8. */
  readonly portBase: number;
  /** Databases, logs, configurations; an absolute path. */
  readonly dataFolder: string;
  /** Where `suite.json` lies; within `dataFolder` when left out. */
  readonly registry?: RegistryPlaces;
  /** Further variables as `demoInstances` reads them (`BARNWATCH_TIME_BARCODE`, …). */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Ends everything, also a start that is under way. */
  readonly signal: AbortSignal;
  /** No output of the build; what dies is still said. */
  readonly quiet?: boolean;
  /** The suite has been built just now: another demo beside this one has waited for it. */
  readonly isBuilt?: boolean;
  /** `false` leaves the suite's port to someone else: `npm run dev` serves the suite itself. */
  readonly serveSuite?: boolean;
}

/** A demo that answers everywhere. */
export interface RunningDemo {
  readonly suiteAddress: string;
  readonly senator: RunningDemoInstance;
  readonly north: RunningDemoInstance;
  readonly south: RunningDemoInstance;
  readonly accounts: readonly DemoAccount[];
  readonly senatorAccount: { readonly email: string; readonly password: string };
  /** Folder of the built files, and the one of `suite.json`: a test may edit what lies in the latter. */
  readonly suiteFolder: string;
  readonly registryFolder: string;
  readonly dataFolder: string;
  /** Ends every process and waits for it. The same as aborting the signal, with an end to wait for. */
  stop(): Promise<void>;
}

async function requireFreePorts(demo: Demo, portBase: number): Promise<void> {
  const addresses = [demo.senator, demo.north, demo.south].map(({ address }) => Number(new URL(address).port));
  const ports = [portBase, ...addresses];
  const free = await Promise.all(ports.map(isPortFree));
  const taken = ports.filter((_port, index) => !free[index]);
  if (taken.length > 0) throw new DemoError('port-in-use', takenPortsSentence(taken, portBase));
}

/**
 * Builds what is stale, composes the suite, starts the senator, both barns and the suite's server, and waits until all
 * of them answer.
 * @throws a `DemoError` whose message says what a person can do; nothing runs then
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const { portBase, dataFolder, quiet = false, serveSuite = true } = options;
  const environment = { ...options.environment, BARNWATCH_PORT_BASE: String(portBase), BARNWATCH_DATA: dataFolder };
  const demo = demoInstances(environment);
  const registry = options.registry ?? ownRegistryPlaces(dataFolder);
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  const say = (sentence: string) => console.error(sentence);
  const ends: (() => Promise<void>)[] = [];
  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    stopping.abort();
    stopped ??= Promise.all(ends.map((end) => end()));
    await stopped;
  };
  const program = demoProgram(signal);
  // Who waits for it is told.
  program.catch(() => {});
  const instance = async (each: Demo['north']) => {
    const running = await startDemoInstance(each, dataFolder, await program, say, signal);
    ends.push(running.stop);
    return running;
  };
  try {
    await requireFreePorts(demo, portBase);
    const built = options.isBuilt === true ? Promise.resolve() : runBuild(quiet, signal);
    const composed = built.then(() => composeDemo(demo, registry));
    // The barns need nothing of the build. All are waited for, so that a failure leaves no process behind.
    const started = await Promise.allSettled([
      instance(demo.senator),
      instance(demo.north),
      instance(demo.south),
      composed,
    ]);
    const [senator, north, south] = started.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    if (!senator || !north || !south) throw new DemoError('no-answer', 'An instance of the demo did not start.');
    if (serveSuite) {
      const { registryFolder } = registry;
      const server = await startSuiteServer({
        folder: suiteFolder,
        registryFolder,
        host: '127.0.0.1',
        port: portBase,
        secure: false,
      });
      ends.push(() => server.close());
    }
    options.signal.addEventListener('abort', () => void stop(), { once: true });
    return {
      suiteAddress: demo.suite.address,
      senator,
      north,
      south,
      accounts: demo.accounts,
      senatorAccount: demo.senatorAccount,
      suiteFolder,
      registryFolder: registry.registryFolder,
      dataFolder,
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
