import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findProgram } from '../../deploy/setup/find-program.mjs';
import { quietBrowser } from './quiet-browser';

/** A browser with a profile on the disk, whose whole process can be ended from one moment to the next. */
export class KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(process: ChildProcess, browser: Browser, context: BrowserContext, page: Page) {
    this.#process = process;
    this.#browser = browser;
    this.context = context;
    this.page = page;
  }

  /** @param worker whether the suite may register its service worker, past which no test can put a fault */
  static async start(profileFolder: string, worker: 'allowed' | 'blocked' = 'blocked'): Promise<KillableBrowser> {
    const program = findProgram('chromium', process.env) ?? chromium.executablePath();
    const own = [`--user-data-dir=${profileFolder}`, '--headless=new', '--remote-debugging-port=0', 'about:blank'];
    const child = spawn(program, [...quietBrowser, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!context || !page) throw new Error('The browser has no window.');
    if (worker === 'blocked') await context.addInitScript(withoutWorker);
    return new KillableBrowser(child, browser, context, page);
  }

  /** Nothing in it gets the chance to do anything any more. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }

  /** As a person closes it: what it has to write it writes. */
  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    const session = await this.#browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    await ended;
  }
}

/** What a browser writes when it can be spoken to. */
function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    child.stderr?.on('data', (text: Buffer) => {
      heard += text;
      const address = /DevTools listening on (ws:\S+)/.exec(heard)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${heard.slice(-500)}`)));
  });
}

/** As in a browser that has none. */
const withoutWorker = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })";
