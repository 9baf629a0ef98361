import { watchInterruptions } from '../harness/live-interruptions';
import { expectMovingPicture } from '../harness/moving-picture';
import { PageTime } from '../harness/page-time';
import { expect, test } from './fault-test';
import type { StreamFault } from './proxy/barn-fault';
import { ending, garbage, otherCodec, stalling, timeJump } from './proxy/broken-streams';

const faults: readonly (readonly [name: string, fault: StreamFault, words: readonly string[]])[] = [
  ['ends', ending, ['cause.stream-ended', 'cause.connection-lost']],
  ['stalls', stalling, ['cause.frozen', 'cause.no-first-picture']],
  ['is garbage', garbage, ['defect.not-flv', 'defect.out-of-step', 'defect.tag-too-large']],
  ['has another codec', otherCodec, ['defect.wrong-codec']],
  ['jumps in time', timeJump, ['cause.time-jump']],
];

for (const [name, fault, keys] of faults) {
  test(`F34: a live picture that ${name} says why, shows stills, and comes back`, async ({ suite, barnProxy }) => {
    await suite.startAtCameras('test-barn');
    await suite.openCamera('Test pen');
    await expectMovingPicture(suite.liveMedium());
    barnProxy.streams(fault);
    const tile = suite.liveTile();
    // Words within 4 s (product P15); what is filled in may be anything.
    const said = keys.map((key) => suite.words('mf-cameras', key).replace(/\{\{\w+\}\}/g, '.+'));
    await expect(tile).toContainText(new RegExp(said.join('|')));
    await suite.expectTileState(/retrying|still|offline/);
    await expect(tile.locator('img')).toBeVisible();
    await suite.pictureOf('F34');
    barnProxy.heal();
    await suite.expectTileState(/live|lagging/);
    await expectMovingPicture(suite.liveMedium());
  });
}

test('F34: a page that stood still for 6 s, as on a busy device, goes on with the line it has', async ({ suite }) => {
  await suite.startAtCameras('north-barn');
  await suite.cameraLinks().first().click();
  await suite.expectTileState(/live|lagging/);
  await expectMovingPicture(suite.liveMedium());
  const interruptions = await watchInterruptions(suite, [suite.words('mf-cameras', 'cause.fallen-behind')]);
  await suite.page.evaluate(() => {
    const until = performance.now() + 6000;
    while (performance.now() < until);
  });
  // The watch over the picture looks twice a second of the page's time.
  const time = await PageTime.on(suite.page);
  await expect.poll(() => time.now()).toBeGreaterThan(1500);
  expect(await interruptions()).toEqual([]);
  await expectMovingPicture(suite.liveMedium());
});
