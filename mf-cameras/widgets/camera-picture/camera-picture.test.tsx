import { FreshMemory, type InSuiteOptions, renderInSuite } from '@barnwatch/shared/testing';
import type { WidgetProps } from '@barnwatch/shared/widgets';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, cameraCalls, jpegReply, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { CameraPicture } from './camera-picture';

jest.mock('../../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));

const given: WidgetProps<'camera-picture'> = {
  cameraId: 'a',
  moment: null,
  motion: 'still',
  heightPx: 140,
  intervalMs: 10_000,
  named: true,
};
const noon = Date.UTC(2026, 0, 1, 11);
let barn: CameraBarn;

function pictures(changes: readonly Partial<WidgetProps<'camera-picture'>>[]) {
  return changes.map((change, index) => {
    const props = { ...given, ...change };
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
    return <CameraPicture key={index} {...props} />;
  });
}

async function show(changes: readonly Partial<WidgetProps<'camera-picture'>>[], options: InSuiteOptions = {}) {
  const rendered = await renderInSuite(pictures(changes), {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    ...options,
  });
  await arrived();
  await arrived();
  return rendered;
}

const cameras = (count: number) =>
  Array.from({ length: count }, (_, index) => exampleCamera(`c${index}`, { name: `Pen ${index}` }));

beforeEach(async () => {
  barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1' })]);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
  const box = { top: 0, bottom: 90, left: 0, right: 160, x: 0, y: 0, width: 160, height: 90, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => box;
});

test('a picture of now is the still of the camera, as high as its place is on the screen', async () => {
  await show([{}]);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toBeVisible();
  await waitFor(() => expect(barn.door.asked(cameraCalls.still)[0]?.query.resizeY).toBe('150'));
});

test.each([
  [80, 'a small one says nothing of what is as it should be', ''],
  [240, 'a large one does', 'Connecting …'],
])('words stand on a picture only where they do not cover it: at %d px %s', async (heightPx, _what, words) => {
  await show([{ heightPx, named: false, motion: 'live' }]);
  const tile = screen.getByRole('article', { name: 'Pen 1' });
  await waitFor(() => expect(tile).toHaveAttribute('data-state', 'connecting'));
  expect(tile.textContent).toBe(words);
});

test('many places of one barn ask once for its cameras (P29)', async () => {
  barn = await openCameraBarn(cameras(12));
  await show(cameras(12).map(({ cameraId }) => ({ cameraId })));
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('what the barn said of its cameras last is enough for a picture where it cannot be asked (F1)', async () => {
  const { unmount } = await show([{}]);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toBeVisible();
  unmount();
  barn.door.refuse(cameraCalls.list, 503);
  await show([{}], { wrap: (children) => <FreshMemory>{children}</FreshMemory> });
  expect(await screen.findByRole('article', { name: 'Pen 1' })).toBeVisible();
  expect(screen.queryByText(en.cameraList.failed)).toBeNull();
});

test('live pictures start a few at a time, wherever they are on the page', async () => {
  barn = await openCameraBarn(cameras(6));
  await show(cameras(6).map(({ cameraId }) => ({ cameraId, motion: 'live' as const })));
  await waitFor(() => expect(barn.sockets).toHaveLength(4));
});

test('with the data saver nothing is live', async () => {
  await show([{ motion: 'live' }], { settings: { dataSaver: true } });
  expect(barn.sockets).toEqual([]);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveAttribute('data-state', 'still');
});

test('a moment is the picture that was recorded then, and the place is told that it is there', async () => {
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp)));
  const onShown = jest.fn();
  await show([{ moment: noon, onShown }]);
  expect(await screen.findByRole('img', { name: /^Pen 1 at 2026-01-01 12:00/ })).toBeVisible();
  expect(onShown).toHaveBeenCalledWith({ cameraId: 'a', moment: noon, outcome: 'picture' });
  expect(barn.door.asked(cameraCalls.still)).toEqual([]);
});

test('a moment without a picture says why, and the place does not wait for it', async () => {
  barn.door.refuse(cameraCalls.frame, 404, 'frame-missing');
  const onShown = jest.fn();
  await show([{ moment: noon, onShown }]);
  expect(await screen.findByText(en.graph.moment.notRecorded)).toBeVisible();
  expect(onShown).toHaveBeenCalledWith({ cameraId: 'a', moment: noon, outcome: 'none' });
});

test('a moment whose picture the browser cannot draw is said to be damaged, and the place does not wait for it', async () => {
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp)));
  const onShown = jest.fn();
  await show([{ moment: noon, onShown }]);
  fireEvent.error(await screen.findByRole('img', { name: /^Pen 1 at/ }));
  expect(await screen.findByText(en.damage.undecodable)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Pen 1 at/ })).toBeNull();
  expect(onShown).toHaveBeenLastCalledWith({ cameraId: 'a', moment: noon, outcome: 'none' });
});

test('of a private camera neither a still nor a moment is asked for (10.6)', async () => {
  barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1', privacy: { active: true, until: null } })]);
  await show([{}, { moment: noon }]);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveAttribute('data-state', 'privacy');
  expect(screen.getByRole('figure', { name: 'Pen 1' })).toHaveAttribute('data-state', 'privacy');
  expect(barn.door.asked(cameraCalls.still)).toEqual([]);
  expect(barn.door.asked(cameraCalls.frame)).toEqual([]);
});

test('a camera that the barn does not have is said to be missing, and no place waits for its moments', async () => {
  const onShown = jest.fn();
  await show([{ cameraId: 'gone', moment: noon, onShown }]);
  expect(screen.getByRole('article', { name: 'gone' })).toHaveAttribute('data-state', 'refused');
  expect(onShown).toHaveBeenCalledWith({ cameraId: 'gone', moment: noon, outcome: 'none' });
});
