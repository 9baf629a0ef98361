import type { Browser, BrowserContext, Page } from '@playwright/test';
import { quietFile } from './quiet-file';
import { runningSuite } from './running-suite';

/** A context grows with what is done in it. */
const mostUses = 40;

/** What stays in a context for good, once it is called: such a context is not given to another test. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const;
const lastingOfClock = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'] as const;

/**
 * A context that one test after another is given, as fresh as one of its own: windows, storage, files in the browser's
 * memory, permissions and routes of the one before are gone. What stays is the browser's process of the suite, in which
 * its programs have been compiled and have run: a third of what it takes to begin.
 */
export class KeptContext {
  readonly #browser: Browser;
  #kept: { readonly context: BrowserContext; readonly holder: Page; readonly options: string } | null = null;
  #uses = 0;
  #isSpoilt = false;
  /** Where documents came from: what they have stored is cleared. */
  readonly #origins = new Set<string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param options all that makes a context, as text: another one is made for others */
  async obtain(options: string): Promise<BrowserContext> {
    if (this.#kept && this.#kept.options !== options) await this.end();
    this.#kept ??= await this.#make(options);
    this.#uses += 1;
    return this.#kept.context;
  }

  /** Makes it fresh for the next test. */
  async refresh(): Promise<void> {
    if (!this.#kept) return;
    if (this.#isSpoilt || this.#uses >= mostUses) return this.end();
    const { context, holder } = this.#kept;
    await Promise.all(context.pages().map((page) => page !== holder && page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    const tools = await context.newCDPSession(holder);
    await tools.send('Network.clearBrowserCache');
    for (const origin of this.#origins) await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await tools.detach();
    this.#origins.clear();
  }

  async end(): Promise<void> {
    const { context } = this.#kept ?? {};
    this.#kept = null;
    await context?.close();
  }

  /** After a failure: the windows of the test are what is looked at. */
  async leaveToBeLookedAt(): Promise<void> {
    await this.#kept?.holder.close();
  }

  async #make(options: string) {
    // With what the test has asked for: the browser of a test gives that to every new context.
    const context = await this.#browser.newContext();
    this.#uses = 0;
    this.#isSpoilt = false;
    this.#origins.clear();
    // As long as one window is there, so is the process.
    const holder = await context.newPage();
    holder.on('crash', () => {
      this.#isSpoilt = true;
    });
    await holder.goto(`${runningSuite().address}${quietFile}`);
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        const { origin } = new URL(frame.url());
        if (origin !== 'null') this.#origins.add(origin);
      }),
    );
    for (const name of lasting) this.#spoilBy(context, name);
    for (const name of lastingOfClock) this.#spoilBy(context.clock, name);
    return { context, holder, options };
  }

  #spoilBy(owner: object, name: string): void {
    const call: unknown = Reflect.get(owner, name);
    if (typeof call !== 'function') throw new TypeError(`${name} is no call of a context any more.`);
    Reflect.set(owner, name, (...words: readonly unknown[]) => {
      this.#isSpoilt = true;
      return Reflect.apply(call, owner, words);
    });
  }
}
