import type { Page } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import { expect, test } from './fault-test';

function shift(by: number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...values: []) {
      if (values.length === 0) super(RealDate.now() + by);
      else super(...values);
    }
    static override now() {
      return RealDate.now() + by;
    }
  }
  Reflect.set(globalThis, 'Date', ShiftedDate);
}

/** From now on every page of this browser has a clock that is so much further ahead, ms. */
async function shiftClock(page: Page, by: number): Promise<void> {
  await page.context().addInitScript(shift, by);
}

for (const [name, by, key] of [
  ['a day ahead', millisecondsInDay, 'clockAhead'],
  ['a day behind', -millisecondsInDay, 'clockBehind'],
] as const) {
  test(`F18: on a device whose clock is ${name} one signs in and stays signed in, without a loop, and is warned`, async ({
    suite,
    barnProxy,
  }) => {
    const { page } = suite;
    await shiftClock(page, by);
    await suite.walkToCameras('test-barn');
    const warning = page.getByText(
      suite.words('shell', `sessionNotice.${key}`, { duration: '1 d', barn: 'Test barn' }),
    );
    await expect(warning).toBeVisible();
    await suite.pictureOf('F18');
    await page.reload();
    await suite.expectCameras();
    await expect(warning).toBeVisible();
    await suite.openCamera('Test pen');
    // A list may be the one the device has kept; a live picture is not there before the session is.
    await suite.expectTileState(/^(live|lagging)$/);
    const refreshes = barnProxy.asked(/\/login\/refresh$/).length;
    expect(refreshes, 'one a start').toBeLessThanOrEqual(2);
    await suite.goTo(suite.words('mf-incidents', 'nav.incidents'));
    await suite.goTo(suite.words('mf-cameras', 'nav.camera'));
    await suite.expectCameras();
    expect(barnProxy.asked(/\/login\/refresh$/)).toHaveLength(refreshes);
  });
}

/** One o'clock UTC on the last Sunday of a month (from 0): there the clocks of the European Union change. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/** The latest change that has passed: on a device whose clock is months ahead every sign-in has ended already. */
function latestClockChange(month: number): number {
  const year = new Date().getUTCFullYear();
  const change = clockChange(year, month);
  return change < Date.now() ? change : clockChange(year - 1, month);
}

for (const [name, change] of [
  ['to summer time', latestClockChange(2)],
  ['from summer time', latestClockChange(9)],
] as const) {
  test(`F18: the change ${name} passes under an open page`, async ({ suite, barnProxy }) => {
    const { page } = suite;
    const offset = () => page.evaluate(() => new Date().getTimezoneOffset());
    // Shortly before the change on the device, wherever the barn is; long enough to sign in on a busy machine.
    await shiftClock(page, change - 120_000 - Date.now());
    await suite.walkToCameras('test-barn');
    const before = await offset();
    expect(await page.evaluate(() => Date.now()), 'one is signed in before the change').toBeLessThan(change);
    barnProxy.forget();
    // What is left of the time for signing in need not be waited for.
    const left = (await page.evaluate((change) => change - Date.now(), change)) - 2_000;
    if (left > 0) {
      await shiftClock(page, left);
      await page.evaluate(shift, left);
    }
    await expect.poll(offset, { intervals: [500] }).not.toBe(before);
    await suite.openCamera('Test pen');
    await suite.expectTileState(/^(live|lagging)$/);
    await page.reload();
    await suite.expectTileState(/^(live|lagging)$/);
    expect(barnProxy.asked(/\/login\/refresh$/).length, 'one for the reload').toBeLessThanOrEqual(2);
  });
}
