import { BrowserRouter, OpenableRoutesContext, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import {
  afterSharing,
  arrived,
  type CameraBarn,
  cameraCalls,
  damagedCamera,
  jpegReply,
  openCameraBarn,
} from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { CameraListScreen } from './camera-list';
import { returnedFrom } from './returned-from';

let barn: CameraBarn;

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function Screens() {
  const screens = useRoutes([
    { path: '/dashboard/:barnId/camera', element: <CameraListScreen /> },
    { path: '/dashboard/:barnId/camera/:cameraId', element: <p>detail</p> },
    { path: '/dashboard/:barnId/walk-round/:cameraId', element: <p>round</p> },
  ]);
  return (
    <>
      {screens}
      <Address />
    </>
  );
}

/** The list as it is drawn for what the barn says by now. */
async function draw(address = '/dashboard/north-barn/camera', state: unknown = null) {
  history.replaceState(state, '', address);
  const rendered = await renderInSuite(<Screens />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => (
      <OpenableRoutesContext value={() => true}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await arrived();
  return rendered;
}

/** A list with these cameras that nobody has asked for before. */
async function open(cameras: readonly Camera[], ...where: Parameters<typeof draw>) {
  barn = await openCameraBarn(cameras);
  return draw(...where);
}

/**
 * As if everything stood this far below the upper edge of the window. The function that is returned puts things back.
 */
function elementsStandAt(top: number): () => void {
  const real = Element.prototype.getBoundingClientRect;
  const rest = { left: 0, right: 320, x: 0, y: top, width: 320, height: 90, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => ({ top, bottom: top + 90, ...rest });
  return () => {
    Element.prototype.getBoundingClientRect = real;
  };
}

let urls = 0;
beforeEach(() => {
  Object.assign(URL, {
    createObjectURL: () => {
      urls += 1;
      return `blob:still-${urls}`;
    },
    revokeObjectURL: () => {},
  });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close() {} }) });
  Object.assign(performance, { getEntriesByType: () => [] });
});

test('shows a picture, the state and its age for each camera, and leads to its detail', async () => {
  barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1', tags: ['fattening', 'west'] })]);
  barn.door.answer(cameraCalls.still, () => jpegReply(barn.device.now() - 12_500));
  await draw();
  const card = screen.getByRole('article', { name: 'Pen 1' });
  expect(await within(card).findByRole('img', { name: 'Picture of Pen 1' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(within(card).getByText('12 s ago')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('fatteningwest');
  await userEvent.click(within(card).getByRole('link', { name: 'Pen 1' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/camera/a');
});

test('says in words what is wrong with a camera', async () => {
  barn = await openCameraBarn([
    exampleCamera('broken', { name: 'Broken' }),
    exampleCamera('away', { name: 'Away', online: false, lastSeen: Date.UTC(2026, 0, 1, 3, 4, 5) }),
    exampleCamera('hidden', { name: 'Hidden', privacy: { active: true, until: null } }),
  ]);
  barn.door.refuse(cameraCalls.still, 502);
  await draw();
  await waitFor(() => expect(screen.getByRole('article', { name: 'Broken' })).toHaveTextContent('Server error.'));
  expect(screen.getByRole('article', { name: 'Away' })).toHaveTextContent(/Offline, last seen 2026-01-01/);
  const hidden = screen.getByRole('article', { name: 'Hidden' });
  expect(hidden).toHaveTextContent('Privacy mode');
  expect(within(hidden).queryByRole('img')).toBeNull();
  expect(barn.door.asked(cameraCalls.still).map(({ path }) => path.cameraId)).not.toContain('hidden');
});

test('searches by name and id and keeps the search in the address', async () => {
  await open([exampleCamera('a', { name: 'Feeder' }), exampleCamera('drinker-7', { name: 'Pen 7' })]);
  expect(screen.getByText('2 cameras')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'DRINK');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Pen 7']);
  expect(screen.getByText('1 of 2 cameras')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?search=DRINK');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('cameras without tags are shown on request', async () => {
  await open([exampleCamera('a', { tags: [] })]);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Show 1 camera without tags' }));
  expect(screen.getByRole('article', { name: 'Pen a' })).toBeVisible();
});

test.each([
  ['no cameras', [], '', 'This barn has no cameras yet.'],
  ['no match', [exampleCamera('a')], '?search=zzz', 'No camera matches “zzz”.'],
])('an empty list says why: %s', async (_name, cameras, search, words) => {
  await open(cameras, `/dashboard/north-barn/camera${search}`);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('while loading the places are held', async () => {
  barn = await openCameraBarn([]);
  barn.door.answer(cameraCalls.list, 'silence');
  await draw();
  expect(screen.getByText('The cameras are being loaded.').closest('[role="status"]')).not.toBeNull();
});

test('a failure says what, why, and offers another try; the last known list stays with its age', async () => {
  barn = await openCameraBarn([]);
  barn.door.refuse(cameraCalls.list, 500);
  const { unmount } = await draw();
  expect(screen.getByRole('alert')).toHaveTextContent('The cameras could not be loaded.');
  barn.tell([exampleCamera('a')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Pen a' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  await afterSharing();
  barn.device.time += 3 * millisecondsInHour;
  barn.door.refuse(cameraCalls.list, 500);
  await draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(screen.getByText(/Last known state:/)).toHaveTextContent('3 h ago');
  expect(screen.getByRole('article', { name: 'Pen a' })).toBeVisible();
});

test('the list, the banner and the button ask once for all of them', async () => {
  await open([exampleCamera('a'), exampleCamera('b', { privacy: { active: true, until: null } })]);
  expect(screen.getByText('Privacy mode: Pen b is hidden')).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('a damaged camera is set aside, and the list says so; the others are there', async () => {
  barn = await openCameraBarn({ a: exampleCamera('a'), b: damagedCamera('b') });
  await draw();
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Pen a']);
  expect(screen.getByText(/^1 camera could not be read and is missing here\./)).toBeVisible();
});

test('where no camera can be read, it is not said that there is none', async () => {
  barn = await openCameraBarn({ a: damagedCamera('a'), b: damagedCamera('b') });
  await draw();
  expect(screen.getByText(/^2 cameras could not be read and are missing here\./)).toBeVisible();
  expect(screen.queryByText('There is nothing here!')).toBeNull();
});

test('tag and state narrow the list, stand in the address, and are kept on the way to a camera', async () => {
  await open(
    [
      exampleCamera('a', { name: 'Pen 1', tags: ['west'] }),
      exampleCamera('b', { name: 'Pen 2', tags: ['west'], online: false }),
      exampleCamera('c', { name: 'Pen 3', online: false }),
    ],
    '/dashboard/north-barn/camera?tag=west',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Offline (2)');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Pen 2']);
  expect(screen.getByTestId('address')).toHaveTextContent('?tag=west&state=offline');
  await userEvent.click(within(screen.getByRole('group', { name: 'Tag' })).getByRole('button', { name: /^All tags/ }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Pen 3' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/camera/c?state=offline');
});

test('a tag of the address that no camera has any more can be seen and left', async () => {
  await open([exampleCamera('a')], '/dashboard/north-barn/camera?tag=gone');
  expect(screen.getByText('No camera matches this filter.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^gone/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(screen.getByRole('group', { name: 'Tag' })).getByRole('button', { name: /^All tags/ }));
  expect(screen.getByRole('article', { name: 'Pen a' })).toBeVisible();
});

test('pictures or a list, as one chooses', async () => {
  await open([exampleCamera('a', { name: 'Pen 1' })]);
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pen 1' }).closest('li')).toHaveTextContent('fattening');
  await userEvent.click(screen.getByRole('radio', { name: 'Pictures' }));
  expect(screen.getByRole('article', { name: 'Pen 1' })).toBeVisible();
});

test('who comes back from a camera finds its entry in view and focused', async () => {
  const many = Array.from({ length: 90 }, (_, index) => exampleCamera(`c${index}`, { sortPrefix: String(index) }));
  const scrollBy = jest.fn();
  Object.assign(window, { scrollBy });
  const restore = elementsStandAt(9000);
  await open(many, '/dashboard/north-barn/camera', { usr: returnedFrom('c80') });
  restore();
  expect(screen.getByRole('link', { name: 'Pen c80' })).toHaveFocus();
  expect(scrollBy).toHaveBeenCalledWith({ top: (9000 + 9090 - innerHeight) / 2, behavior: 'instant' });
});

test('the walk-round begins at the first camera', async () => {
  await open([exampleCamera('b', { sortPrefix: '2' }), exampleCamera('a', { sortPrefix: '10' })]);
  await userEvent.click(screen.getByRole('link', { name: 'Walk-round' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/walk-round/b');
});

test('hundreds are all reachable, and only what is near asks for a picture', async () => {
  const many = Array.from({ length: 200 }, (_, index) => exampleCamera(`c${index}`, { sortPrefix: String(index) }));
  const restore = elementsStandAt(5000);
  const { container } = await open(many);
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(200));
  expect(barn.door.asked(cameraCalls.still)).toEqual([]);
  restore();
});

test('on phones a list says the same', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  await open([exampleCamera('a', { name: '<script>Pen</script>', online: false })]);
  const row = screen.getByRole('link', { name: '<script>Pen</script>' }).closest('li');
  expect(row).toHaveTextContent('Offline, last seen');
  expect(row).toHaveTextContent('fattening');
  window.matchMedia = wide;
});

test.each(['pictures', 'list'])(
  'from an entry one records what one sees there, by its menu (product 2.13): %s',
  async (view) => {
    barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1' })], {
      permissions: ['cameras.view', 'incidents.manage'],
    });
    await draw();
    await userEvent.click(screen.getByRole('radio', { name: view === 'list' ? 'List' : 'Pictures' }));
    await userEvent.click(screen.getByRole('button', { name: 'More for Pen 1' }));
    const menu = within(screen.getByRole('dialog', { name: 'Pen 1' }));
    expect(menu.getByRole('link', { name: 'Record an intervention' })).toHaveAttribute(
      'href',
      '/dashboard/north-barn/interventions?intervention=new&cameraId=a',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'More for Pen 1' })).toHaveFocus();
  },
);
