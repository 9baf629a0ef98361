import { barnId, barnWorld, credentials, never, openWindow } from './doubles/barn-double';
import { settle } from './doubles/device-double';

afterEach(() => jest.useRealTimers());

const details = ['api/v', 'api/identity/imageUrl'];

/** A barn that somebody is signed in at, and the next start of the device. @returns what is told of it at once, and later */
async function startAt(selected: string | null) {
  const { device, barn } = barnWorld();
  const before = await openWindow(device);
  await before.signIn(barnId, credentials, never());
  before.selectBarn(selected);
  await settle();
  barn.calls.length = 0;
  jest.useFakeTimers();
  await openWindow(device);
  await settle();
  const asked = () => details.filter((path) => barn.calls.some((call) => call.path === path));
  const atOnce = asked();
  await jest.advanceTimersByTimeAsync(1_000);
  await settle();
  return { atOnce, later: asked() };
}

test('version and picture of the barn at whose screen one is are asked for after the questions of the screen', async () => {
  expect(await startAt(barnId)).toEqual({ atOnce: [], later: details });
});

test('those of other barns are asked for as soon as they answer', async () => {
  expect(await startAt(null)).toEqual({ atOnce: details, later: details });
});
