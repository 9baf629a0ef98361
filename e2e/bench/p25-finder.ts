import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mainThreadTasks, mostWork } from './in-page/main-thread-tasks';
import type { Bench } from './measurement';
import { percentile } from './statistics';
import { northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';
import { milliseconds } from './units';

const count = 10_000;
/** How much slower the page's processor is than this machine's. */
const slower = 4;
const mostMs = 16;
/** By the beginning, by initials, by words out of order, mistyped, and what is not there. */
const sought = ['pen 12', 'p99f', 'feeder 407', 'fedeer', 'recordings', 'xyz'] as const;
const kinds = ['feeder', 'lying area', 'drinkers', 'gate', 'corridor'] as const;

/** Product P25: what a pressed key costs in the finder of a barn that has far too many cameras. */
export const finderKeys: Bench = {
  name: 'P25',
  title: `a key pressed in the quick finder among ${count.toLocaleString('en')} cameras, ${slower}× slower`,
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const session = await northSession(surroundings);
    const storageState = await session.storageAt(demo.suiteAddress);
    return inContext(browser, { storageState }, async (context) => {
      const page = await context.newPage();
      await multiplyCameras(page);
      await page.goto(`${demo.suiteAddress}/system-information`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox');
      await field.fill(`pen ${count}`);
      await page.getByRole('option', { name: new RegExp(`^Pen ${count} `) }).waitFor();
      const presses = await pressAll(browser, page);
      const works = presses.map(({ workMs }) => workMs);
      const p95 = percentile(works, 0.95);
      const there = await untilFound(page);
      const bare = await bareField(browser, context);
      return [
        {
          what: `the longest task that a key press makes, p95 of ${presses.length}`,
          goal: `≤ ${mostMs} ms`,
          figure: milliseconds(p95),
          met: p95 <= mostMs,
          madeOf: [
            `p50 ${milliseconds(percentile(works, 0.5))}, most ${milliseconds(Math.max(...works))}`,
            `of it the browser's own, in a field of an empty page: p50 ${milliseconds(percentile(bare, 0.5))}, p95 ${milliseconds(percentile(bare, 0.95))}`,
            `until all in sight shows what its letters find, from the press on: p50 ${milliseconds(percentile(there, 0.5))}, p95 ${milliseconds(percentile(there, 0.95))}`,
            ...presses.map(({ typed, workMs }) => `${milliseconds(workMs)} “${typed}”`),
          ],
          values: { presses, there },
        },
      ];
    });
  },
};

interface Press {
  readonly typed: string;
  readonly workMs: number;
}

/** All words into the page's field, each key measured by itself. */
async function pressAll(browser: Browser, page: Page): Promise<readonly Press[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const field = page.getByRole('combobox');
  const presses: Press[] = [];
  for (const word of sought) {
    await field.fill('');
    for (const [at, letter] of [...word].entries())
      presses.push({ typed: word.slice(0, at + 1), workMs: await workOfPress(browser, page, letter) });
  }
  return presses;
}

/** From each press until the list has its letters and all of it in sight is theirs, ms; typed once more for it. */
async function untilFound(page: Page): Promise<readonly number[]> {
  const field = page.getByRole('combobox');
  const waits: number[] = [];
  for (const word of sought) {
    await field.fill('');
    for (const [at, letter] of [...word].entries()) {
      const found = await page.evaluateHandle(
        (typed) => {
          const told = new Promise<number>((resolve) => {
            let pressedAt = 0;
            addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
            const list = document.querySelector('[role="listbox"]');
            const changes = new MutationObserver(() => {
              if (list?.getAttribute('data-sought') !== typed) return;
              changes.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - pressedAt));
            });
            if (list) changes.observe(list, { attributes: true });
          });
          return { told };
        },
        word.slice(0, at + 1),
      );
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      waits.push(await found.evaluate(({ told }) => told));
      await found.dispose();
    }
  }
  return waits;
}

/** What the same keys cost where nothing hears them: no page is quicker on this machine, in this minute. */
async function bareField(browser: Browser, context: BrowserContext): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.setContent(
    '<!doctype html><input role="combobox" aria-label="Bare" autocomplete="off" spellcheck="false">',
  );
  const presses = await pressAll(browser, page);
  await page.close();
  return presses.map(({ workMs }) => workMs);
}

async function workOfPress(browser: Browser, page: Page, letter: string): Promise<number> {
  const tasks = await mainThreadTasks(browser, page, async () => {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))',
    );
  });
  return mostWork(tasks);
}

/** The first camera of the barn, so many times, each by a name of its own. */
async function multiplyCameras(page: Page): Promise<void> {
  await page.route(/\/api\/cameras$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { cameras: Readonly<Record<string, object>> } };
    const [first] = Object.values(data.cameras);
    const cameras = Array.from({ length: count }, (_, at) => {
      const cameraId = `camera-${at + 1}`;
      const name = `Pen ${at + 1} ${kinds[at % kinds.length]}`;
      return [cameraId, { ...first, cameraId, name, tags: [`section ${at % 40}`], sortPrefix: '' }] as const;
    });
    await route.fulfill({ response, json: { data: { cameras: Object.fromEntries(cameras) } } });
  });
}
