import { type CameraDevices, type CameraTrouble, openCamera } from './camera';
import { cameraDouble } from './camera-double';

const lost = () => undefined;

test.each<[string, Partial<CameraDevices>, CameraTrouble]>([
  ['plain http', { isSecureContext: false, getUserMedia: undefined }, 'insecure'],
  ['a browser without cameras', { isSecureContext: true, getUserMedia: undefined }, 'unsupported'],
])('%s', async (_name, devices, trouble) => {
  const opening = await openCamera({ ...cameraDouble().devices, ...devices }, new AbortController().signal, lost);
  expect(opening).toMatchObject({ ok: false, trouble });
});

test.each<[string, CameraTrouble]>([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
])('%s of the browser is told as "%s"', async (name, trouble) => {
  const { devices } = cameraDouble({ refusal: new DOMException('no', name) });
  expect(await openCamera(devices, new AbortController().signal, lost)).toMatchObject({ ok: false, trouble });
});

test('it is released when its use ends', async () => {
  const { devices, track } = cameraDouble();
  const using = new AbortController();
  const opening = await openCamera(devices, using.signal, lost);
  expect(opening.ok).toBe(true);
  expect(track.readyState).toBe('live');
  using.abort();
  expect(track.readyState).toBe('ended');
});

test('it is released when the page was left while the browser was asking', async () => {
  const { devices, track } = cameraDouble();
  const using = new AbortController();
  const opening = openCamera(devices, using.signal, lost);
  using.abort();
  expect(await opening).toMatchObject({ ok: false });
  expect(track.readyState).toBe('ended');
});

test('a camera that is taken away is told', async () => {
  const { devices, track } = cameraDouble();
  const onLost = jest.fn();
  await openCamera(devices, new AbortController().signal, onLost);
  track.takeAway();
  expect(onLost).toHaveBeenCalledTimes(1);
});

test.each([
  [false, undefined, false],
  [true, undefined, true],
  [true, new DOMException('no', 'NotReadableError'), false],
])('a light (%s) is switched where the device can', async (hasTorch, torchRefusal, works) => {
  const { devices, track } = cameraDouble({ hasTorch, ...(torchRefusal && { torchRefusal }) });
  const opening = await openCamera(devices, new AbortController().signal, lost);
  if (!opening.ok) throw new Error(opening.trouble);
  expect(opening.camera.hasTorch).toBe(hasTorch);
  if (!hasTorch) return;
  expect(await opening.camera.setTorch(true)).toBe(works);
  expect(track.torch).toBe(works);
});
