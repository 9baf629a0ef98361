import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../../testing/on-select-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { cameraTroubles } from './camera';
import { cameraDouble } from './camera-double';
import { ScanCode } from './scan-code';

const code = formatDiscoveryCode({ remote: { protocol: 'https', hostname: 'north.example', port: 8071 } });

beforeEach(() => {
  // jsdom plays no video.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});
afterEach(() => jest.restoreAllMocks());

async function scanning(double = cameraDouble()) {
  const seen = { text: null as string | null };
  const onFound = jest.fn();
  const suite = await renderInSuite(
    <main>
      <ScanCode devices={double.devices} onFound={onFound} createReader={async () => async () => seen.text} />
    </main>,
    { texts: { 'mf-auth': en } },
  );
  return { ...double, ...suite, seen, onFound };
}

function setVisibility(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('tells a discovery code once it comes into view, and frees the camera when it leaves the screen', async () => {
  const { seen, onFound, track, unmount } = await scanning();
  await screen.findByText(/Hold the QR code into the frame/);
  expect(await axeFindings()).toEqual([]);
  seen.text = code;
  await waitFor(() => expect(onFound).toHaveBeenCalledWith({ code, displayName: null }));
  expect(onFound).toHaveBeenCalledTimes(1);
  unmount();
  expect(track.readyState).toBe('ended');
});

test('goes on looking past other QR codes, and says so', async () => {
  const { seen, onFound } = await scanning();
  seen.text = 'https://shop.example/pig-food';
  expect(await screen.findByText(/This QR code holds no discovery code/)).toBeVisible();
  expect(onFound).not.toHaveBeenCalled();
  seen.text = code;
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
});

test('lets the camera go while the page is in the background', async () => {
  const { track, opened } = await scanning();
  await waitFor(() => expect(opened()).toBe(1));
  setVisibility('hidden');
  expect(await screen.findByText(/camera is off while this page is in the background/)).toBeVisible();
  expect(track.readyState).toBe('ended');
  setVisibility('visible');
  expect(await screen.findByText(/Hold the QR code/)).toBeVisible();
  await waitFor(() => expect(opened()).toBe(2));
});

test('says why there is no picture, and opens the camera again when asked', async () => {
  const { opened } = await scanning(cameraDouble({ refusal: new DOMException('no', 'NotAllowedError') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/camera is not allowed for this page/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(opened()).toBe(2));
});

test('tells a camera that was taken away', async () => {
  const { track, opened } = await scanning();
  await waitFor(() => expect(opened()).toBe(1));
  await screen.findByText(/Hold the QR code/);
  act(() => track.takeAway());
  expect(await screen.findByRole('alert')).toHaveTextContent(/taken away or switched off/);
});

test('switches a light where there is one', async () => {
  const { track, unmount } = await scanning(cameraDouble({ hasTorch: true }));
  const light = await screen.findByRole('button', { name: 'Light', pressed: false });
  await userEvent.click(light);
  expect(track.torch).toBe(true);
  expect(light).toHaveAttribute('aria-pressed', 'true');
  unmount();
  await waitFor(() => expect(track.torch).toBe(false));
});

test.each(cameraTroubles)('has words for "%s" in both languages', (trouble) => {
  expect([en.scan.trouble[trouble], de.scan.trouble[trouble]]).not.toContain(undefined);
});
