import type { CDPSession, Page } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import type { Bench, Measurement } from './measurement';
import { percentile, sum } from './statistics';
import { northBarn, northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const framesPerSecond = 50;
const slower = 4;
const points = 200;
const moves = 240;
/** Nobody has drawn regions of it. */
const regionType = `dragged-${Date.now()}`;
const stage = 'main [role="application"]';

/** Product P28. */
export const draggedRegions: Bench = {
  name: 'P28',
  title: `a polygon of ${points} points is dragged, ${slower} × slower`,
  measure: polygonDragged,
};

async function polygonDragged(surroundings: Surroundings): Promise<readonly Measurement[]> {
  const [demo, browser, session] = await Promise.all([
    surroundings.demo(),
    surroundings.browser(),
    northSession(surroundings),
  ]);
  await drawPolygon(await BarnApi.signIn(demo.north.address));
  const storageState = await session.storageAt(demo.suiteAddress);
  return inContext(browser, { storageState, viewport: { width: 1280, height: 800 } }, async (context) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(
      `${demo.suiteAddress}/dashboard/${northBarn.id}/administration/polygon-editor/pen-04?type=${regionType}`,
    );
    await page.locator(`${stage} img`).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const box = await page.locator(stage).boundingBox();
    if (!box) throw new Error('there is no picture');
    const at = (x: number, y: number): readonly [number, number] => [box.x + x * box.width, box.y + y * box.height];
    await page.mouse.click(...at(0.5, 0.5));
    await page.locator('main [data-selected]').waitFor();
    const whole = await framesDuring(page, devtools, at(0.5, 0.5));
    // The first corner: on the right of the middle.
    const corner = await framesDuring(page, devtools, at(0.72, 0.5));
    return [rate('the whole region: frames a second', whole), rate('one of its points: frames a second', corner)];
  });
}

/** A circle of so many points on a camera, as a mapping of a type of its own. */
async function drawPolygon(api: BarnApi): Promise<void> {
  await api.call('PUT', `api/regions/types/${regionType}`, { value: { color: '#5b8def' } });
  await api.call('PUT', `api/regions/specifications/${regionType}`, { value: { color: '#e69f00', regionType } });
  const circle = Array.from({ length: points }, (_, index) => ({
    x: 0.5 + 0.22 * Math.cos((2 * Math.PI * index) / points),
    y: 0.5 + 0.38 * Math.sin((2 * Math.PI * index) / points),
  }));
  const value = { cameraId: 'pen-04', regionType, regions: [{ regionSpecification: regionType, points: circle }] };
  await api.call('POST', 'api/regions/mappings/', { value });
}

/** The lengths of the frames that are drawn while a hand drags from a place, ms. It ends where it began. */
async function framesDuring(
  page: Page,
  devtools: CDPSession,
  [x, y]: readonly [number, number],
): Promise<readonly number[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times, framesGoOn: true });
    requestAnimationFrame(function next(time) {
      times.push(time);
      if ((window as unknown as { framesGoOn: boolean }).framesGoOn) requestAnimationFrame(next);
    });
  });
  await page.mouse.down();
  for (let step = 1; step <= moves; step += 1) {
    const turn = (step / moves) * 2 * Math.PI;
    await page.mouse.move(x + 60 * Math.sin(turn), y + 30 * Math.sin(2 * turn));
  }
  const times = await page.evaluate(() => {
    const held = window as unknown as { frameTimes: number[]; framesGoOn: boolean };
    held.framesGoOn = false;
    return held.frameTimes;
  });
  await page.mouse.up();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

function rate(what: string, frames: readonly number[]): Measurement {
  const perSecond = 1_000 / (sum(frames) / frames.length);
  return {
    what: `${points} points dragged, ${what}`,
    goal: `≥ ${framesPerSecond}`,
    figure: perSecond.toFixed(1),
    met: perSecond >= framesPerSecond,
    madeOf: [
      `${frames.length} frames; longest ${milliseconds(Math.max(...frames))}, p95 ${milliseconds(percentile(frames, 0.95))}`,
    ],
    values: { frames },
  };
}
