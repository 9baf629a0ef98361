import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import {
  answerCounts,
  arrived,
  type CameraBarn,
  cameraCalls,
  damagedCamera,
  jpegReply,
  openCameraBarn,
  timelineCalls,
} from '../../testing/camera-barn';
import { incidentRecord } from '../../testing/glance-barn';
import en from '../../texts/en.json';
import { LiveViewScreen } from './live-view';

let mockPlayers: readonly string[] = [];
let barn: CameraBarn;
jest.mock('../players/create-player', () => ({
  availablePlayers: () => mockPlayers,
  createPlayer: () => new Promise(() => {}),
}));
/** The screen as it is drawn for what the barn says by now. */
async function draw(id = 'a') {
  history.replaceState(null, '', `/dashboard/north-barn/camera/streaming/${id}/Pen%201`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/streaming/:id/:name', element: <LiveViewScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  return rendered;
}

async function open(cameras: readonly Camera[], id = 'a') {
  barn = await openCameraBarn(cameras, { permissions: ['cameras.view', 'cameras.privacy'] });
  return draw(id);
}

const lineTo = (cameraId: string) => `wss://north-barn.example:8071/api/streaming/${cameraId}`;

beforeEach(() => {
  mockPlayers = ['low-delay'];
  // Every tile is on the screen.
  Object.assign(performance, { getEntriesByType: () => [] });
  Element.prototype.getBoundingClientRect = () => ({
    top: 0,
    bottom: 360,
    height: 360,
    width: 640,
    left: 0,
    right: 640,
    x: 0,
    y: 0,
    toJSON: () => '',
  });
});

const walk = [exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })];

test('connects before the barn has described the camera', async () => {
  barn = await openCameraBarn([]);
  barn.door.answer(cameraCalls.list, 'silence');
  await draw();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pen 1');
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Connecting …');
  expect(barn.sockets.map(({ url }) => url)).toEqual([lineTo('a')]);
});

test('leads back to the list and on to the neighbours', async () => {
  await open(walk);
  expect(screen.getByRole('link', { name: 'All cameras' })).toHaveAttribute('href', '/dashboard/north-barn/camera');
  expect(screen.getByRole('link', { name: 'Next camera: Pen 2' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/camera/streaming/b/Pen%202',
  );
});

test('names the cause and counts down when the line cannot be made', async () => {
  await open(walk);
  barn.door.answer(cameraCalls.live, 'no-connection');
  await act(async () => void barn.sockets[0]?.dispatchEvent(new Event('close')));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Trying again in 1 s'));
  expect(barn.door.asked(cameraCalls.live)[0]?.path).toEqual({ cameraId: 'a' });
  expect(screen.getByText('The barn cannot be reached.')).toBeVisible();
});

test('in privacy mode nothing is opened and nothing can be saved', async () => {
  const { unmount } = await open([exampleCamera('a', { name: 'Pen 1', privacy: { active: true, until: null } })]);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Privacy mode');
  // Begun before the barn had said anything of the camera.
  expect(barn.sockets.map(({ closed }) => closed)).toEqual([true]);
  unmount();
  await draw();
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Privacy mode');
  expect(barn.sockets).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Save the picture' })).toBeNull();
});

test('a browser that cannot play says so and offers another try', async () => {
  mockPlayers = [];
  await open(walk);
  expect(screen.getByText(en.liveView.noPlayer)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again now' })).toBeVisible();
});

test('a camera that is gone is named', async () => {
  await open(walk, 'z');
  expect(screen.getByText('There is no camera “Pen 1” in this barn any more.')).toBeVisible();
  expect(barn.sockets.filter(({ closed }) => !closed)).toEqual([]);
});

test('one that cannot be read is said to be so', async () => {
  barn = await openCameraBarn({ a: damagedCamera('a') });
  await draw();
  expect(screen.getByText(/^What the barn says of the camera “Pen 1” could not be read\./)).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('leaving ends the line', async () => {
  const { unmount } = await open(walk);
  expect(barn.sockets.map(({ closed }) => closed)).toEqual([false]);
  unmount();
  await arrived();
  expect(barn.sockets.map(({ closed }) => closed)).toEqual([true]);
});

test('the data saver shows stills and opens no line; it is left as easily', async () => {
  await open(walk);
  await userEvent.click(screen.getByRole('switch', { name: 'Data saver' }));
  await waitFor(() => expect(barn.sockets.map(({ closed }) => closed)).toEqual([true]));
  expect(screen.getByRole('article', { name: 'Pen 1' })).not.toHaveTextContent('Connecting');
  await userEvent.click(screen.getByRole('switch', { name: 'Data saver' }));
  await waitFor(() => expect(barn.sockets).toHaveLength(2));
});

test('zoom by keys: in, back to the whole picture', async () => {
  await open(walk);
  expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull();
  await userEvent.keyboard('++');
  expect(screen.getByRole('button', { name: /Whole picture/ })).toHaveTextContent('2.3×');
  await userEvent.keyboard('0');
  expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull();
});

test('privacy mode can be switched from here', async () => {
  await open(walk);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  expect(await screen.findByRole('dialog', { name: 'Switch on privacy mode' })).toBeVisible();
});

test('held upright, its buttons stand below the picture: none of them covers an animal (product 2.14)', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query === '(orientation: portrait)' });
  await open(walk);
  const picture = screen.getByRole('article', { name: 'Pen 1' });
  for (const button of [
    screen.getByRole('button', { name: 'Statistics' }),
    screen.getByRole('button', { name: 'Zoom in' }),
    screen.getByRole('link', { name: 'Next camera: Pen 2' }),
  ]) {
    expect(picture.parentElement).not.toContainElement(button);
    expect(picture.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.getByRole('link', { name: 'Next camera: Pen 2' })).toHaveTextContent('Pen 2');
  // A finger's first touch means the button that it sees.
  await userEvent.click(screen.getByRole('button', { name: 'Statistics' }));
  expect(screen.getByRole('button', { name: 'Statistics' })).toHaveAttribute('aria-pressed', 'true');
  window.matchMedia = wide;
});

const recorded = (incident: Readonly<Record<string, unknown>> | null) => ({
  incidents: incident === null ? [] : [incidentRecord({ openedAt: 1, lastUpdated: 1, ...incident })],
  page: { offset: 0, limit: 1, total: incident === null ? 0 : 1 },
});

test('below the picture stands what was last recorded at the camera; that there is nothing is said', async () => {
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'incidents.view'] });
  barn.door.answer(cameraCalls.incidents, recorded({ messagePayload: { type: 'climate', title: 'Draught' } }));
  const { unmount } = await draw();
  const last = await screen.findByRole('region', { name: 'Last recorded here' });
  expect(last).toHaveTextContent('Draught');
  expect(barn.door.asked(cameraCalls.incidents)).toHaveLength(1);
  unmount();
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'incidents.view'] });
  barn.door.answer(cameraCalls.incidents, recorded(null));
  await draw();
  expect(await screen.findByText(en.cameraIncidents.none)).toBeVisible();
});

test('what was last recorded is asked of nobody who may not see it, and a failure is told in its place', async () => {
  const { unmount } = await open(walk);
  expect(barn.door.asked(cameraCalls.incidents)).toEqual([]);
  unmount();
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'incidents.view'] });
  barn.door.refuse(cameraCalls.incidents, 500);
  await draw();
  expect(await screen.findByText(en.cameraIncidents.failed)).toBeVisible();
});

test('shared, the picture goes to the sheet of the device under a name that sorts; a refusal is said', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close() {} }) });
  barn = await openCameraBarn(walk, { permissions: ['cameras.view'] });
  barn.door.answer(cameraCalls.still, () => jpegReply(Date.UTC(2026, 0, 1, 11)));
  const { toasts } = await draw();
  await userEvent.click(await screen.findByRole('button', { name: en.liveView.share }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.name).toMatch(/Pen.1_20260101_120000\.jpg$/);
  expect(file?.type).toBe('image/jpeg');
  expect(toasts.state().history).toEqual([]);
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: en.liveView.share }));
  await waitFor(() => expect(toasts.state().history[0]).toMatchObject({ text: en.liveView.snapshotFailed }));
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

test('below the picture stands how many animals the camera counts; nothing is asked for who may not see it', async () => {
  const { unmount } = await open(walk);
  expect(screen.queryByRole('region', { name: en.overview.counts.title })).toBeNull();
  expect(barn.door.asked(timelineCalls.counts)).toEqual([]);
  unmount();
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'data.view'] });
  answerCounts(barn.door, ['a'], barn.device.now());
  await draw();
  const counts = await screen.findByRole('region', { name: en.overview.counts.title });
  await waitFor(() => expect(counts).toHaveTextContent('Lying4Standing8'));
  const picture = screen.getByRole('article', { name: 'Pen 1' });
  expect(picture.compareDocumentPosition(counts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the strip below leads back into the past over the live picture, and one press returns', async () => {
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'recordings.view'] });
  await draw();
  const strip = await screen.findByRole('application');
  const sockets = barn.sockets.length;
  fireEvent.keyDown(strip, { key: 'PageUp' });
  await waitFor(() => expect(document.querySelector('[data-past]')).not.toBeNull());
  const past = Number(document.querySelector<HTMLElement>('[data-past]')?.dataset.past);
  expect(past).toBeLessThan(barn.device.now() - 60_000);
  await waitFor(() => expect(barn.door.asked(cameraCalls.frame).at(-1)?.path).toMatchObject({ cameraId: 'a' }));
  await userEvent.click(screen.getByRole('button', { name: en.liveView.backToLive }));
  expect(document.querySelector('[data-past]')).toBeNull();
  // Below it the live picture has gone on.
  expect(barn.sockets).toHaveLength(sockets);
});

test('a phone that is turned in the past shows what is live: nothing would say that it is the past', async () => {
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'recordings.view'] });
  const wide = window.matchMedia;
  const turned = new EventTarget();
  let lies = false;
  window.matchMedia = (query) => ({
    ...wide(query),
    matches: lies && query.includes('max-height'),
    addEventListener: turned.addEventListener.bind(turned),
    removeEventListener: turned.removeEventListener.bind(turned),
  });
  const turn = (next: boolean) =>
    act(async () => {
      lies = next;
      turned.dispatchEvent(new Event('change'));
    });
  await draw();
  fireEvent.keyDown(await screen.findByRole('application'), { key: 'PageUp' });
  await waitFor(() => expect(document.querySelector('[data-past]')).not.toBeNull());
  await turn(true);
  expect(screen.queryByRole('application')).toBeNull();
  await turn(false);
  expect(await screen.findByRole('application')).toBeVisible();
  expect(document.querySelector('[data-past]')).toBeNull();
  window.matchMedia = wide;
});

test('without the right to recordings there is no way back into the past', async () => {
  await open(walk);
  expect(screen.queryByRole('application')).toBeNull();
});

test('by choice the picture says how many animals are counted and what is not as usual (issue 13, 5)', async () => {
  barn = await openCameraBarn(walk, { permissions: ['cameras.view', 'data.view'] });
  answerCounts(barn.door, ['a'], barn.device.now());
  await deviceStorage.open('settings').remove('counts-on-pictures');
  await draw();
  const picture = screen.getByRole('article', { name: 'Pen 1' });
  expect(picture).not.toHaveTextContent('12');
  await userEvent.click(screen.getByRole('button', { name: 'Show counts on pictures' }));
  await waitFor(() => expect(picture).toHaveTextContent(/12fewer lie/));
});
