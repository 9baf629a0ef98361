import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { builtRemoteSchema, type RegisteredRemote, type SuiteRegistry } from '@barnwatch/shared/federation';
import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { repository } from '../../deploy/build/places';
import { contractVersion } from '../../deploy/build/suite-packages';
import { leanRegistry } from '../../deploy/compose/lean-registry';
import { hearOfComposition } from '../harness/hear-of-composition';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { besideScreens, careless, endless, throwingScreens } from './faulty-programs';

/** A fault that has been brought about. */
export interface Injected {
  /** What was wrong is right again; the page is not told. */
  heal(): Promise<void>;
  /** Clears up; called whatever happened. */
  end(): Promise<void>;
}

/** A way for a remote to be unavailable (product F30). */
export interface RemoteFault {
  readonly name: string;
  readonly inject: (page: Page, remote: string) => Promise<Injected>;
  /** Whether its program runs for a while: what a screen does when it is opened has happened then. */
  readonly runs?: true;
  /** What its place must say. */
  readonly why: (suite: Suite) => string;
}

const entryOf = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/remote-entry\\.[^/]*js`);
const registryAddress = /\/suite\.json$/;

/** Answers requests in another way until healed. */
async function answerOtherwise(
  page: Page,
  pattern: RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<Injected> {
  let isHealed = false;
  const answer = (route: Route) =>
    handle(route).catch((cause: unknown) => {
      // Healed while its answer was on its way: it has been let through.
      if (!isHealed) throw cause;
    });
  await page.route(pattern, answer);
  const heal = async () => {
    isHealed = true;
    await page.unroute(pattern, answer);
  };
  return { heal, end: heal };
}

function entryAnswered(handle: (route: Route) => Promise<void>): RemoteFault['inject'] {
  return (page, remote) => answerOtherwise(page, entryOf(remote), handle);
}

/** What was asked for, and one byte more. */
async function alterByOneByte(route: Route): Promise<void> {
  const answer = await route.fetch({ maxRetries: 3 });
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
}

async function fetchedRegistry(page: Page): Promise<SuiteRegistry> {
  return (await (await page.request.get(`${runningSuite().address}/suite.json`)).json()) as SuiteRegistry;
}

/** Gives the page another registry, in which one remote is changed. */
async function withChangedRemote(
  page: Page,
  name: string,
  change: (remote: RegisteredRemote) => RegisteredRemote,
): Promise<() => Promise<void>> {
  const registry = await fetchedRegistry(page);
  const remotes = registry.remotes.map((remote) => (remote.name === name ? change(remote) : remote));
  const handle = (route: Route) => route.fulfill({ json: { ...registry, remotes } });
  await page.route(registryAddress, handle);
  return () => page.unroute(registryAddress, handle);
}

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A released entry (its integrity holds) whose program is faulty until `barnwatchHealed` is set in the page. */
function released(rewrite: (program: string, container: string) => string): RemoteFault['inject'] {
  return async (page, name) => {
    const { remotes } = await fetchedRegistry(page);
    const remote = remotes.find((each) => each.name === name);
    if (remote === undefined) throw new Error(`The suite has no ${name}`);
    const address = `${runningSuite().address}${remote.baseUrl}${remote.entry.file}`;
    const program = rewrite(await (await page.request.get(address)).text(), remote.container);
    const handle = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: program });
    await page.route(entryOf(name), handle);
    const restoreRegistry = await withChangedRemote(page, name, (each) => ({
      ...each,
      entry: { ...each.entry, integrity: integrityOf(program) },
    }));
    return {
      heal: () => page.evaluate(() => void Reflect.set(globalThis, 'barnwatchHealed', true)),
      async end() {
        await restoreRegistry();
        await page.unroute(entryOf(name), handle);
      },
    };
  };
}

/** A release whose screens do not clean up after themselves. */
export const leavesBehind = released((program, container) => `${program}\n${besideScreens(container, careless)}`);

/** The same remote in a suite that has no room to name its files: they are left to the list that it carries. */
async function withListedFiles(page: Page, name: string): Promise<() => Promise<void>> {
  const registry = await fetchedRegistry(page);
  const remote = registry.remotes.find((each) => each.name === name);
  if (remote === undefined) throw new Error(`The suite has no ${name}`);
  const description = await page.request.get(`${runningSuite().address}${remote.baseUrl}remote.json`);
  const built = v.parse(builtRemoteSchema, await description.json());
  const [listed] = leanRegistry({ ...registry, remotes: [{ ...remote, ...built }] }, 0).remotes;
  return withChangedRemote(page, name, (each) => listed ?? each);
}

/** A suite that leaves the files of a remote to its list, and a list that somebody has altered. */
export const listAltered: RemoteFault = {
  name: 'the list of its files has been altered by one byte',
  async inject(page, name) {
    const restore = await withListedFiles(page, name);
    const { heal } = await answerOtherwise(page, new RegExp(`/remotes/${name}/[^/]+/parts\\.`), alterByOneByte);
    return {
      heal,
      async end() {
        await heal();
        await restore();
      },
    };
  },
  why: (suite) => suite.words('shell', 'loadFailure.altered'),
};

async function folderAway(page: Page, name: string): Promise<Injected> {
  // A browser that has the files goes on with them; this one has never been here.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await tools.detach();
  const folder = path.join(runningSuite().suiteFolder, 'remotes', name);
  const away = `${folder}.away`;
  await rename(folder, away);
  let isAway = true;
  const heal = async () => {
    if (isAway) await rename(away, folder);
    isAway = false;
  };
  return { heal, end: heal };
}

async function oldContract(page: Page, name: string): Promise<Injected> {
  // A newer build comes as another version: that is how a page tells it from the one that did not fit.
  const restore = await withChangedRemote(page, name, (remote) => ({
    ...remote,
    version: '0.0.9',
    needs: { contract: '^0.9.0' },
  }));
  return {
    async heal() {
      await restore();
      await hearOfComposition(page);
    },
    end: restore,
  };
}

const why =
  (code: string, values: Readonly<Record<string, string | number>> = {}) =>
  (suite: Suite) =>
    suite.words('shell', `loadFailure.${code}`, values);

/** The one that moves the page's clock is the last. */
export const remoteFaults: readonly RemoteFault[] = [
  {
    name: 'its entry is not there (404)',
    inject: entryAnswered((route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'no such file' })),
    why: why('refused', { status: 404 }),
  },
  {
    name: 'its entry is answered with 500',
    inject: entryAnswered((route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })),
    why: why('refused', { status: 500 }),
  },
  {
    name: 'its entry is a page of HTML',
    inject: entryAnswered((route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
    ),
    why: why('not-a-script'),
  },
  {
    name: 'its entry is garbage',
    inject: entryAnswered((route) => route.fulfill({ contentType: 'text/javascript', body: '}{ %%% \u0000' })),
    why: why('altered'),
  },
  {
    name: 'its entry has been altered by one byte',
    inject: entryAnswered(alterByOneByte),
    why: why('altered'),
  },
  {
    name: 'its entry never arrives',
    inject: async (page, remote) => {
      const held: Route[] = [];
      const hold = (route: Route) => void held.push(route);
      await page.route(entryOf(remote), hold);
      const heal = async () => {
        await page.unroute(entryOf(remote), hold);
        // The browser may have given up on them already.
        await Promise.allSettled(held.splice(0).map((route) => route.abort()));
      };
      return { heal, end: heal };
    },
    why: why('timeout'),
  },
  {
    name: 'its folder has been removed',
    inject: folderAway,
    why: why('refused', { status: 404 }),
  },
  {
    name: 'its program throws when it is loaded',
    inject: released((program) => `if (!globalThis.barnwatchHealed) throw new Error('thrown at load');\n${program}`),
    why: why('no-container'),
  },
  {
    name: 'its screen throws when it is drawn',
    inject: released((program, container) => `${program}\n${throwingScreens(container)}`),
    why: (suite) => suite.words('shell', 'screenTrouble.threw'),
  },
  {
    name: 'its screen draws itself anew without end',
    inject: released((program, container) => `${program}\n${besideScreens(container, endless)}`),
    runs: true,
    why: (suite) => suite.words('shell', 'screenTrouble.endless'),
  },
  {
    name: 'it was built for an older contract',
    inject: oldContract,
    why: (suite) =>
      suite.words('shell', 'screenTrouble.incompatible', {
        needed: '^0.9.0',
        provided: contractVersion(repository),
      }),
  },
];
