import { expectPictures } from '../harness/stills';
import { expect, test } from './fault-test';
import { type AnswerFault, errorPage, json, still } from './proxy/barn-fault';

const cutJpeg: AnswerFault = { kind: 'changed', change: (body) => body.subarray(0, body.byteLength / 2) };
const scrambled: AnswerFault = {
  kind: 'changed',
  change: (body) => Buffer.concat([body.subarray(0, 2), Buffer.alloc(body.byteLength - 2, 0x11)]),
};

/** A form that no barn sends and no screen takes. */
const bitmap = Buffer.from(
  'Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAA////AA==',
  'base64',
);

/** Three at a time: one fault a camera. Each with the words that its tile must show. */
const rounds: readonly Readonly<Record<string, readonly [AnswerFault, string]>>[] = [
  {
    pen: [cutJpeg, 'damage.truncated'],
    network: [still(''), 'damage.empty'],
    file: [still(bitmap, 'image/bmp'), 'damage.not-a-picture'],
  },
  {
    pen: [scrambled, 'damage.not-a-picture'],
    network: [still(Buffer.alloc(40_000_000, 1)), 'damage.too-large'],
    file: [json('{"error":{"code":"camera-unknown","message":"?"}}', 404), 'stillFailure.not-found'],
  },
];

const names: Readonly<Record<string, string>> = { pen: 'Test pen', network: 'Network camera', file: 'Video file' };

for (const [index, round] of rounds.entries()) {
  test(`F33: a still that cannot be shown is told of on its tile, round ${index + 1}`, async ({ suite, barnProxy }) => {
    for (const [cameraId, [fault]] of Object.entries(round)) {
      barnProxy.answers(new RegExp(`^/api/cameras/${cameraId}/still$`), fault);
    }
    await suite.startAtCameras('test-barn');
    for (const [cameraId, [, key]] of Object.entries(round)) {
      const entry = suite.page.locator('main li').filter({ hasText: names[cameraId] ?? cameraId });
      await expect(entry).toContainText(suite.words('mf-cameras', key));
      await expect(entry.locator('[data-state]')).toHaveAttribute('data-state', /damaged|retrying|refused/);
      await expect(entry.locator('img')).toHaveCount(0);
    }
    await suite.pictureOf('F33');
    barnProxy.heal();
    await suite.page.reload();
    await expectPictures(suite, 3);
  });
}

test('F33: rows of the list say why no still comes, and stay where they are, upright on a phone and beside a camera', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const rows = page.locator('main li[data-camera-id]');
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  await suite.startAtCameras('test-barn');
  for (const [width, height, address] of [
    [390, 844, '/dashboard/test-barn/camera'],
    [1280, 800, '/dashboard/test-barn/camera/pen'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await suite.open(address);
    await expect(rows.locator('img')).toHaveCount(3);
    const before = await places();
    barnProxy.answers(/^\/api\/cameras\/[^/]+\/still$/, errorPage(503));
    await expect(rows.filter({ hasText: suite.words('mf-cameras', 'stillRetryCause.server-error') })).toHaveCount(3);
    expect(await places(), `${width} px`).toEqual(before);
    barnProxy.heal();
  }
});
