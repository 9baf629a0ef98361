import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { startDemo } from '../../deploy/demo/start-demo';
import { commitOf } from '../../deploy/release/provenance';
import { startSuiteServer } from '../../deploy/suite-server/suite-server';
import { freePortBase } from '../harness/free-ports';
import { ownSuite } from '../harness/own-suite';
import { browsersPage, type WalkedOutcome } from './browsers-page';
import { chromium } from './chromium';
import { firefox } from './firefox';
import { type StepOutcome, type Stoppable, steps, type WalkedWorld } from './walk';
import type { BrowserKind, WalkedBrowser } from './walked-browser';
import { webkit } from './webkit';

const usage = `npm run browsers [-- firefox webkit chromium]

Walks the suite in each browser that this machine has, and writes docs/browsers.md. Fails where a step fails in Chromium.`;

const kinds: readonly BrowserKind[] = [firefox, webkit, chromium];

const firstLine = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';

async function walk(browser: WalkedBrowser, world: WalkedWorld): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const failed = new Set<string>();
  for (const { title, needs, run } of steps) {
    let outcome: StepOutcome;
    if (needs !== undefined && failed.has(needs)) outcome = { kind: 'not-tried' };
    else
      outcome = await run(browser, world).then(
        (note) => ({ kind: 'done', note }),
        (cause: unknown) => ({ kind: 'failed', why: firstLine(cause) }),
      );
    if (outcome.kind !== 'done') failed.add(title);
    console.log(`${browser.version}: ${title}: ${JSON.stringify(outcome)}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function walkIn({ by, start, howTo }: BrowserKind, world: WalkedWorld): Promise<WalkedOutcome> {
  if (start === null) return { kind: 'not-had', howTo };
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-browser-'));
  try {
    await world.suite.start();
    await world.barn.start();
    const browser = await start(profile).catch(firstLine);
    if (typeof browser === 'string') return { kind: 'not-started', why: browser };
    try {
      return { kind: 'walked', version: browser.version, by, steps: await walk(browser, world) };
    } finally {
      await browser.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One that may be told twice. */
function onceOnly(server: Stoppable): Stoppable {
  let runs = true;
  return {
    async stop() {
      if (runs) await server.stop();
      runs = false;
    },
    async start() {
      if (!runs) await server.start();
      runs = true;
    },
  };
}

async function run(chosen: readonly BrowserKind[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'barnwatch-browsers-'));
  const end = new AbortController();
  const port = await freePortBase();
  const demo = await startDemo({
    portBase: port,
    dataFolder: path.join(folder, 'data'),
    signal: end.signal,
    quiet: true,
    serveSuite: false,
  });
  const served = path.join(folder, 'served');
  await ownSuite(demo.suiteFolder, path.join(demo.registryFolder, 'deployment.json'), served);
  const serve = () => startSuiteServer({ folder: served, host: '127.0.0.1', port, secure: false });
  let server = await serve();
  const suite = onceOnly({
    stop: () => server.close(),
    async start() {
      server = await serve();
    },
  });
  const world = {
    suiteAddress: `http://localhost:${port}`,
    barnAddress: demo.north.address,
    suite,
    barn: onceOnly(demo.north),
  };
  try {
    const browsers = new Map<string, WalkedOutcome>();
    for (const kind of chosen) browsers.set(kind.name, await walkIn(kind, world));
    const page = browsersPage({
      date: new Date().toISOString().slice(0, 10),
      commit: commitOf(repository) ?? 'unknown',
      titles: steps.map(({ title }) => title),
      browsers,
    });
    if (chosen.length === kinds.length) await writeFile(path.join(repository, 'docs/browsers.md'), page);
    console.log(page);
    const own = browsers.get(chromium.name);
    return own?.kind === 'walked' && own.steps.some(({ kind }) => kind !== 'done') ? 1 : 0;
  } finally {
    await suite.stop();
    await demo.stop();
    end.abort();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(): Promise<number> {
  const names = process.argv.slice(2).map((name) => name.toLowerCase());
  const chosen = kinds.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
  if (chosen.length === 0 || (names.length > 0 && chosen.length !== names.length)) {
    console.error(usage);
    return 1;
  }
  return run(chosen);
}

process.exitCode = await main();
