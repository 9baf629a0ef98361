import type { Page, Route } from '@playwright/test';
import { readDatabases } from './device-storage';
import { KillableBrowser } from './killable-browser';
import { slowStorage, storageTakes } from './slow-storage';
import { words } from './words';

/** What becomes of a write on its way: most arrive, of some the answer is lost, some never leave or never end. */
const reactions = ['answered', 'answered', 'lost', 'refused', 'silent'] as const;
type Reaction = (typeof reactions)[number];

/** Where the write of a life stood when its browser was killed. */
export type KilledAt =
  /** On the device only. */
  | 'before it left'
  | 'on its way'
  /** Nobody has answered it: it waits for its next time. */
  | 'between two times'
  | 'after its answer';

const form = '/dashboard/north-barn/interventions?intervention=new';
const t = (key: string) => words('mf-incidents', 'en', key);
const titleField = (page: Page) => page.locator('[data-field="title"] input');
/** Longest wait for something to reach a device, ms: longer than slow storage on a busy machine takes. */
const longestMs = 180_000;

/** How slow the storage of a life is, and how long after *Save* it may go on at most, ms. */
export interface Life {
  readonly slowFromStartMs: number;
  readonly slowFromSavingMs: number;
  readonly killedWithinMs: number;
  /** The storage gets well again and is watched for this time before the end, ms; null where it is not. */
  readonly wellForMs: number | null;
}

export const quickLife: Life = { slowFromStartMs: 0, slowFromSavingMs: 0, killedWithinMs: 500, wellForMs: null };

/** Numbers that are the same in each run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface KilledDeviceOptions {
  readonly profile: string;
  readonly name: string;
  readonly seed: number;
  readonly suiteAddress: string;
  readonly signIn: (page: Page) => Promise<void>;
}

/** A device whose browser is started, writes and is killed, again and again; at last it may send what is left. */
export class KilledDevice {
  /** Titles that were saved. */
  readonly written = new Set<string>();
  /** Lives that found what an earlier one had not saved to its end. */
  drafts = 0;
  /** Times that storage was called ill although it was well. */
  falseBanners = 0;
  /** How many kills fell where. */
  readonly killedAt = new Map<KilledAt, number>();
  #write: KilledAt = 'before it left';
  readonly #options: KilledDeviceOptions;
  readonly #randomBelow: (below: number) => number;
  #running: KillableBrowser | null = null;

  constructor(options: KilledDeviceOptions) {
    this.#options = options;
    this.#randomBelow = dice(options.seed);
  }

  async #start(): Promise<KillableBrowser> {
    this.#running = await KillableBrowser.start(this.#options.profile);
    this.#running.page.setDefaultTimeout(longestMs);
    // What compiles the benches puts names into functions, by one that a page does not know.
    await this.#running.context.addInitScript('globalThis.__name ??= (target) => target;');
    return this.#running;
  }

  async signIn(): Promise<void> {
    const browser = await this.#start();
    await this.#options.signIn(browser.page);
    await browser.close();
  }

  async live(number: number, life: Life = quickLife): Promise<void> {
    const browser = await this.#start();
    const { page, context } = browser;
    if (life !== quickLife) await slowStorage(context, life.slowFromStartMs);
    const reaction = reactions[this.#randomBelow(reactions.length)] ?? 'answered';
    this.#write = 'before it left';
    await context.route(/\/api\/incidents\/?$/, (route) => this.#meet(route, reaction).catch(() => undefined));
    // It is killed at any moment after that: while the draft, the entry or the answer is written, or is on its way.
    const untilKilled = this.#randomBelow(life.killedWithinMs);
    await page.goto(`${this.#options.suiteAddress}${form}`, { waitUntil: 'commit' });
    await this.#record(page, `${this.#options.name} no. ${number}`, life);
    await page.waitForTimeout(untilKilled);
    if (life.wellForMs !== null) await this.#lookWell(page, life.slowFromSavingMs + life.wellForMs);
    this.killedAt.set(this.#write, (this.killedAt.get(this.#write) ?? 0) + 1);
    await browser.kill();
  }

  async #meet(route: Route, reaction: Reaction): Promise<void> {
    this.#write = 'on its way';
    await meet(route, reaction);
    if (reaction === 'answered') {
      await route.request().response();
      this.#write = 'after its answer';
    } else if (reaction !== 'silent') this.#write = 'between two times';
  }

  /** Writes an intervention and saves it; what a draft brought back is saved with what it lacks. */
  async #record(page: Page, title: string, { slowFromSavingMs }: Life): Promise<void> {
    const field = titleField(page);
    const drafted = await field.inputValue();
    if (drafted === '') {
      await page.getByRole('radio', { name: t('interventionType.technical') }).check({ force: true });
      await field.fill(title);
      // What the device has taken is never lost; a key that was pressed the moment before may be.
      await untilDevice(page, 'barnwatch-drafts', (text) => text.includes(title));
    } else this.drafts += 1;
    // Of a draft that was killed while it was written this may be missing, and nothing is saved without it.
    const description = page.locator('[data-field="description"] textarea');
    if ((await description.inputValue()) === '') await description.fill('Written by a test.');
    if (slowFromSavingMs > 0) await storageTakes(page, slowFromSavingMs);
    await page.getByRole('button', { name: t('interventionForm.save'), exact: true }).click({ noWaitAfter: true });
    this.written.add(drafted || title);
  }

  /** What was under way ends, and some seconds later nobody is told any more that storage is slow. */
  async #lookWell(page: Page, durationMs: number): Promise<void> {
    await storageTakes(page, 0);
    await page.waitForTimeout(durationMs);
    for (const banner of ['notices.storageLate', 'notices.memoryOnly', 'notices.deviceLate'])
      if (await page.getByText(words('shell', 'en', banner)).isVisible()) this.falseBanners += 1;
  }

  /** At last nothing holds anything back. */
  async sendTheRest(wellForMs = 0): Promise<void> {
    const { page } = await this.#start();
    await page.goto(`${this.#options.suiteAddress}${form}`);
    const drafted = await titleField(page).inputValue();
    if (drafted !== '') {
      await this.#record(page, '', quickLife);
      // Whoever leaves before the device has taken it has a draft, which nobody sends.
      await untilDevice(page, 'barnwatch-drafts', (text) => !text.includes(drafted));
    }
    await page.goto(`${this.#options.suiteAddress}/dashboard/north-barn/interventions`);
    await page.locator('main li article').first().waitFor();
    // On the device itself: a page that has not read its outbox yet shows nothing that waits, either.
    await untilDevice(page, 'barnwatch-outbox', (text) => !text.includes(this.#options.name));
    await page.getByRole('region', { name: t('interventions.waitingTitle') }).waitFor({ state: 'hidden' });
    if (wellForMs > 0) await this.#lookWell(page, wellForMs);
    await this.#running?.close();
  }

  async end(): Promise<void> {
    await this.#running?.kill();
  }
}

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

/** Waits until a database of the device is as it has to be. */
async function untilDevice(page: Page, database: string, isRight: (text: string) => boolean): Promise<void> {
  const end = Date.now() + longestMs;
  for (;;) {
    const held = (await readDatabases(page))[database] ?? '';
    if (isRight(held)) return;
    if (Date.now() > end)
      throw new Error(`${database} did not become what it has to be within ${longestMs} ms. It holds: ${held}`);
    await page.waitForTimeout(50);
  }
}
