import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';
import type { BarnProxy } from './proxy/barn-proxy';

interface CameraRecord {
  readonly cameraId: string;
  readonly [field: string]: unknown;
}

interface CamerasAnswer {
  readonly data: { readonly cameras: Readonly<Record<string, CameraRecord>> };
}

const barn = '/dashboard/test-barn';

/** Equal names, another direction, and one that would be a program where a name is not only text. */
const twin = 'Twin 🐖 حظيرة';
const program = '<img src=x onerror=globalThis.hurt=1>';
const strange = [twin, program, twin];

function changeCameras(proxy: BarnProxy, change: (cameras: readonly CameraRecord[]) => readonly CameraRecord[]): void {
  proxy.answers(/^\/api\/cameras$/, {
    kind: 'changed',
    change(body) {
      const cameras = change(Object.values((JSON.parse(body.toString()) as CamerasAnswer).data.cameras));
      const byId = Object.fromEntries(cameras.map((camera) => [camera.cameraId, camera]));
      return Buffer.from(JSON.stringify({ data: { cameras: byId } }));
    },
  });
}

/** A dead animal at each camera of the test barn. @returns the cameras */
async function findAtEachCamera(): Promise<readonly string[]> {
  const api = await BarnApi.signIn(runningSuite().testBarn.address);
  const { cameras } = (await api.call('GET', 'api/cameras')) as CamerasAnswer['data'];
  const cameraIds = Object.keys(cameras);
  for (const cameraId of cameraIds) {
    const payload = { state: 'deadAnimalExists', cameraId, position: { x: 0.5, y: 0.5 }, animalCount: 1 };
    await api.open('barnState', 'stateDetected', payload);
  }
  return cameraIds;
}

test('F36: whatever cameras are called, incidents and the map of dead animals show it as text', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  await findAtEachCamera();
  changeCameras(barnProxy, (cameras) => cameras.map((camera, place) => ({ ...camera, name: strange[place] })));
  await suite.startAt(`${barn}/incidents?type=barnState`, { barn: 'test-barn' });
  for (const name of strange) await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  await suite.open(`${barn}/dead-animal-map`);
  await expect(main.getByRole('heading', { level: 2, name: twin, exact: true })).toHaveCount(2);
  await expect(main.getByRole('heading', { level: 2, name: program, exact: true })).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hurt'))).toBeUndefined();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'a long name widens no page').toBeLessThanOrEqual(0);
});

test('F36: with no camera, and with 500, what was found and recorded can be reached', async ({ suite, barnProxy }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const cameraIds = await findAtEachCamera();
  changeCameras(barnProxy, () => []);
  await suite.start();
  await suite.signIn({ barn: 'test-barn' });
  await expect(page.getByText(suite.words('mf-cameras', 'cameraList.none'))).toBeVisible();
  await suite.open(`${barn}/incidents?type=barnState`);
  for (const cameraId of cameraIds) await expect(main.getByText(cameraId, { exact: true }).first()).toBeVisible();
  await suite.open(`${barn}/dead-animal-map`);
  for (const name of cameraIds) await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

  barnProxy.heal();
  changeCameras(barnProxy, ([first]) =>
    Array.from({ length: 500 }, (_, place) => {
      const cameraId = place === 499 ? (cameraIds[0] ?? '') : `odd-${place}`;
      return { ...first, cameraId, name: `Pen ${place + 1}`, sortPrefix: String(place).padStart(3, '0') };
    }),
  );
  await suite.open(`${barn}/dead-animal-map`);
  await expect(main.getByRole('heading', { level: 2, name: 'Pen 500', exact: true })).toBeVisible();
  await suite.open(`${barn}/incidents?type=barnState`);
  await expect(main.getByText('Pen 500', { exact: true }).first()).toBeVisible();
});
