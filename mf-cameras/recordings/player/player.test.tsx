import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, cameraCalls, jpegReply, openCameraBarn } from '../../testing/camera-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { PlayerScreen } from './player';

const spansCall = 'POST api/recordings/spans';
const recordingsCall = 'POST api/recordings/query';
const noon = new Date(2026, 0, 1, 12).getTime();
const hour = 3_600_000;
let barn: CameraBarn;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the barn has recorded; a question by id is answered by the first. */
function recorded(spans: readonly Span[], hidden: readonly Span[] = []) {
  const cameras = [{ cameraId: 'a', recorded: spans, private: hidden }];
  barn.door.answer(spansCall, { resolution: 2000, cameras });
  barn.door.answer(recordingsCall, ({ body }) => {
    const { query } = body as { query: { recordingId?: { $eq: string }; start?: { $gt?: number; $lt?: number } } };
    const all = spans.map((span, place) => ({ recordingId: `rec-${place}`, cameraId: 'a', ...span }));
    const named = query.recordingId?.$eq;
    const { $gt, $lt } = query.start ?? {};
    const recordings = all
      .filter(({ recordingId }) => named === undefined || recordingId === named)
      .filter(({ start }) => ($gt === undefined || start > $gt) && ($lt === undefined || start < $lt));
    return { recordings, page: { offset: 0, limit: 1000, total: recordings.length } };
  });
}

async function draw(address: string, language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/videoplayer/a/${address}`);
  const element = <PlayerScreen />;
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/videoplayer/:cameraId/:identifierType/:identifier', element }]);
  const rendered = await renderInSuite(<Suite />, {
    now: barn.device.now(),
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  await arrived();
  return rendered;
}

const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const clock = () => document.querySelector('[data-player-clock]')?.textContent;

beforeEach(async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
  Element.prototype.getBoundingClientRect = () => ({
    ...{ top: 0, bottom: 360, height: 360, width: 640, left: 0, right: 640, x: 0, y: 0 },
    toJSON: () => '',
  });
  jest.spyOn(Date, 'now').mockReturnValue(noon + 10 * hour);
  barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })], {
    now: noon + 10 * hour,
  });
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp)));
  recorded([{ start: noon, end: noon + hour }]);
});
afterEach(() => jest.restoreAllMocks());

test('2.14: an address that names no video says so', async () => {
  await draw('somethingElse/5');
  expect(screen.getByText('Video not found')).toBeInTheDocument();
});

test('2.14: so does a recording that the barn does not have, or has of another camera', async () => {
  await draw('recording/rec-9');
  expect(screen.getByText('Video not found')).toBeInTheDocument();
});

test('F49: a recording of which nothing can be read is told as that', async () => {
  const damaged = [{ recordingId: 'rec-0', cameraId: 'a', start: 'noon', end: null }];
  barn.door.answer(recordingsCall, { recordings: damaged, page: { offset: 0, limit: 1, total: 1 } });
  await draw('recording/rec-0');
  expect(screen.getByText('What the barn says of this recording cannot be read.')).toBeInTheDocument();
});

test('2.14: a recording opens at its beginning, with its time readable', async () => {
  await draw('recording/rec-0');
  expect(clock()).toBe('2026-01-01 12:00:00');
  expect(screen.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', '2026-01-01 12:00:00');
});

test('where the browser plays no video, single pictures stand in for it, and it says so', async () => {
  await draw(`timestamp/${noon + 60_000}`);
  expect(await screen.findByRole('img', { name: 'Pen 1 at 2026-01-01 12:01:00' })).toBeInTheDocument();
  expect(screen.getByText('This browser cannot play the video: single pictures in its place.')).toBeInTheDocument();
});

test('the address says which moment is seen while it stands still', async () => {
  await draw(`timestamp/${noon + 60_000}`);
  await press('ArrowRight');
  expect(clock()).toBe('2026-01-01 12:01:10');
  await waitFor(() => expect(location.search).toBe(`?time=${noon + 70_000}`));
  await press('.');
  await waitFor(() => expect(location.search).toBe(`?time=${noon + 70_200}`));
  await press('Home');
  await waitFor(() => expect(location.search).toBe(`?time=${noon - 1_740_000}`));
});

test('what comes next is asked for when somebody wants it; where there is nothing it says so', async () => {
  recorded([
    { start: noon, end: noon + hour },
    { start: noon + 2 * hour, end: noon + 3 * hour },
  ]);
  await draw(`timestamp/${noon + 60_000}`);
  await press('n');
  await waitFor(() => expect(clock()).toBe('2026-01-01 14:00:00'));
  await press('n');
  expect(await screen.findByText('There is no later recording.')).toBeInTheDocument();
});

test('nothing later than now is gone to', async () => {
  await draw(`timestamp/${noon + 10 * hour - 60_000}`);
  for (let turn = 0; turn < 9; turn += 1) await press('ArrowRight');
  expect(clock()).toBe('2026-01-01 21:59:58');
});

test('nor is what has not come yet opened: the newest moment stands in for it', async () => {
  await draw(`timestamp/${noon + 11 * hour}`);
  expect(clock()).toBe('2026-01-01 21:59:58');
});

test('the line of time goes where it is moved, and back to what is seen as that goes on', async () => {
  await draw(`timestamp/${noon + hour}`);
  const strip = await screen.findByRole('application');
  const start = () => Number(strip.dataset.view?.split('-')[0]);
  const before = start();
  for (let turn = 0; turn < 4; turn += 1) await act(async () => void fireEvent.keyDown(strip, { key: 'PageUp' }));
  const moved = start();
  expect(before - moved).toBeGreaterThan(hour);
  await press('k');
  await press('ArrowRight');
  expect(start()).toBeGreaterThan(moved);
  expect(Math.abs(start() - before)).toBeLessThanOrEqual(hour);
});

test('F2: a picture that does not come is told, with a way to try again', async () => {
  barn.door.refuse(cameraCalls.frame, 500);
  await draw(`timestamp/${noon + 60_000}`, 'de');
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
});

test('F2: of several cameras on a phone each says in short that it has none, and its button says why', async () => {
  const size = { ...document.body.getBoundingClientRect(), height: 110, bottom: 110, width: 195, right: 195 };
  Element.prototype.getBoundingClientRect = () => ({ ...size, toJSON: () => '' });
  barn.door.answer(cameraCalls.frame, ({ path }) =>
    path.cameraId === 'b' ? new Response('', { status: 500 }) : jpegReply(Number(path.timestamp)),
  );
  await draw(`timestamp/${noon + 60_000}?with=b`);
  const again = await screen.findByRole('button', { name: /^Try again: .*500/ });
  expect(screen.getByText(en.graph.moment.notLoaded)).toBeInTheDocument();
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp)));
  await userEvent.click(again);
  expect(await screen.findByRole('img', { name: 'Pen 2 at 2026-01-01 12:01:00' })).toBeInTheDocument();
});

test('F3: the line is lost while one drags: what was seen stays to be seen, the rest says so and comes by itself', async () => {
  await draw(`timestamp/${noon + 60_000}`);
  const line = screen.getByRole('slider', { name: 'Moment' });
  const dragTo = async (to: number) => {
    await act(async () => void fireEvent.change(line, { target: { value: String(to) } }));
    await arrived();
  };
  const near = noon + 600_000;
  const far = noon + 1_500_000;
  fireEvent.pointerDown(line);
  await dragTo(near);
  expect(await screen.findByRole('img', { name: 'Pen 1 at 2026-01-01 12:10:00' })).toBeInTheDocument();

  await barn.leave();
  await dragTo(far);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  // No picture of another time stands for it.
  expect(screen.queryByRole('img', { name: /^Pen 1 at/ })).toBeNull();
  expect(clock()).toBe('2026-01-01 12:25:00');
  await dragTo(near);
  expect(await screen.findByRole('img', { name: 'Pen 1 at 2026-01-01 12:10:00' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  await dragTo(far);
  fireEvent.pointerUp(line);
  await arrived();
  expect(clock()).toBe('2026-01-01 12:25:00');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await barn.comeBack();
  expect(await screen.findByRole('img', { name: 'Pen 1 at 2026-01-01 12:25:00' })).toBeInTheDocument();
  await waitFor(() => expect(location.search).toBe(`?time=${far}`));
});

test('F36: a camera that is gone has no player', async () => {
  barn.tell([exampleCamera('b')]);
  await draw(`timestamp/${noon}`);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('2.14: cameras in step are chosen at the player, up to three more, and the moment stays', async () => {
  await draw(`timestamp/${noon + 60_000}`);
  await userEvent.click(screen.getByRole('button', { name: en.player.withOthers }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pen 2' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox', { name: 'Pen 1' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Show 1 more camera' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('with')).toBe('b'));
  expect(await screen.findByRole('img', { name: 'Pen 2 at 2026-01-01 12:01:00' })).toBeInTheDocument();
  expect(clock()).toBe('2026-01-01 12:01:00');
  await userEvent.click(screen.getByRole('button', { name: '1 more camera in step' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pen 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Only this camera' }));
  await waitFor(() => expect(location.search).not.toContain('with='));
});

test('2.14: backwards at a press, without a keyboard; again for faster', async () => {
  await draw(`timestamp/${noon + 60_000}`);
  const backwards = () => screen.getByRole('button', { name: en.player.backwards });
  expect(backwards()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(backwards());
  expect(backwards()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(backwards());
  expect(screen.getByRole('button', { name: 'Speed: −2×. Faster' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en.player.pause }));
  expect(backwards()).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['25 hours', Date.UTC(2025, 9, 26, 0, 59, 59), '2025-10-26 02:59:59 +02:00', '2025-10-26 02:00:00 +01:00'],
  ['23 hours', Date.UTC(2025, 2, 30, 0, 59, 59), '2025-03-30 01:59:59', '2025-03-30 03:00:00'],
])(
  'F38: in a night of %s a second further is another time, and reads as one (2.17)',
  async (_, last, before, after) => {
    recorded([{ start: last - hour, end: last + 2 * hour }]);
    await draw(`timestamp/${last}`);
    expect(clock()).toBe(before);
    expect(screen.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', before);
    await draw(`timestamp/${last + 1000}`);
    expect(screen.getAllByRole('slider', { name: 'Moment' }).at(-1)).toHaveAttribute('aria-valuetext', after);
  },
);
