import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { settingAtom } from '@barnwatch/shared/settings';
import { type InSuiteOptions, renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import {
  arrived,
  type CameraBarn,
  cameraCalls,
  damagedCamera,
  jpegReply,
  openCameraBarn,
} from '../../testing/camera-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { CameraImagesScreen } from './camera-images';

const recordingsCall = 'POST api/recordings/query';
const pen = exampleCamera('a', { name: 'Pen 1' });
let barn: CameraBarn;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The smallest JPEG that has a size: 2 × 1. */
const jpeg = new Uint8Array([255, 216, 255, 192, 0, 11, 8, 0, 1, 0, 2, 1, 1, 17, 0, 255, 217]);
const noon = new Date(2026, 0, 1, 12).getTime();

function answers(capturedAt: (moment: number) => number = (moment) => moment) {
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(capturedAt(Number(path.timestamp)), jpeg));
}

/** What the barn has recorded: the first one, and what covers the moment. */
function recorded(first: readonly Span[], covering: readonly Span[]) {
  barn.door.answer(recordingsCall, ({ body }) => {
    const { order } = body as { order: readonly { direction: 'asc' | 'desc' }[] };
    const found = order[0]?.direction === 'asc' ? first : covering;
    const recordings = found.map((span, place) => ({ recordingId: `recording-${place}`, cameraId: 'a', ...span }));
    return { recordings, page: { offset: 0, limit: 1, total: recordings.length } };
  });
}

async function open(query: string, language: 'en' | 'de' = 'en', settings: InSuiteOptions['settings'] = {}) {
  history.replaceState(null, '', `/dashboard/north-barn/camera/images/a/Pen%201?${query}`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/images/:id/:name', element: <CameraImagesScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now: barn.device.now(),
    language,
    settings,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  await arrived();
  return rendered;
}

const time = () => Number(new URLSearchParams(location.search).get('time'));
const asked = () => barn.door.asked(cameraCalls.frame).map(({ path }) => Number(path.timestamp));

beforeEach(async () => {
  barn = await openCameraBarn([pen]);
  recorded([], []);
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
  const before = Date.now();
  await open('');
  // The clock of a barn that has been heard once may be a second off.
  expect(time()).toBeGreaterThan(before - 10_000);
  expect(time()).toBeLessThan(Date.now() + 10_000);
});

test('steps by button and key, in place of the last step; the pictures ahead are at hand', async () => {
  await open(`time=${noon}&step=60000`);
  const before = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(time()).toBe(noon - 60_000);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyUp(document.body, { key: 'ArrowLeft' });
  await arrived();
  expect(time()).toBe(noon - 120_000);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyUp(document.body, { key: 'ArrowRight' });
  await arrived();
  expect(time()).toBe(noon - 60_000);
  expect(history.length).toBe(before);
  expect(new Set(asked().filter((moment) => moment > noon - 60_000 * 5)).size).toBeGreaterThanOrEqual(4);
});

test('product 3.17: without a step in the address it is that of the settings; one that is chosen here is kept there', async () => {
  const { states } = await open(`time=${noon}`, 'en', { frameInterval: 600_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(time()).toBe(noon - 600_000);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Step' }), '1 h');
  expect(states.get(settingAtom('frameInterval'))).toBe(millisecondsInHour);
});

test('held, the next one is asked for only when the last has come', async () => {
  let answer: () => void = () => {};
  await open(`time=${noon}&step=60000`);
  barn.door.answer(cameraCalls.frame, async ({ path }) => {
    const moment = Number(path.timestamp);
    // The strip of the day asks too.
    if (moment !== noon + 60_000) return 'silence';
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return jpegReply(moment, jpeg);
  });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
  await waitFor(() => expect(asked()).toContain(noon + 60_000));
  expect(time()).toBe(noon + 60_000);
  await act(async () => answer());
  await waitFor(() => expect(time()).toBe(noon + 120_000));
  fireEvent.keyUp(document.body, { key: 'ArrowRight' });
});

test('compares with the same time yesterday, side by side or by a slider; a jump can be gone back from', async () => {
  await open(`time=${noon}&step=60000`);
  const before = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Same time yesterday' }));
  await arrived();
  expect(screen.getByRole('img', { name: 'Pen 1 at 2025-12-31 12:00:00' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Pen 1 at 2026-01-01 12:00:00' })).toBeVisible();
  expect(history.length).toBe(before + 1);
  await userEvent.click(screen.getByRole('radio', { name: 'Slider' }));
  expect(screen.getByRole('slider', { name: 'How much of the compared image is seen' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End comparison' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

const dayBefore = new Date(2025, 11, 31, 12).getTime();

const twice = 'Clocks are put back, so this time comes twice. Which one?';

test.each([
  ['31 February', '2025-02-31 12:00:00', /^This day does not exist/],
  ['24:00:01', '2025-12-30 24:00:01', /24:00:00|Invalid/],
  ['an hour that comes twice', '2025-10-26 02:30:00', twice],
] as const)(
  '%s typed into either time of the screen is said there, and changes nothing else',
  async (_name, text, words) => {
    await open(`time=${noon}&step=60000&compare=${dayBefore}`);
    const shown = () => [
      location.href,
      history.length,
      ...screen.getAllByRole('img', { name: /^Pen 1 at/ }).map((picture) => picture.getAttribute('alt')),
    ];
    const before = shown();
    expect(before).toHaveLength(4);
    for (const [index, label] of [en.images.time, en.images.compareTime].entries()) {
      const field = screen.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await arrived();
      expect(field).toHaveValue(text);
      if (words === twice) expect(screen.getAllByRole('group', { name: twice })).toHaveLength(index + 1);
      else {
        expect(field).toBeInvalid();
        expect(field).toHaveAccessibleDescription(words);
      }
      expect(shown()).toEqual(before);
    }
  },
);

test('what has not come yet is not asked for', async () => {
  await open(`time=${Date.now() + millisecondsInHour}&step=60000`);
  expect(screen.getByText('This time has not come yet.')).toBeVisible();
  expect(asked().every((moment) => moment <= Date.now())).toBe(true);
});

test.each([
  [[[], []], 'Nothing has been recorded of this camera.'],
  [[[{ start: noon + 1000, end: noon + 2000 }], []], 'The recordings of this camera begin on 2026-01-01 12:00:01.'],
  [[[{ start: 1, end: 2 }], []], 'The camera was offline at this time.'],
  [[[{ start: 1, end: 2 }], [{ start: noon, end: noon }]], 'Image could not be loaded (is the video file missing?)'],
])('no picture: %#', async (recordings, words) => {
  barn.door.refuse(cameraCalls.frame, 404, 'frame-missing');
  recorded(recordings[0] ?? [], recordings[1] ?? []);
  await open(`time=${noon}&step=60000`);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a private span is told, in German too', async () => {
  barn.door.refuse(cameraCalls.frame, 403, 'camera-in-privacy');
  await open(`time=${noon}&step=60000`, 'de');
  expect(await screen.findByText('Zu dieser Zeit war der Privatsphäre-Modus an: Es gibt kein Bild.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Pen 1/ })).toBeNull();
});

test('where the recordings cannot be read, nothing is said of them; nothing is asked for twice', async () => {
  barn.door.refuse(cameraCalls.frame, 404, 'frame-missing');
  barn.door.answer(recordingsCall, { recordings: [{ start: 'noon' }], page: { offset: 0, limit: 1, total: 1 } });
  await open(`time=${noon}&step=60000`);
  expect(await screen.findByText('There is no image of this time.')).toBeVisible();
  expect(barn.door.asked(recordingsCall)).toHaveLength(2);
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('of a camera that cannot be read it is said so', async () => {
  barn.tell({ a: damagedCamera('a') });
  await open(`time=${noon}&step=60000`);
  expect(screen.getByText(/^What the barn says of the camera “Pen 1” could not be read\./)).toBeVisible();
});

const markCall = 'POST api/recordings/markAsFallback/{cameraId}/{timestamp}';

test('the picture that is shown can be made the fallback of its camera', async () => {
  barn = await openCameraBarn([pen], { permissions: ['cameras.view', 'recordings.view', 'cameras.manage'] });
  recorded([], []);
  answers((moment) => moment + 3000);
  barn.door.answer(markCall, { timestamp: noon + 3000 });
  const { toasts } = await open(`time=${noon}&step=60000`);
  await userEvent.click(screen.getByRole('button', { name: en.images.fallback.mark }));
  await waitFor(() => expect(toasts.state().history[0]).toMatchObject({ text: en.images.fallback.marked }));
  expect(barn.door.asked(markCall).map(({ path }) => path)).toEqual([
    { cameraId: 'a', timestamp: String(noon + 3000) },
  ]);
  barn.door.refuse(markCall, 404, 'frame-missing');
  await userEvent.click(screen.getByRole('button', { name: en.images.fallback.mark }));
  expect(await screen.findByText(new RegExp(en.images.fallback.failed))).toBeVisible();
});

test('who may not manage cameras is not offered to change the fallback', async () => {
  barn = await openCameraBarn([pen], { permissions: ['cameras.view', 'recordings.view'] });
  recorded([], []);
  answers();
  await open(`time=${noon}&step=60000`);
  expect(screen.getByRole('img', { name: /^Pen 1 at/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: en.images.fallback.mark })).toBeNull();
});
