import type { Locator, Page } from '@playwright/test';
import { screens } from '../../access/screens';

/** What a walker holds in its hands. */
export interface Walker {
  readonly page: Page;
  /** A number from 0 (including) to 1, the same for the same seed. */
  readonly roll: () => number;
  readonly line: Line;
}

/** The line between the page and everything else. */
export interface Line {
  isCut: boolean;
  /** The longest that an answer of a barn takes, ms. */
  slowMs: number;
}

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const typed = [
  '',
  '0',
  '-1',
  '37,5',
  '12',
  '99999999',
  '2026-11-26',
  'abc',
  '<b>x</b>',
  '🐖 7',
  'a'.repeat(300),
] as const;
const keys = 'Escape Tab Enter ArrowDown ArrowRight ArrowLeft Space / Control+k Home End Delete'.split(' ');
const slownessMs = [0, 0, 2_500, 6_000] as const;

const pressable = ['a[href^="/"]', 'button:enabled', 'label', 'summary', '[role="tab"]', '[role="option"]'];
const writable = 'input:not([type="checkbox"],[type="radio"],[type="file"]):enabled:visible, textarea:enabled:visible';
/** Whoever signs out walks no further. */
const notPressed = /sign out|log ?out|abmelden/i;
/** What does not give way to a hand within this time is left alone, ms. */
const patienceMs = 1_200;

const pick = <Value>({ roll }: Walker, list: readonly Value[]): Value =>
  list[Math.floor(roll() * list.length)] as Value;

async function anyOf({ roll }: Walker, places: Locator): Promise<Locator | null> {
  const count = await places.count();
  return count === 0 ? null : places.nth(Math.floor(roll() * count));
}

async function press(walker: Walker): Promise<string> {
  const { page } = walker;
  const within = (place: string) => page.locator(pressable.map((each) => `${place}${each}:visible`).join());
  // What stands above everything is what a hand meets.
  const one = (await anyOf(walker, within('dialog:is([open], [popover]) '))) ?? (await anyOf(walker, within('')));
  const words = (await one?.getAttribute('aria-label', { timeout: patienceMs })) ?? (await one?.innerText()) ?? '';
  if (one === null || notPressed.test(words)) return 'press nothing';
  await one.click({ timeout: patienceMs, noWaitAfter: true });
  return `press “${words.slice(0, 40).replaceAll('\n', ' ')}”`;
}

async function type(walker: Walker): Promise<string> {
  const text = pick(walker, typed);
  const field = await anyOf(walker, walker.page.locator(writable));
  await field?.fill(text, { timeout: patienceMs });
  return `type “${text.slice(0, 12)}”`;
}

async function pressKey(walker: Walker): Promise<string> {
  const key = pick(walker, keys);
  await walker.page.keyboard.press(key);
  return `key ${key}`;
}

async function go({ page }: Walker, steps: -1 | 1): Promise<string> {
  // Before the first page of the suite there is an empty one.
  await page.evaluate((by) => {
    if (by > 0 || (navigation.currentEntry?.index ?? 0) > 0) history.go(by);
  }, steps);
  return steps < 0 ? 'back' : 'forward';
}

async function open(walker: Walker): Promise<string> {
  const { name, path } = pick(walker, screens);
  await walker.page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  return `open ${name}`;
}

async function resize(walker: Walker): Promise<string> {
  const size = pick(walker, sizes);
  await walker.page.setViewportSize(size);
  return `${size.width}×${size.height}`;
}

async function cutOrMend({ page, line }: Walker): Promise<string> {
  line.isCut = !line.isCut;
  await page.context().setOffline(line.isCut);
  return line.isCut ? 'the line is cut' : 'the line is back';
}

async function slowDown(walker: Walker): Promise<string> {
  walker.line.slowMs = pick(walker, slownessMs);
  return `answers take up to ${walker.line.slowMs} ms`;
}

async function loadAnew({ page, line }: Walker): Promise<string> {
  if (line.isCut) return 'no page without a line';
  await page.reload();
  return 'load anew';
}

/** What a walker does, and how often beside the others. */
const deeds = [
  { share: 62, run: press },
  { share: 10, run: type },
  { share: 7, run: pressKey },
  { share: 5, run: (walker: Walker) => go(walker, -1) },
  { share: 2, run: (walker: Walker) => go(walker, 1) },
  { share: 4, run: resize },
  { share: 3, run: cutOrMend },
  { share: 1, run: slowDown },
  { share: 1, run: loadAnew },
  { share: 5, run: open },
] as const;

const allShares = deeds.reduce((sum, { share }) => sum + share, 0);

/** Does one thing, whatever the dice say. @returns what it was */
export async function doSomething(walker: Walker): Promise<string> {
  let rest = walker.roll() * allShares;
  for (const { share, run } of deeds) {
    rest -= share;
    // What moved away under the hand, or was covered by then, was not to be pressed.
    if (rest < 0) return run(walker).catch(() => 'missed');
  }
  return 'nothing';
}
