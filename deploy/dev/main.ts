import path from 'node:path';
import { repository } from '../build/places';
import { type SuitePackage, suitePackages } from '../build/suite-packages';
import { announcement } from '../demo/announcement';
import { DemoError } from '../demo/demo-error';
import { demoFacts } from '../demo/demo-facts';
import { ownRegistryPlaces } from '../demo/demo-registry';
import { isPortFree, portBaseOf, remotePorts, takenPortsSentence } from '../demo/ports';
import { startDemo } from '../demo/start-demo';
import { type DevCommand, parseDevCommand } from './dev-command';
import { serveAgainst } from './serve-against';
import { type ReloadKind, type ServedRemote, serveRemote } from './serve-remote';
import { serveShell } from './serve-shell';

type Stop = () => Promise<void>;

async function serveRemotes(
  remotes: readonly SuitePackage[],
  portBase: number,
  reload: ReloadKind,
  stops: Stop[],
): Promise<ServedRemote[]> {
  const ports = remotes.map((_remote, index) => portBase + remotePorts.above + index);
  const free = await Promise.all(ports.map(isPortFree));
  const taken = ports.filter((_port, index) => !free[index]);
  if (taken.length > 0) throw new DemoError('port-in-use', takenPortsSentence(taken, portBase));
  const served: ServedRemote[] = [];
  for (const [index, remote] of remotes.entries()) {
    const one = await serveRemote(remote, portBase + remotePorts.above + index, reload);
    stops.push(one.stop);
    served.push(one);
  }
  return served;
}

async function serve(
  command: DevCommand,
  packages: readonly SuitePackage[],
  portBase: number,
  signal: AbortSignal,
  stops: Stop[],
): Promise<void> {
  const live = packages.filter(({ name }) => command.live.includes(name));
  if (command.against !== undefined) {
    const [remote] = await serveRemotes(live, portBase, 'whole-page', stops);
    if (remote === undefined) return;
    stops.push((await serveAgainst(command.against, portBase, remote)).stop);
    const own = `http://localhost:${portBase}`;
    console.log(`\n${command.against} with ${remote.name} from here: ${own}`);
    console.log(`Its barns have to allow the origin ${own} (a demo: BARNWATCH_ALLOWED_ORIGINS=${own} npm start).`);
    return;
  }
  const dataFolder = path.resolve(repository, process.env.BARNWATCH_DATA?.trim() || '.data');
  const registry = ownRegistryPlaces(dataFolder);
  const demo = await startDemo({ portBase, dataFolder, registry, environment: process.env, signal, serveSuite: false });
  stops.push(demo.stop);
  const shell = packages.find(({ kind }) => kind === 'shell');
  if (shell === undefined) throw new Error('there is no shell');
  const remotes = await serveRemotes(live, portBase, 'hot', stops);
  stops.push((await serveShell(shell, { port: portBase, registryFolder: registry.registryFolder, remotes })).stop);
  console.log(announcement(demoFacts(demo, process.env)));
  console.log(`Live: shell, ${remotes.map(({ name }) => name).join(', ')}`);
}

/** `npm run dev`: see `usage` in dev-command.ts. Ends with Ctrl-C. */
async function main(): Promise<number> {
  const packages = suitePackages(repository, process.env);
  const remotes = packages.filter(({ kind }) => kind === 'remote').map(({ name }) => name);
  const parsed = parseDevCommand(process.argv.slice(2), remotes);
  const portBase = portBaseOf(process.env);
  if (!parsed.ok || !portBase.ok) {
    console.error(parsed.ok ? '' : parsed.problem, portBase.ok ? '' : portBase.problem);
    return 1;
  }
  const stop = new AbortController();
  const stops: Stop[] = [];
  const ended = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  try {
    await serve(parsed.command, packages, portBase.base, stop.signal, stops);
    await ended;
    return 0;
  } catch (cause) {
    if (stop.signal.aborted) return 0;
    console.error(cause instanceof DemoError ? cause.message : cause);
    return 1;
  } finally {
    await Promise.all(stops.map((end) => end()));
  }
}

process.exitCode = await main();
