import { FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type IncidentBarn, openIncidentBarn } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { MomentPicture } from './moment-picture';
import { useMomentPicture } from './use-moment-picture';

const frame = 'GET api/recordings/frame/{cameraId}/{timestamp}';
const timeMs = Date.UTC(2026, 0, 1, 6);
const moment = { cameraId: 'pen-01', timeMs };

let barn: IncidentBarn;
const open = new Set<string>();

beforeEach(async () => {
  barn = await openIncidentBarn(['incidents.view', 'recordings.view']);
  open.clear();
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      open.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => void open.delete(url),
  });
});

function Shown() {
  return <MomentPicture moment={moment} reading={useMomentPicture(moment)} />;
}

const show = () =>
  renderInSuite(
    <>
      <Shown />
      <Shown />
    </>,
    { texts: { 'mf-incidents': en }, wrap: (children) => <FreshMemory>{children}</FreshMemory> },
  );

const jpeg = () =>
  new Response(tinyJpeg(64, 36), { headers: { 'content-type': 'image/jpeg', 'x-capture-time': String(timeMs) } });

test('a picture that two places show is asked for once, and given back when both are gone', async () => {
  barn.door.answer(frame, jpeg);
  const { unmount } = await show();
  expect(await screen.findAllByRole('img')).toHaveLength(2);
  expect(barn.door.asked(frame)).toEqual([
    { path: { cameraId: 'pen-01', timestamp: String(timeMs) }, query: { resizeY: '480' }, body: undefined },
  ]);
  expect(open.size).toBe(1);
  unmount();
  expect(open.size).toBe(0);
});

test.each([
  ['Privacy mode: no picture is shown.', 403, 'camera-in-privacy'],
  ['There is no picture of this moment.', 404, 'frame-missing'],
  ['The barn does not know this camera any more.', 404, 'camera-unknown'],
  ['The picture has been deleted.', 410, 'some-error'],
])('each cause has its own words: %s', async (words, status, code) => {
  barn.door.refuse(frame, status, code);
  await show();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what is no picture is never shown', async () => {
  barn.door.answer(frame, () => new Response('nothing', { headers: { 'content-type': 'image/jpeg' } }));
  await show();
  expect((await screen.findAllByText('The picture arrived damaged and is not shown.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('img')).toBeNull();
});

test('what did not come in time can be asked for again, for all places at once', async () => {
  barn.door.refuse(frame, 503);
  await show();
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  barn.door.answer(frame, jpeg);
  if (again) await userEvent.click(again);
  expect((await screen.findAllByRole('img')).length).toBeGreaterThan(0);
});
