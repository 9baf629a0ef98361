import { BrowserRouter } from '@barnwatch/shared/routing';
import { type InSuiteOptions, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ReactNode } from 'react';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, cameraCalls, jpegReply, openCameraBarn } from '../../testing/camera-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { FrameExportScreen } from '../frame-export/frame-export';
import { RecordingExportScreen } from './recording-export';

const estimateCall = 'GET api/recordings/file/{cameraId}/{start}/{end}/estimate';
const videoCall = 'GET api/recordings/file/{cameraId}/{start}/{end}';
const now = Date.UTC(2026, 5, 1, 12);
const from = now - 60 * millisecondsInMinute;
const chosen = `cameraId=a&cameraId=b&from=${from}&to=${from + 10 * millisecondsInMinute}`;

interface Span {
  readonly start: number;
  readonly end: number;
}

const part = (fromMinute: number, toMinute: number): Span => ({
  start: fromMinute * millisecondsInMinute,
  end: toMinute * millisecondsInMinute,
});

let barn: CameraBarn;
beforeAll(async () => {
  const cameras = [exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })];
  const permissions = ['cameras.view', 'recordings.view', 'data.view'];
  barn = await openCameraBarn(cameras, { now, permissions });
});
beforeEach(() => {
  barn.door.answer(cameraCalls.frame, () => jpegReply(from, new Uint8Array(1000)));
  barn.door.answer(videoCall, () => new Response('video', { headers: { 'content-type': 'video/mp4' } }));
  tell([part(6, 8)], [part(5, 6)]);
});

/** What the barn says of each camera, from the beginning of the span on. */
function tell(gaps: readonly Span[], privateSpans: readonly Span[] = []): void {
  const moved = (spans: readonly Span[]) => spans.map(({ start, end }) => ({ start: from + start, end: from + end }));
  const estimate = { durationMs: 1, sizeBytes: 1_150_000, gaps: moved(gaps), privateSpans: moved(privateSpans) };
  barn.door.answer(estimateCall, { estimate });
}

async function open(
  query: string,
  ui: ReactNode = <RecordingExportScreen />,
  language: 'en' | 'de' = 'en',
  settings: InSuiteOptions['settings'] = {},
) {
  history.replaceState(null, '', `/dashboard/north-barn/recordingExport?${query}`);
  await renderInSuite(ui, {
    now,
    language,
    settings,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
}

const start = () => screen.getByRole('button', { name: 'Start export' });
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('product 5.12: without a camera and a timespan nothing begins, and it is said', async () => {
  await open('');
  await userEvent.click(start());
  expect(screen.getAllByText('Choose at least one camera.')).not.toEqual([]);
  expect(screen.getAllByText('Choose a timespan.')).not.toEqual([]);
  expect(barn.door.asked(videoCall)).toEqual([]);
});

test('product 5.12a: number, length, size and what is missing are said before it begins', async () => {
  await open(chosen);
  expect(plain(await screen.findByText(/4 videos/))).toBe('4 videos · 14 m · about 2.3 MB');
  expect(plain(screen.getByText(/nothing was recorded:/))).toBe('Missing because nothing was recorded: 4 m');
  expect(plain(screen.getByText(/privacy mode:/))).toBe('Missing because of privacy mode: 2 m');
});

test('product 5.12a: where nothing was recorded nothing begins', async () => {
  tell([part(0, 10)]);
  await open(chosen);
  await screen.findByText('Nothing was recorded in this timespan.');
  await userEvent.click(start());
  expect(await screen.findByText(/There is nothing to export/)).toBeVisible();
});

test('F42: a right that is missing is named, and the question can be asked again', async () => {
  const needed = { missingPermissions: { any: ['recordings.view'] } };
  barn.door.refuse(estimateCall, 403, 'permission-missing', needed);
  await open(chosen);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('What there is to export could not be found out.');
  tell([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/2 videos/)).toBeVisible();
});

test('images: as many as there are moments that were recorded, and how large they are', async () => {
  await open(`${chosen}&interval=60000`, <FrameExportScreen />);
  expect(plain(await screen.findByText(/18 images/))).toBe('18 images · about 18 kB');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'One image every' }), '1 s');
  expect(await screen.findByText(/844 images/)).toBeVisible();
  expect(location.search).toContain('interval=1000');
});

test('product 3.17: images are exported at the interval of the settings, where the address names none', async () => {
  await open(chosen, <FrameExportScreen />, 'en', { frameInterval: 60_000 });
  expect(screen.getByRole('combobox', { name: 'One image every' })).toHaveValue('60000');
  expect(plain(await screen.findByText(/18 images/))).toBe('18 images · about 18 kB');
});

test('a device that keeps nothing says so, and what can be done', async () => {
  await open(chosen);
  await screen.findByText(/4 videos/);
  await userEvent.click(start());
  const item = await screen.findByRole('article');
  expect(within(item).getByRole('heading')).toHaveTextContent('Videos: Pen 1, Pen 2');
  await waitFor(() => expect(item).toHaveTextContent(/The browser does not let this page store anything/));
  await userEvent.click(within(item).getByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  // What else lies there is not known: that there is nothing is not said.
  expect(screen.getByText(en.exports.queue.notTold)).toBeVisible();
  expect(screen.queryByText('There is nothing here!')).toBeNull();
});

test('in German', async () => {
  await open(chosen, <RecordingExportScreen />, 'de');
  expect(plain(await screen.findByText(/4 Videos/))).toBe('4 Videos · 14 m · etwa 2,3 MB');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Videos exportieren');
});
