import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { startSuiteServer } from '../../deploy/suite-server/suite-server';
import { KillableBrowser } from '../harness/killable-browser';
import { dice } from '../harness/killed-device';
import { ownSuite } from '../harness/own-suite';
import { words } from '../harness/words';
import { countedNone, countedRounds, killsWanted } from './killing/kill-count';
import type { Bench } from './measurement';
import { signIn } from './surroundings/session';

const wholeKills = 50;
/** The remote of which each round composes another version. */
const remote = 'mf-incidents';
/** Within how long a kill falls at first, ms; then within about as long as this machine takes for a suite. */
const killedWithinFirstMs = 3_000;
/** By how much that is less after a kill that came too late, and more after one that came too early. */
const nearer = 0.8;
/** No more rounds than so many times the kills that are wanted. */
const mostRounds = 4;
const incidents = '/dashboard/north-barn/incidents';

const versionOf = (round: number): string => `0.2.${round}`;

/** Deploys another version of one remote and another worker: the same programs under other names. */
async function deployAgain(folder: string, round: number): Promise<void> {
  const registryFile = path.join(folder, 'suite.json');
  const registry = JSON.parse(await readFile(registryFile, 'utf8')) as SuiteRegistry;
  const version = versionOf(round);
  const remotes = [];
  for (const each of registry.remotes) {
    if (each.name !== remote) remotes.push(each);
    else {
      const baseUrl = `/remotes/${remote}/${version}/`;
      await cp(path.join(folder, each.baseUrl), path.join(folder, baseUrl), { recursive: true });
      remotes.push({ ...each, version, baseUrl });
    }
  }
  await writeFile(registryFile, JSON.stringify({ ...registry, composedAt: registry.composedAt + 1, remotes }));
  const workerFile = path.join(folder, 'service-worker.js');
  const worker = await readFile(workerFile, 'utf8');
  const other = worker.replace(/("revision":")[^"]+(","url":"\/icon\.svg")/, `$1round-${round}$2`);
  for (const encoded of ['.br', '.gz']) await rm(workerFile + encoded, { force: true });
  await writeFile(workerFile, other);
}

/** Files that the kept suite names and that are not there; null where there is no kept suite. */
const missingFiles = `(async () => {
  const record = await (await caches.match('/barnwatch-snapshot'))?.json();
  if (!record) return null;
  const missing = [];
  for (const { url, integrity } of record.files) {
    const key = new URL(url);
    key.searchParams.set('integrity', integrity);
    if (!(await caches.match(key.href))) missing.push(url);
  }
  return missing;
})()`;

/** How much of the composition of a round is on the device: none of it, some of its files, or all as the kept suite. */
function takenOf(round: number): string {
  const place = `/remotes/${remote}/${versionOf(round)}/`;
  return `(async () => {
    const record = await (await caches.match('/barnwatch-snapshot'))?.json();
    if (record?.registry.includes(${JSON.stringify(place)})) return 'all';
    const keys = (await caches.has('barnwatch-files')) ? await (await caches.open('barnwatch-files')).keys() : [];
    return keys.some(({ url }) => url.includes(${JSON.stringify(place)})) ? 'some' : 'none';
  })()`;
}

/** What a page does some seconds after its start: looks for a newer worker, and has the one that runs take the suite. */
const begin = `(async () => {
  const registration = await navigator.serviceWorker.ready;
  const { remotes } = await (await caches.match('/barnwatch-snapshot')).json();
  registration.active.postMessage({ kind: 'take', remotes });
  await registration.update();
})()`;

/** A newer shell that waits takes over, as after *Load now*. */
const takeOver = `(async () => {
  const { waiting } = await navigator.serviceWorker.ready;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
})()`;

export const workerKills: Bench = {
  name: 'WORKER-KILLS',
  title:
    'Browsers killed while a snapshot is taken and a newer worker installed; each then starts with no server (F32)',
  onlyByName: true,
  async measure(surroundings) {
    const wanted = killsWanted(wholeKills, 1);
    const demo = await surroundings.demo();
    const place = await mkdtemp(path.join(tmpdir(), 'barnwatch-worker-kills-'));
    surroundings.atEnd(() => rm(place, { recursive: true, force: true, maxRetries: 5 }));
    const folder = path.join(place, 'suite');
    await ownSuite(demo.suiteFolder, path.join(demo.registryFolder, 'deployment.json'), folder);
    const port = surroundings.port('suite');
    const suite = `http://localhost:${port}`;
    const serve = () => startSuiteServer({ folder, host: '127.0.0.1', port, secure: false });
    let server = await serve();
    surroundings.atEnd(() => server.close());
    let running: KillableBrowser | null = null;
    surroundings.atEnd(async () => running?.kill());
    const start = async () => {
      running = await KillableBrowser.start(path.join(place, 'profile'), 'allowed');
      return running;
    };

    const first = await start();
    await signIn(first.page, { suite, barnName: 'North barn', barn: demo.north.address });
    await first.page.goto(`${suite}/system-information`);
    await first.page.locator('[data-offline="ready"]').waitFor();
    await first.close();

    const randomBelow = dice(Date.now());
    const halfMade: string[] = [];
    const notStarted: string[] = [];
    const compositions = new Set<string>();
    const killedAt = { none: 0, some: 0, all: 0 };
    let killedWithinMs = killedWithinFirstMs;
    let round = 0;
    for (; killedAt.some < wanted && round < wanted * mostRounds; round += 1) {
      surroundings.signal.throwIfAborted();
      await deployAgain(folder, round);
      const killed = await start();
      await killed.page.goto(suite, { waitUntil: 'commit' });
      const untilKilled = randomBelow(killedWithinMs);
      void killed.page.evaluate(begin).catch(() => undefined);
      if (round % 2 === 1)
        setTimeout(() => void killed.page.evaluate(takeOver).catch(() => undefined), untilKilled / 2);
      await killed.page.waitForTimeout(untilKilled);
      await killed.kill();

      await server.close();
      const later = await start();
      const heading = later.page.getByRole('heading', { level: 1, name: words(remote, 'en', 'incidentList.title') });
      await later.page.goto(`${suite}${incidents}`).catch(() => undefined);
      const hasStarted = await heading.waitFor({ timeout: 60_000 }).then(
        () => true,
        () => false,
      );
      if (!hasStarted) notStarted.push(`round ${round}, killed after ${untilKilled} ms`);
      const taken = (await later.page.evaluate(takenOf(round))) as keyof typeof killedAt;
      killedAt[taken] += 1;
      if (taken === 'all') killedWithinMs = Math.max(1, Math.round(killedWithinMs * nearer));
      if (taken === 'none') killedWithinMs = Math.round(killedWithinMs / nearer);
      const missing = (await later.page.evaluate(missingFiles)) as readonly string[] | null;
      if (missing === null || missing.length > 0) halfMade.push(`round ${round}: ${missing?.join() ?? 'none kept'}`);
      compositions.add(
        String(
          await later.page.evaluate(
            "caches.match('/barnwatch-snapshot').then((r) => r.json()).then((s) => s.composedAt)",
          ),
        ),
      );
      await later.close();
      server = await serve();
    }
    return [
      countedRounds('rounds, each ended by a kill and followed by a start with no server', round, {
        whole: wholeKills,
        figure: `${round}, ${compositions.size} different compositions started`,
        values: { compositions: compositions.size },
      }),
      {
        what: 'kills while a snapshot was being taken',
        goal: String(wanted),
        figure: `${killedAt.some}; ${killedAt.none} before one of its files was there, ${killedAt.all} after it was whole`,
        met: killedAt.some >= wanted,
        madeOf: [],
        values: { killedWhileTaking: killedAt.some, killedBefore: killedAt.none, killedAfter: killedAt.all },
      },
      countedNone('half-made suites', halfMade.length, halfMade),
      countedNone('starts that failed', notStarted.length, notStarted),
    ];
  },
};
