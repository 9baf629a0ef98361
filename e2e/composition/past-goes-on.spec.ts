import type { Locator } from '@playwright/test';
import { millisecondsInHour } from 'date-fns/constants';
import { lookAgain } from '../harness/look-again';
import { expect, test } from '../harness/suite-test';
import { swapBuild, swappedVersion } from '../harness/swapped-build';
import { text } from '../journeys/camera-words';
import { exportOf, latestExport } from '../journeys/exported-files';

const remote = 'mf-cameras';

/** Whether it is still the very element that was marked. */
const mark = (element: Locator) => element.evaluate((marked) => void Reflect.set(marked, 'barnwatchMark', true));
const isMarked = (element: Locator) => element.evaluate((marked) => Reflect.get(marked, 'barnwatchMark') === true);

test('issue 15: a new composition in the middle of an export, a video and a night: none of them stops, the next visit has it', async ({
  suite,
}) => {
  const { page } = suite;
  // The night waits in a window of its own.
  const end = Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour;
  const span = `from=${end - 2 * millisecondsInHour}&to=${end}`;
  await suite.startAt(exportOf('recordingExport', ['pen-02'], 1));
  const night = await suite.openWindow(`/dashboard/north-barn/night?cameraId=pen-01&${span}&interval=60000&length=60`);
  const strip = night.page.getByRole('slider', { name: text(night, 'night.strip') });
  await expect(night.page.getByRole('main').getByRole('img', { name: /^Pen 1 feeder/ })).toBeVisible();

  // An export of which nothing has come yet.
  let comes = () => {};
  const composed = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/api/recordings/file/pen-02/*/*', async (route) => {
    await composed;
    await route.continue();
  });
  await page.getByRole('button', { name: text(suite, 'exports.start'), exact: true }).click();
  await expect(latestExport(suite)).toHaveAttribute('data-export', 'waiting');

  // A video, in the same window.
  await suite.goTo(text(suite, 'nav.camera'));
  await suite.cameraLinks().first().click();
  await suite.expectTileState(/live|lagging/);
  await page
    .getByRole('main')
    .getByRole('link', { name: text(suite, 'cameraActions.player') })
    .click();
  const video = page.locator('main [data-video="shown"] video');
  const clock = page.locator('[data-player-clock]');
  await page.getByRole('button', { name: text(suite, 'player.play'), exact: true }).click();
  const opened = await clock.textContent();
  await expect.poll(() => clock.textContent(), 'the video plays').not.toBe(opened);
  await night.page.getByRole('button', { name: text(night, 'night.play'), exact: true }).click();
  await expect.poll(() => strip.inputValue(), 'the night runs').not.toBe('0');
  await mark(video);
  await mark(strip);

  const putBack = await swapBuild([remote]);
  try {
    await Promise.all([lookAgain(page), lookAgain(night.page)]);
    const [shownAt, place] = [await clock.textContent(), await strip.inputValue()];
    comes();
    await expect.poll(() => clock.textContent(), 'the video plays on').not.toBe(shownAt);
    await expect.poll(() => strip.inputValue(), 'the night runs on').not.toBe(place);
    expect(await isMarked(video), 'in the same place').toBe(true);
    expect(await isMarked(strip), 'in the same place').toBe(true);
    await expect(page.locator('[data-transfer="ready"]').filter({ visible: true }).first()).toBeVisible();
    expect(suite.network.ofRemote(remote).join(), 'of the version before').not.toContain(swappedVersion);
    expect(night.network.ofRemote(remote).join(), 'of the version before').not.toContain(swappedVersion);

    await suite.goTo(text(suite, 'nav.camera'));
    await suite.expectCameras();
    expect(suite.network.ofRemote(remote).join()).toContain(swappedVersion);
    await suite.leave();
    await night.leave();
  } finally {
    await putBack();
  }
});
