import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { Browser, BrowserContext } from '@playwright/test';
import type { ComposePlaces } from '../../deploy/compose/change';
import { parseCommand, type StageOptions } from '../../deploy/compose/command';
import { runCommand } from '../../deploy/compose/run-command';
import { folderPlace } from '../../deploy/suite-place/folder-place';
import { hearOfComposition } from '../harness/hear-of-composition';
import { watchInterruptions } from '../harness/live-interruptions';
import { lookAgain } from '../harness/look-again';
import { expectMovingPicture } from '../harness/moving-picture';
import { NetworkRecorder } from '../harness/network-recorder';
import { PageWatch } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { type Account, Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { buildVersion } from './build-version';

const remote = 'mf-cameras';
const next = '0.1.1';

/** The team that operates the suite: composes what the team of the cameras has released beside it. */
class Operators {
  readonly #places: ComposePlaces;
  readonly #registryFile: string;
  readonly #before: string;

  private constructor(places: ComposePlaces, before: string) {
    this.#places = places;
    this.#registryFile = path.join(places.registry.address, 'suite.json');
    this.#before = before;
  }

  static async start(): Promise<Operators> {
    const { suiteFolder, registryFolder } = runningSuite();
    const own = await mkdtemp(path.join(tmpdir(), 'operators-'));
    const before = await readFile(path.join(registryFolder, 'suite.json'), 'utf8');
    const { branding, instances, senator } = JSON.parse(before) as SuiteRegistry;
    const deployment = path.join(own, 'deployment.json');
    await writeFile(deployment, JSON.stringify({ branding, instances, senator }));
    const choices = { place: folderPlace(own), file: 'choices.json' };
    const suite = folderPlace(suiteFolder);
    return new Operators({ suite, registry: folderPlace(registryFolder), deployment, choices }, before);
  }

  async compose(words: string, options: StageOptions = {}): Promise<void> {
    const command = parseCommand(words.split(' '), options);
    if (command === undefined) throw new Error(`${words} is no command`);
    const { ok, lines } = await runCommand(command, this.#places, { days: 14, also: [] }, () => undefined);
    expect(ok, lines.join('\n')).toBe(true);
  }

  async leaveAsItWas(): Promise<void> {
    await writeFile(this.#registryFile, this.#before);
    const { suite, choices } = this.#places;
    await rm(path.join(suite.address, 'remotes', remote, next), { recursive: true, force: true });
    await rm(choices.place.address, { recursive: true, force: true });
  }
}

/** The team of the cameras: its version is built elsewhere, and put beside the one in use as a whole. */
async function builtElsewhere(): Promise<{ readonly put: () => Promise<void> }> {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'cameras-team-'));
  await buildVersion(remote, next, elsewhere);
  const inSuite = (suite: string) => path.join(suite, 'remotes', remote, next);
  return {
    put: async () => {
      await cp(inSuite(elsewhere), inSuite(runningSuite().suiteFolder), { recursive: true });
      await rm(elsewhere, { recursive: true });
    },
  };
}

/** Somebody else, in a browser of their own. */
async function otherPerson(browser: Browser, account: Account): Promise<Suite> {
  const page = await (await browser.newContext()).newPage();
  const other = new Suite(page, new PageWatch(page), new NetworkRecorder(page));
  await other.startAtCameras('north-barn', account);
  return other;
}

/** Files of the suite that were answered with an error, in every window of a browser. */
function watchForMissing(context: BrowserContext): readonly string[] {
  const missing: string[] = [];
  const { address } = runningSuite();
  context.on('response', (response) => {
    if (response.url().startsWith(address) && response.status() >= 400)
      missing.push(`${response.status()} ${response.url()}`);
  });
  return missing;
}

const versionOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new RegExp(`/${remote}/([^/]+)/`).exec(address)?.[1] ?? '')),
];

/** A further visit: a new window of the same browser. Answers the versions of the cameras that it asks for. */
async function visit(suite: Suite): Promise<readonly string[]> {
  const other = await suite.openWindow('/dashboard/north-barn/camera');
  await other.expectCameras();
  const versions = versionOf(other.network.ofRemote(remote));
  await other.page.close();
  return versions;
}

test('issue 19: the cameras are released anew while somebody watches: nothing interrupts it, the next visit has it, back and forth', async ({
  suite,
  browser,
}) => {
  const missing = watchForMissing(suite.page.context());
  const operators = await Operators.start();
  const version = await builtElsewhere();
  try {
    await suite.startAtCameras('north-barn', 'manager');
    await suite.cameraLinks().first().click();
    await suite.expectTileState(/live|lagging/);
    await expectMovingPicture(suite.liveMedium());
    const interruptions = await watchInterruptions(suite, [
      suite.words(remote, 'cause.fallen-behind'),
      suite.words(remote, 'cause.frozen'),
    ]);
    const opened = versionOf(suite.network.ofRemote(remote));
    expect(opened).toEqual(['0.1.0']);

    await version.put();
    await operators.compose('compose');
    await lookAgain(suite.page);
    expect(await visit(suite)).toEqual([next]);
    await operators.compose(`roll-back ${remote}`);
    expect(await visit(suite)).toEqual(['0.1.0']);
    await operators.compose(`pin ${remote} newest`);
    expect(await visit(suite)).toEqual([next]);

    await expectMovingPicture(suite.liveMedium());
    expect(await interruptions(), 'the picture was never interrupted').toEqual([]);
    expect(versionOf(suite.network.ofRemote(remote)), 'and is that of the version before').toEqual(opened);
    // Left and come back to, in the same window.
    await suite.goTo(suite.words('mf-incidents', 'nav.incidents'));
    await expect(suite.heading(suite.words('mf-incidents', 'incidentList.title'))).toBeVisible();
    await suite.goTo(suite.words(remote, 'nav.camera'));
    await suite.expectCameras();
    expect(versionOf(suite.network.ofRemote(remote))).toContain(next);

    // The same once more for some: one account gets the version, another one does not.
    await operators.compose(`pin ${remote} 0.1.0`);
    await operators.compose(`stage ${remote} ${next}`, { accounts: 'north-barn/manager' });
    expect(await visit(suite)).toEqual([next]);
    const viewer = await otherPerson(browser, 'viewer');
    expect(versionOf(viewer.network.ofRemote(remote)), 'another account does not have it').toEqual(['0.1.0']);
    // Then to a share of all: whoever is in it gets it with the next window, and is told why.
    await operators.compose(`stage ${remote}`, { share: '100' });
    const rowIn = ({ page }: Suite) => page.locator('main li[data-phase]').filter({ hasText: remote });
    const shared = await viewer.openWindow('/system-information');
    await expect(rowIn(shared)).toContainText(next);
    await expect(rowIn(shared)).toContainText(suite.words('shell', 'systemInformation.staged.share', { share: 100 }));
    await viewer.page.context().close();
    const manager = await suite.openWindow('/system-information');
    const row = rowIn(manager);
    await expect(row).toContainText(next);
    await expect(row).toContainText(suite.words('shell', 'systemInformation.staged.account'));
    await operators.compose(`stage ${remote}`, { halt: true });
    await hearOfComposition(manager.page);
    await expect(row, 'a running window takes the present version').toContainText('0.1.0');
    expect(missing, 'no address was ever answered with an error').toEqual([]);
    await manager.leave();
    await suite.leave();
  } finally {
    await operators.leaveAsItWas();
  }
});
