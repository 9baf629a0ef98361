import { type BarnDoor, openBarnDoor } from '@barnwatch/shared/testing';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import { openAt } from '../../testing/open-at';
import { CameraOverviewScreen } from './camera-overview';

const list = 'GET api/cameras';
const manage = 'PUT api/cameras/{cameraId}/management/{autoManaged}';
const noon = Date.UTC(2026, 0, 1, 12);
const wide = window.matchMedia;

let barn: BarnDoor;

beforeEach(async () => {
  window.matchMedia = wide;
  barn = await openBarnDoor({ permissions: ['cameras.view', 'cameras.manage'] }, noon);
});

const answerOf = (cameras: readonly Camera[]) => ({
  cameras: Object.fromEntries(cameras.map((camera) => [camera.cameraId, camera])),
});

/** A barn with these cameras, which keeps how they are managed. */
function withCameras(...cameras: readonly Camera[]) {
  const kept = new Map(cameras.map((camera) => [camera.cameraId, camera]));
  barn.answer(list, () => answerOf([...kept.values()]));
  barn.answer(manage, ({ path: { cameraId = '', autoManaged } }) => {
    const camera = exampleCamera(cameraId, { ...kept.get(cameraId), managed: autoManaged === 'true' });
    kept.set(cameraId, camera);
    return { camera };
  });
}

async function render(search = '', language: 'en' | 'de' = 'en') {
  return openAt(<CameraOverviewScreen />, { path: `cameraOverview${search}`, now: noon, language });
}

/** The screen with these cameras on it. */
async function open(...cameras: readonly Camera[]) {
  withCameras(...cameras);
  const suite = await render();
  await screen.findAllByRole('switch');
  return suite;
}

/** What the barn was asked to do, in order. */
const asked = () => barn.asked(manage).map(({ path }) => `${path.cameraId} ${path.autoManaged}`);

/** Holds the barn's answers to the switching back, one by one. */
function holdAnswers() {
  const holds: (() => void)[] = [];
  barn.answer(manage, async ({ path: { cameraId = '', autoManaged } }) => {
    await new Promise<void>((resolve) => holds.push(resolve));
    return { camera: exampleCamera(cameraId, { managed: autoManaged === 'true' }) };
  });
  return holds;
}

const names = () =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryByRole('button', { name: /^Change Name of/ })?.textContent)
    .filter(Boolean);
/** The table draws its rows one after the other. */
const expectNames = (expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));
const managed = (name: string) => screen.getByRole('switch', { name: `Managed by the barn: ${name}` });

test('lists all cameras with what is to be known of them', async () => {
  await open(
    exampleCamera('a', { name: 'Pen 1', sortPrefix: '1' }),
    exampleCamera('b', { name: 'Pen 2', sortPrefix: '2', online: false, lastSeen: Date.UTC(2026, 0, 1, 9) }),
    exampleCamera('c', { name: 'Old', sortPrefix: '3', tags: ['decommissioned'] }),
    exampleCamera('d', { name: 'New', sortPrefix: '4', tags: [], privacy: { active: true, until: null } }),
  );
  await expectNames(['Pen 1', 'Pen 2', 'Old', 'New']);
  expect(screen.getByText('4 cameras')).toBeVisible();
  expect(screen.getByRole('row', { name: /Pen 2/ })).toHaveTextContent('Offlinelast seen 3 h ago');
  expect(screen.getByRole('row', { name: /Old/ })).toHaveTextContent('Decommissioned');
  expect(screen.getByRole('row', { name: /New/ })).toHaveTextContent('Privacy mode');
  expect(screen.getByRole('row', { name: /New/ })).toHaveTextContent('None: hidden in the camera list');
  expect(screen.getByRole('row', { name: /Pen 1/ })).toHaveTextContent('1 h ago');
});

test('searches and keeps the search in the address', async () => {
  await open(exampleCamera('a', { name: 'Feeder' }), exampleCamera('b', { name: 'Drinker' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name, ID or tag' }), 'feed');
  await expectNames(['Feeder']);
  expect(screen.getByText('1 of 2 cameras')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?search=feed'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('one request serves the whole screen', async () => {
  await open(exampleCamera('a'), exampleCamera('b'));
  expect(barn.asked(list)).toHaveLength(1);
});

test('switches the management: shown at once, saved, read again', async () => {
  await open(exampleCamera('a', { name: 'Pen 1' }));
  const holds = holdAnswers();
  await userEvent.click(managed('Pen 1'));
  expect(managed('Pen 1')).not.toBeChecked();
  await waitFor(() => expect(asked()).toEqual(['a false']));
  barn.answer(list, answerOf([exampleCamera('a', { name: 'Pen 1', managed: false })]));
  await act(async () => holds[0]?.());
  await waitFor(() => expect(barn.asked(list)).toHaveLength(2));
  expect(managed('Pen 1')).not.toBeChecked();
});

test.each([
  ['broken', 500, /^Camera state could not be saved: Pen 1/],
  ['forbidden', 403, /You lack the permission cameras\.manage\./],
] as const)('a refusal is rolled back and told for as long as it matters (%s)', async (code, status, words) => {
  const { toasts } = await open(exampleCamera('a', { name: 'Pen 1' }));
  barn.refuse(manage, status, code, { any: ['cameras.manage'] });
  await userEvent.click(managed('Pen 1'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(managed('Pen 1')).toBeChecked();
  expect(managed('Pen 1')).toHaveAccessibleDescription(/Not saved/);
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Camera state could not be saved' });
  withCameras(exampleCamera('a', { name: 'Pen 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(managed('Pen 1')).not.toBeChecked();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('a message of a failure can be put away', async () => {
  await open(exampleCamera('a', { name: 'Pen 1' }));
  barn.refuse(manage, 500);
  await userEvent.click(managed('Pen 1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss the message about Pen 1' }));
  expect(managed('Pen 1')).not.toHaveAccessibleDescription();
});

test('of quick presses the last one wins, and calls never overtake each other', async () => {
  await open(exampleCamera('a', { name: 'Pen 1' }));
  const holds = holdAnswers();
  await userEvent.click(managed('Pen 1'));
  await userEvent.click(managed('Pen 1'));
  await waitFor(() => expect(holds).toHaveLength(1));
  expect(asked()).toEqual(['a false']);
  expect(managed('Pen 1')).toBeChecked();
  await act(async () => holds[0]?.());
  await waitFor(() => expect(asked()).toEqual(['a false', 'a true']));
  await act(async () => holds[1]?.());
  await waitFor(() => expect(barn.asked(list).length).toBeGreaterThan(1));
  expect(managed('Pen 1')).toBeChecked();
});

test('on a phone cards say the same and can be sorted', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  await open(
    exampleCamera('a', { name: 'Pen 1', sortPrefix: '1' }),
    exampleCamera('b', { name: '<b>Pen 2</b>', sortPrefix: '2', online: false }),
  );
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(order()).toEqual(['Pen 1', '<b>Pen 2</b>']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'State');
  expect(order()).toEqual(['<b>Pen 2</b>', 'Pen 1']);
  expect(screen.getAllByRole('switch', { name: /^Managed by the barn/ })).toHaveLength(2);
});

test('loading, failed, old, empty and no match say so', async () => {
  barn.answer(list, () => 'silence');
  const loading = await render();
  expect(screen.getByRole('status', { name: '' })).toBeVisible();
  loading.unmount();
  barn.refuse(list, 500);
  const failed = await render();
  expect(await screen.findByRole('alert')).toHaveTextContent('The cameras could not be loaded.');
  withCameras(exampleCamera('a', { name: 'Pen 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('switch');
  failed.unmount();
  barn.refuse(list, 500);
  const old = await render();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  await expectNames(['Pen 1']);
  old.unmount();
});

test('an empty barn, and a search without a match', async () => {
  withCameras();
  const empty = await render();
  expect(await screen.findByText('This barn has no cameras yet.')).toBeVisible();
  empty.unmount();
  barn = await openBarnDoor({}, noon);
  withCameras(exampleCamera('a'));
  await render('?search=zzz');
  expect(await screen.findByText('No camera matches “zzz”.')).toBeVisible();
});

test('damaged cameras are set aside and named; the others are there', async () => {
  barn.answer(list, {
    cameras: { x: null, a: exampleCamera('a', { name: 'Pen 1' }), y: { ...exampleCamera('y'), name: null } },
  });
  await render();
  expect(await screen.findByText(/^2 cameras could not be read and are missing below: x, y/)).toBeVisible();
  await expectNames(['Pen 1']);
});

test('speaks German', async () => {
  withCameras(exampleCamera('a', { name: 'Bucht 1' }));
  await render('', 'de');
  expect(screen.getByRole('heading', { level: 1, name: 'Kameraübersicht' })).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Vom Stall verwaltet: Bucht 1' })).toBeChecked();
});
