import type { Page } from '@playwright/test';
import { startManyCameras } from './many-cameras/many-cameras';
import type { Bench } from './measurement';
import { startFront } from './network/front';
import { redirectBarn } from './network/redirect-barn';
import { percentile, sum } from './statistics';
import { northBarn, northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { timelineAnswer } from './timeline/timeline-answers';
import { milliseconds } from './units';

const cameras = 48;
const viewport = { width: 1600, height: 1200 };
const goals = { framesPerSecond: 50, firstDrawingMs: 100 };
/** What a barn in the same house takes for each answer: the line and its own work. */
const answerMs = 30;
const moves = 240;
const jumps = 10;
const stage = 'main [role="application"]';

/** Product P22. The barn is a stand-in for the calls of the timeline: what it takes is said, and the same each time. */
export const timelineOfManyCameras: Bench = {
  name: 'P22',
  title: `the timeline of ${cameras} cameras over 28 days`,
  measure: (surroundings) =>
    withTimeline(surroundings, async (page) => {
      const pan = await framesDuring(page, (place) => drag(page, place));
      const zoom = await framesDuring(page, (place) => turnWheel(page, place));
      const drawings = await firstDrawings(page);
      return [
        rate('pan: frames a second', pan),
        rate('zoom: frames a second', zoom),
        {
          what: 'first drawing of a span never looked at, p95',
          goal: `≤ ${goals.firstDrawingMs} ms`,
          figure: milliseconds(percentile(drawings, 0.95)),
          met: percentile(drawings, 0.95) <= goals.firstDrawingMs,
          madeOf: [
            `from the key to where the ${cameras} cameras have recorded, one after the other: ${drawings.map(milliseconds).join(', ')}`,
            `each answer takes the stand-in ${answerMs} ms`,
          ],
          values: { drawings },
        },
      ];
    }),
};

function rate(what: string, frames: readonly number[]) {
  const perSecond = 1_000 / (sum(frames) / frames.length);
  return {
    what,
    goal: `≥ ${goals.framesPerSecond}`,
    figure: perSecond.toFixed(1),
    met: perSecond >= goals.framesPerSecond,
    madeOf: [
      `${frames.length} frames; longest ${milliseconds(Math.max(...frames))}, p95 ${milliseconds(percentile(frames, 0.95))}`,
    ],
    values: { frames },
  };
}

async function withTimeline<Value>(surroundings: Surroundings, run: (page: Page) => Promise<Value>): Promise<Value> {
  const [demo, browser, session] = await Promise.all([
    surroundings.demo(),
    surroundings.browser(),
    northSession(surroundings),
  ]);
  const barn = await startManyCameras(demo.north.address, surroundings.port('stills'), cameras, {
    answerPost: timelineAnswer,
    postTimeMs: answerMs,
  });
  const suite = await startFront({
    target: demo.suiteAddress,
    port: surroundings.port('suite'),
    changeRegistry: (suiteJson) => redirectBarn(suiteJson, northBarn.id, barn.port),
  });
  try {
    const storageState = await session.storageAt(suite.address);
    return await inContext(browser, { storageState, viewport }, async (context) => {
      const page = await context.newPage();
      await page.goto(`${suite.address}/dashboard/${northBarn.id}/recordings?span=28d`);
      await page.locator(`${stage}[data-known="true"]`).waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      return await run(page);
    });
  } finally {
    await Promise.all([suite.close(), barn.close()]);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The lengths of the frames that are drawn while a hand moves, ms. */
async function framesDuring(page: Page, move: (place: Place) => Promise<void>): Promise<readonly number[]> {
  const box = await page.locator(stage).boundingBox();
  if (!box) throw new Error('there is no timeline');
  const place = { x: box.x + box.width * 0.6, y: box.y + box.height / 2 };
  await page.mouse.move(place.x, place.y);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times, framesGoOn: true });
    requestAnimationFrame(function next(time) {
      times.push(time);
      if ((window as unknown as { framesGoOn: boolean }).framesGoOn) requestAnimationFrame(next);
    });
  });
  await move(place);
  const times = await page.evaluate(() => {
    const held = window as unknown as { frameTimes: number[]; framesGoOn: boolean };
    held.framesGoOn = false;
    return held.frameTimes;
  });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

async function drag(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.down();
  for (let step = 0; step < moves; step += 1) {
    await page.mouse.move(x + 260 * Math.sin((step / moves) * 4 * Math.PI), y);
  }
  await page.mouse.up();
}

async function turnWheel(page: Page, _place: Place): Promise<void> {
  for (let step = 0; step < moves; step += 1) await page.mouse.wheel(0, step % 80 < 40 ? -30 : 30);
}

/** From a key to the first drawing of what was never in view, ms each. */
async function firstDrawings(page: Page): Promise<readonly number[]> {
  await page.goto(`${page.url().split('?')[0]}?span=28d`);
  await page.locator(`${stage}[data-known="true"]`).waitFor({ timeout: 60_000 });
  await page.locator(stage).focus();
  const drawings: number[] = [];
  for (let jump = 0; jump < jumps; jump += 1) {
    drawings.push(
      await page.evaluate(async (selector) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) throw new Error('there is no timeline');
        const before = element.dataset.view;
        const began = performance.now();
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true }));
        for (;;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (element.dataset.view !== before && element.dataset.known === 'true') return performance.now() - began;
          if (performance.now() - began > 10_000) throw new Error('nothing was drawn');
        }
      }, stage),
    );
  }
  return drawings;
}
