import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timesTried } from '@barnwatch/shared/testing/thorough';
import type { Page, Route } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { readDatabases } from '../harness/device-storage';
import { KillableBrowser } from '../harness/killable-browser';
import { NetworkRecorder } from '../harness/network-recorder';
import { PageWatch } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { words } from '../harness/words';

/** Two devices of one stockperson: each is a profile of its own, whose browser is killed that often. */
const devices = 2;
const livesOfDevice = timesTried({ usually: 6, thoroughly: 25 });
const form = '/dashboard/north-barn/interventions?intervention=new';
const t = (key: string) => words('mf-incidents', 'en', key);

/** What becomes of a write on its way: most arrive, of some the answer is lost, some never leave or never end. */
const reactions = ['answered', 'answered', 'lost', 'refused', 'silent'] as const;
type Reaction = (typeof reactions)[number];

async function meet(route: Route, reaction: Reaction): Promise<void> {
  switch (reaction) {
    case 'answered':
      return route.continue();
    case 'lost':
      await route.fetch();
      return route.abort('connectionreset');
    case 'refused':
      return route.abort('connectionrefused');
    case 'silent':
      return;
  }
}

/** Numbers that are the same in each run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function suiteIn(page: Page): Suite {
  return new Suite(page, new PageWatch(page), new NetworkRecorder(page));
}

const titleField = (page: Page) => page.locator('[data-field="title"] input');

/** Writes an intervention and saves it; what a draft brought back is saved as it is. @returns its title */
async function record(page: Page, title: string): Promise<string> {
  const field = titleField(page);
  const drafted = await field.inputValue();
  if (drafted === '') {
    await page.getByRole('radio', { name: t('interventionType.technical') }).check({ force: true });
    await field.fill(title);
    // What the device has taken is never lost; a key that was pressed the moment before may be.
    const drafts = async () => (await readDatabases(page))['barnwatch-drafts'] ?? '';
    await expect.poll(drafts, { intervals: [20, 50, 100] }).toContain(title);
    await page.locator('[data-field="description"] textarea').fill('Written by a test.');
  }
  await page.getByRole('button', { name: t('interventionForm.save'), exact: true }).click({ noWaitAfter: true });
  return drafted || title;
}

/** A device whose browser is started, writes and is killed, again and again; at last it may send what is left. */
class KilledDevice {
  readonly written = new Set<string>();
  readonly #profile: string;
  readonly #name: string;
  readonly #randomBelow: (below: number) => number;
  #running: KillableBrowser | null = null;

  constructor(profile: string, name: string, seed: number) {
    this.#profile = profile;
    this.#name = name;
    this.#randomBelow = dice(seed);
  }

  async #start(): Promise<KillableBrowser> {
    this.#running = await KillableBrowser.start(this.#profile);
    this.#running.page.setDefaultTimeout(30_000);
    return this.#running;
  }

  async signIn(): Promise<void> {
    const browser = await this.#start();
    await suiteIn(browser.page).walkToCameras('north-barn', 'stockperson');
    await browser.close();
  }

  async live(life: number): Promise<void> {
    const browser = await this.#start();
    const { page, context } = browser;
    const reaction = reactions[this.#randomBelow(reactions.length)] ?? 'answered';
    await context.route(/\/api\/incidents\/?$/, (route) => meet(route, reaction).catch(() => undefined));
    // It is killed at any moment after that: while the draft, the entry or the answer is written, or is on its way.
    const untilKilled = this.#randomBelow(500);
    await page.goto(`${runningSuite().address}${form}`, { waitUntil: 'commit' });
    this.written.add(await record(page, `${this.#name} no. ${life}`));
    await new Promise((resolve) => setTimeout(resolve, untilKilled));
    await browser.kill();
  }

  async sendTheRest(): Promise<void> {
    const { page } = await this.#start();
    await page.goto(`${runningSuite().address}${form}`);
    const drafted = await titleField(page).inputValue();
    if (drafted !== '') {
      this.written.add(await record(page, ''));
      // Whoever leaves before the device has taken it has a draft, which nobody sends.
      const drafts = async () => (await readDatabases(page))['barnwatch-drafts'] ?? '';
      await expect.poll(drafts).not.toContain(drafted);
    }
    await page.goto(`${runningSuite().address}/dashboard/north-barn/interventions`);
    await expect(page.locator('main li article').first()).toBeVisible();
    // On the device itself: a page that has not read its outbox yet shows nothing that waits, either.
    const left = async () => (await readDatabases(page))['barnwatch-outbox'] ?? '';
    await expect.poll(left, { timeout: 120_000 }).not.toContain(this.#name);
    await expect(page.getByRole('region', { name: t('interventions.waitingTitle') })).toBeHidden();
    await this.#running?.close();
  }

  async end(): Promise<void> {
    await this.#running?.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test(`F24, F25: killed ${devices * livesOfDevice} times while interventions are saved and sent: each is at the barn once`, async () => {
  test.setTimeout(900_000);
  const mark = `Killed ${Date.now().toString(36)}`;
  const killed: KilledDevice[] = [];
  for (let device = 1; device <= devices; device += 1) {
    const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-killed-'));
    killed.push(new KilledDevice(profile, `${mark} device ${device}`, 7 * device));
  }
  try {
    await Promise.all(
      killed.map(async (device) => {
        await device.signIn();
        for (let life = 0; life < livesOfDevice; life += 1) await device.live(life);
        await device.sendTheRest();
      }),
    );
    const barn = await BarnApi.signIn(runningSuite().north);
    const stored = (await barn.incidents('barnIntervention')).filter(({ messagePayload }) =>
      messagePayload?.title?.startsWith(mark),
    );
    const written = killed.flatMap((device) => [...device.written]);
    expect(stored.map(({ messagePayload }) => messagePayload?.title).toSorted()).toEqual(written.toSorted());
    for (const { incidentId } of stored) expect(await barn.eventCount(incidentId)).toBe(1);
  } finally {
    await Promise.all(killed.map((device) => device.end()));
  }
});
