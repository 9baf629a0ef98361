import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { millisecondsInMinute } from 'date-fns/constants';
import { dice } from '../../harness/killed-device';
import { PageWatch } from '../../harness/page-watch';
import type { Bench } from '../measurement';
import { cameraListPath, northBarn, northSession } from '../surroundings/barns';
import { inContext } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';
import { doSomething, type Line, type Walker } from './deeds';
import { lookAround } from './look-around';

/** `BARNWATCH_WALK_MINUTES`; `BARNWATCH_WALK_SEED` repeats a walk, as far as a browser can. */
const usualMinutes = 5;
const walkers = 2;
/** A hand rests between two deeds, ms. */
const rest = { leastMs: 120, moreMs: 500 };
const diceFaces = 2 ** 20;
const shownTroubles = 12;
const toldBefore = 6;
/** What a cut line leaves in a browser's console. */
const ofTheLine = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

interface Walked {
  readonly seed: number;
  deeds: number;
  readonly troubles: string[];
}

/** Somebody presses whatever there is, on any screen, in any size, with and without a line. */
export const randomWalk: Bench = {
  name: 'WALK',
  title: 'whatever is pressed, typed, turned and cut in whatever order: nothing breaks',
  async measure(surroundings) {
    const walked = await Promise.all(
      Array.from({ length: walkers }, (_, index) => walk(surroundings, seedOf(index), minutesWanted())),
    );
    const troubles = walked.flatMap((each) => each.troubles.map((trouble) => `seed ${each.seed}, ${trouble}`));
    const deeds = walked.reduce((all, each) => all + each.deeds, 0);
    return [
      {
        what: 'errors, empty pages, texts without words, pages wider than the window',
        goal: '0',
        figure: `${troubles.length} in ${deeds} deeds`,
        met: troubles.length === 0,
        madeOf: [...troubles.slice(0, shownTroubles), `seeds: ${walked.map(({ seed }) => seed).join(', ')}`],
        values: { deeds, troubles },
      },
    ];
  },
};

function minutesWanted(): number {
  return Number(process.env.BARNWATCH_WALK_MINUTES ?? usualMinutes);
}

function seedOf(index: number): number {
  const { BARNWATCH_WALK_SEED } = process.env;
  return BARNWATCH_WALK_SEED === undefined ? randomInt(2 ** 31) : Number(BARNWATCH_WALK_SEED) + index;
}

async function walk(surroundings: Surroundings, seed: number, minutes: number): Promise<Walked> {
  const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
  const session = await northSession(surroundings);
  const storageState = await session.storageAt(demo.suiteAddress);
  return inContext(browser, { storageState, viewport: { width: 390, height: 844 } }, async (context) => {
    const page = await context.newPage();
    // Help and what opens windows of its own is no part of the suite.
    context.on('page', (opened) => void (opened === page || opened.close()));
    page.on('dialog', (dialog) => void dialog.accept());
    const line: Line = { isCut: false, slowMs: 0 };
    await slowAnswers(page, line);
    const watch = new PageWatch(page);
    watch.expect(ofTheLine);
    await page.goto(`${demo.suiteAddress}${cameraListPath(northBarn.id)}`);
    await page.locator('main li img').first().waitFor();
    const walked: Walked = { seed, deeds: 0, troubles: [] };
    const roll = dice(seed);
    const walker: Walker = { page, roll: () => roll(diceFaces) / diceFaces, line };
    const done: string[] = [];
    const told = new Set<string>();
    const endsAt = performance.now() + minutes * millisecondsInMinute;
    while (performance.now() < endsAt && !surroundings.signal.aborted) {
      done.push(await doSomething(walker));
      walked.deeds += 1;
      await page.waitForTimeout(rest.leastMs + walker.roll() * rest.moreMs);
      for (const trouble of [...watch.unexpected(), ...(await lookAround(page))]) {
        if (told.has(trouble)) continue;
        told.add(trouble);
        walked.troubles.push(
          `${new URL(page.url()).pathname}: ${trouble}; after ${done.slice(-toldBefore).join(', ')}`,
        );
      }
    }
    return walked;
  });
}

async function slowAnswers(page: Page, line: Line): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    if (line.slowMs > 0) await new Promise((answer) => setTimeout(answer, line.slowMs * Math.random()));
    // Given up meanwhile by whoever asked.
    await route.continue().catch(() => {});
  });
}
