import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { FileOptions, InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { CameraImagesScreen } from './camera-images';

type File = ReturnType<InstanceClient['file']>;
const mockBarn = exampleBarn();
const mockFile = jest.fn<File, [string, FileOptions]>();
const mockClient = { file: (path: string, options: FileOptions) => mockFile(path, options) };
let mockRecordings: readonly { start: number; end: number }[][] = [];
const mockCameras: BarnAnswer<readonly Camera[]> = {
  state: 'ready',
  value: [exampleCamera('a', { name: 'Pen 1' })],
  receivedAt: 0,
  refreshing: false,
  retry: () => {},
};
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => [],
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  ...jest.requireActual('@barnwatch/shared/answers'),
  useBarnAnswer: (key: string) => {
    if (key === 'cameras') return mockCameras;
    return { ...mockCameras, value: mockRecordings[key === 'first recording' ? 0 : 1] ?? [] };
  },
}));

/** The smallest JPEG that has a size: 2 × 1. */
const jpeg = new Uint8Array([255, 216, 255, 192, 0, 11, 8, 0, 1, 0, 2, 1, 1, 17, 0, 255, 217]);
const noon = new Date(2026, 0, 1, 12).getTime();

function answers(capturedAt: (moment: number) => number = (moment) => moment) {
  mockFile.mockImplementation(async (path) => {
    const moment = Number(path.split('/').at(-1));
    const headers = new Headers({ 'x-capture-time': String(capturedAt(moment)) });
    const blob = Object.assign(new Blob([jpeg]), { arrayBuffer: async () => jpeg.buffer });
    return { ok: true, value: { blob, headers } };
  });
}

function refuses(reason: string, status = 404) {
  const context = { instanceId: 'north-barn', call: 'GET', status, reason };
  mockFile.mockResolvedValue({ ok: false, error: { code: status === 403 ? 'forbidden' : 'not-found', context } });
}

async function open(query: string, language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/camera/images/a/Pen%201?${query}`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/images/:id/:name', element: <CameraImagesScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now: Date.now(),
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settle();
  return rendered;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const time = () => Number(new URLSearchParams(location.search).get('time'));
const asked = () => mockFile.mock.calls.map(([path]) => Number(path.split('/').at(-1)));

beforeEach(() => {
  mockFile.mockReset();
  mockRecordings = [];
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
  answers();
});

test('shows the picture of the address, with the time at which it was taken', async () => {
  answers((moment) => moment + 3000);
  await open(`time=${noon}&step=60000`);
  expect(screen.getByRole('img', { name: 'Pen 1 at 2026-01-01 12:00:03' })).toBeVisible();
  expect(asked()[0]).toBe(noon);
});

test('without a time the latest is shown, and the address says which', async () => {
  await open('');
  expect(Math.abs(Date.now() - time())).toBeLessThan(10_000);
});

test('steps by button and key, in place of the last step; the pictures ahead are at hand', async () => {
  await open(`time=${noon}&step=60000`);
  const before = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(time()).toBe(noon - 60_000);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyUp(document.body, { key: 'ArrowLeft' });
  await settle();
  expect(time()).toBe(noon - 120_000);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyUp(document.body, { key: 'ArrowRight' });
  await settle();
  expect(time()).toBe(noon - 60_000);
  expect(history.length).toBe(before);
  expect(new Set(asked().filter((moment) => moment > noon - 60_000 * 5)).size).toBeGreaterThanOrEqual(4);
});

test('held, the next one is asked for only when the last has come', async () => {
  let answer: () => void = () => {};
  await open(`time=${noon}&step=60000`);
  mockFile.mockClear();
  mockFile.mockImplementation(
    (path, { signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () =>
          resolve({ ok: false, error: { code: 'aborted', context: { instanceId: '', call: '' } } }),
        );
        // The strip of the day asks too.
        if (!path.endsWith(String(noon + 60_000))) return;
        answer = () =>
          resolve({
            ok: true,
            value: {
              blob: Object.assign(new Blob([jpeg]), { arrayBuffer: async () => jpeg.buffer }),
              headers: new Headers(),
            },
          });
      }),
  );
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
  expect(time()).toBe(noon + 60_000);
  await act(async () => answer());
  await waitFor(() => expect(time()).toBe(noon + 120_000));
  fireEvent.keyUp(document.body, { key: 'ArrowRight' });
});

test('compares with the same time yesterday, side by side or by a slider; a jump can be gone back from', async () => {
  await open(`time=${noon}&step=60000`);
  const before = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Same time yesterday' }));
  await settle();
  expect(screen.getByRole('img', { name: 'Pen 1 at 2025-12-31 12:00:00' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Pen 1 at 2026-01-01 12:00:00' })).toBeVisible();
  expect(history.length).toBe(before + 1);
  await userEvent.click(screen.getByRole('radio', { name: 'Slider' }));
  expect(screen.getByRole('slider', { name: 'How much of the compared image is seen' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End comparison' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('what has not come yet is not asked for', async () => {
  await open(`time=${Date.now() + 3_600_000}&step=60000`);
  expect(screen.getByText('This time has not come yet.')).toBeVisible();
  expect(asked().every((moment) => moment <= Date.now())).toBe(true);
});

test.each([
  [[[], []], 'Nothing has been recorded of this camera.'],
  [[[{ start: noon + 1000, end: noon + 2000 }], []], 'The recordings of this camera begin on 2026-01-01 12:00:01.'],
  [[[{ start: 1, end: 2 }], []], 'The camera was offline at this time.'],
  [[[{ start: 1, end: 2 }], [{ start: noon, end: noon }]], 'Image could not be loaded (is the video file missing?)'],
])('no picture: %#', async (recordings, words) => {
  refuses('frame-missing');
  mockRecordings = recordings;
  await open(`time=${noon}&step=60000`);
  expect(screen.getByText(words)).toBeVisible();
});

test('a private span is told, in German too', async () => {
  refuses('camera-in-privacy', 403);
  await open(`time=${noon}&step=60000`, 'de');
  expect(screen.getByText('Zu dieser Zeit war der Privatsphäre-Modus an: Es gibt kein Bild.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Pen 1/ })).toBeNull();
});
