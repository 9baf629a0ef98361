import { BrowserRouter, OpenableRoutesContext, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import type { Camera } from '../../camera-records/record/camera';
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
import { CameraDetailScreen } from './camera-detail';

jest.mock('../../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));
let barn: CameraBarn;

function Screens() {
  const { pathname, search } = useLocation();
  const screens = useRoutes([
    { path: '/dashboard/:barnId/camera', element: <p>list</p> },
    { path: '/dashboard/:barnId/camera/:cameraId', element: <CameraDetailScreen /> },
  ]);
  return (
    <>
      {screens}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

interface Place {
  readonly path?: string;
  readonly canOpen?: (address: string) => boolean;
  readonly language?: 'en' | 'de';
}

/** The screen as it is drawn for what the barn says by now. */
async function draw({ path = 'b', canOpen = () => true, language = 'en' }: Place = {}) {
  history.replaceState(null, '', `/dashboard/north-barn/camera/${path}`);
  const rendered = await renderInSuite(<Screens />, {
    now: barn.device.now(),
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await arrived();
  return rendered;
}

interface Opened extends Place {
  readonly cameras?: readonly Camera[];
  readonly permissions?: readonly string[];
}

/** One camera of a barn that nobody has asked before. */
async function open({ cameras = pens, permissions = ['cameras.view'], ...place }: Opened = {}) {
  barn = await openCameraBarn(cameras, { permissions });
  return draw(place);
}

const address = () => screen.getByTestId('address');
const pens = ['a', 'b', 'c'].map((id, index) =>
  exampleCamera(id, { name: `Pen ${index + 1}`, sortPrefix: String(index) }),
);
const narrow = window.matchMedia;

beforeEach(() => {
  window.matchMedia = narrow;
  Object.assign(performance, { getEntriesByType: () => [] });
});

function onWideScreens() {
  window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width: 1024px') });
}

test('one camera: its picture on the way to live, its place in the walk, what the barn says of it', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Pen 2' })).toBeVisible();
  expect(screen.getByText('2 of 3 · North barn')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
  expect(screen.getByText('Automatically by the barn')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'All cameras' })).toBeNull();
});

test('beside the list on wide screens: the open one is marked, the filter is kept on the way', async () => {
  onWideScreens();
  await open({ path: 'b?search=pen' });
  const list = within(screen.getByRole('region', { name: 'All cameras' }));
  expect(list.getByRole('link', { name: 'Pen 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(list.getByRole('link', { name: 'Pen 3' }));
  expect(address()).toHaveTextContent('/dashboard/north-barn/camera/c?search=pen');
  expect(screen.getByRole('heading', { level: 1, name: 'Pen 3' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All cameras' }));
  expect(address()).toHaveTextContent('/dashboard/north-barn/camera?search=pen');
});

test('on and back by button, key and swipe; round at the ends, among those the filter shows', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Next camera: Pen 3' }));
  expect(address()).toHaveTextContent(/camera\/c$/);
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toHaveTextContent(/camera\/a$/);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(address()).toHaveTextContent(/camera\/b$/);
  const picture = screen.getByRole('article', { name: 'Pen 2' });
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 50 };
  swipe(picture, { ...finger, clientX: 300 }, { ...finger, clientX: 200 });
  expect(address()).toHaveTextContent(/camera\/c$/);
});

/** jsdom knows no pointer events of its own. */
function swipe(target: Element, from: object, to: object) {
  const pointer = (type: string, facts: object) => {
    const made = new MouseEvent(type, { bubbles: true });
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(made, name, { value });
    return made;
  };
  fireEvent(target, pointer('pointerdown', from));
  fireEvent(target, pointer('pointerup', to));
}

test('arrow keys in a field belong to the field', async () => {
  onWideScreens();
  await open();
  await userEvent.type(screen.getByRole('searchbox'), 'x{ArrowLeft}{ArrowRight}');
  expect(address()).toHaveTextContent('/dashboard/north-barn/camera/b?search=x');
});

test('actions: those one may do, whose screen this suite has', async () => {
  const permissions = ['cameras.view', 'cameras.manage', 'cameras.privacy', 'recordings.view', 'regions.view'];
  await open({ permissions, canOpen: (to) => !/\/recording/.test(to) });
  const actions = within(screen.getByRole('list', { name: 'What you can do with this camera' }));
  expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Live picture',
    'Images over time',
    'Play recent video',
    'Last night',
    'Regions',
    'Edit',
  ]);
  expect(actions.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/camera/edit/b/Pen%202',
  );
  expect(actions.getByRole('button', { name: 'Privacy mode' })).toBeVisible();
});

test.each([
  ['en', 'The camera is offline and was last seen on 2026-01-02 03:04:05.'],
  ['de', 'Die Kamera ist offline und war zuletzt am 2026-01-02 03:04:05 zu sehen.'],
] as const)('an offline camera says since when: %s', async (language, words) => {
  const lastSeen = new Date(2026, 0, 2, 3, 4, 5).getTime();
  await open({ cameras: [exampleCamera('b', { online: false, lastSeen })], language });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['never seen', { online: false, lastSeen: null }, 'The camera is offline and has not been seen yet.'],
  ['decommissioned', { tags: ['decommissioned'] }, 'This camera is decommissioned and therefore in no list.'],
])('and when it is %s', async (_name, facts, words) => {
  await open({ cameras: [exampleCamera('b', facts)] });
  expect(screen.getByText(words)).toBeVisible();
});

test('a camera that is gone says so, its neighbours are not invented', async () => {
  await open({ path: 'x' });
  expect(screen.getByText('There is no camera “x” in this barn any more.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Other cameras' })).toBeNull();
});

test('the picture does not wait for the list, and stays when the barn goes away', async () => {
  barn = await openCameraBarn([]);
  let tell: () => void = () => {};
  barn.door.answer(cameraCalls.list, async () => {
    await new Promise<void>((resolve) => {
      tell = resolve;
    });
    return { cameras: Object.fromEntries(pens.map((pen) => [pen.cameraId, pen])) };
  });
  const { clock } = await draw();
  expect(screen.getByRole('article', { name: 'b' })).toBeVisible();
  tell();
  expect(await screen.findByRole('article', { name: 'Pen 2' })).toBeVisible();
  barn.door.refuse(cameraCalls.list, 500);
  act(() => clock.advance(3.5 * millisecondsInHour));
  await barn.askAnew();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(screen.getByText(/Last known state:/)).toHaveTextContent('3 h ago');
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next camera: Pen 3' })).toBeVisible();
});

test('the camera, its list and the banner ask once for all of them', async () => {
  onWideScreens();
  await open();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('of a camera that cannot be read it is said so, not that it is gone', async () => {
  barn = await openCameraBarn({ a: exampleCamera('a'), b: damagedCamera('b') });
  onWideScreens();
  await draw();
  expect(screen.getByText(/^What the barn says of the camera “b” could not be read\./)).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'All cameras' }));
  expect(list.getByText(/^1 camera could not be read/)).toBeVisible();
  expect(list.getByRole('link', { name: 'Pen a' })).toBeVisible();
});

const countCall = 'POST api/data/labelCount';

/** Every ten minutes 12 lying pigs and nothing else, until now. */
function counted({ body }: { readonly body: unknown }) {
  const { query } = body as { query: { time: { duration: number }; timeResolution: number } };
  const end = Math.floor(barn.device.now() / query.timeResolution) * query.timeResolution;
  const rows = Math.floor(query.time.duration / query.timeResolution);
  const columns = ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  const table = Array.from({ length: rows }, (_, row) => [end - (rows - row) * query.timeResolution, 12, 0, 1, null]);
  return { labelCount: { columns, rows: table, timeResolution: query.timeResolution } };
}

test('says how many animals the camera counts, and that this is as usual', async () => {
  barn = await openCameraBarn(pens, { permissions: ['cameras.view', 'data.view'] });
  barn.door.answer(countCall, counted);
  await draw();
  const part = await screen.findByRole('region', { name: en.overview.counts.title });
  await waitFor(() => expect(part).toHaveTextContent('Lying12'));
  expect(part).toHaveTextContent('Standing1');
  expect(part).toHaveTextContent(en.graph.usual.asUsual);
});

test('counts are asked of nobody who may not see them', async () => {
  await open();
  expect(barn.door.asked(countCall)).toEqual([]);
});

test('marks the animals found on request: a still with dots in place of the live picture', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:dots', revokeObjectURL: () => {} });
  await open({ path: 'b' });
  barn.door.answer(cameraCalls.still, () => jpegReply(barn.device.now()));
  await userEvent.click(screen.getByRole('button', { name: en.cameraDetail.marks }));
  expect(await screen.findByRole('img', { name: 'Picture of Pen 2' })).toHaveAttribute('src', 'blob:dots');
  expect(barn.door.asked(cameraCalls.still).some(({ query }) => query.draw === 'dot')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: en.cameraDetail.marksEnd }));
  expect(screen.getByRole('button', { name: en.cameraDetail.marks })).toBeVisible();
});
