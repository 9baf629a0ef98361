import type { BarnAnswer } from '@barnwatch/shared/answers';
import { BrowserRouter, OpenableRoutesContext, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { CameraDetailScreen } from './camera-detail';

const mockBarn = exampleBarn();
let mockPermissions: readonly string[] = ['cameras.view'];
let mockAnswer: BarnAnswer<readonly Camera[]>;
const mockClient = {
  file: () => new Promise(() => {}),
  openSocket: () => new Promise(() => {}),
  stream: () => new Promise(() => {}),
};
jest.mock('../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockPermissions,
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

const retry = jest.fn();
const ready = (...value: Camera[]): BarnAnswer<readonly Camera[]> => ({
  state: 'ready',
  value,
  receivedAt: Date.now(),
  refreshing: false,
  retry,
});

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

interface Opened {
  readonly answer: BarnAnswer<readonly Camera[]>;
  readonly path?: string;
  readonly canOpen?: (address: string) => boolean;
  readonly language?: 'en' | 'de';
}

async function open({ answer, path = 'b', canOpen = () => true, language = 'en' }: Opened) {
  mockAnswer = answer;
  history.replaceState(null, '', `/dashboard/north-barn/camera/${path}`);
  const rendered = await renderInSuite(<Screens />, {
    now: Date.now(),
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return rendered;
}

const address = () => screen.getByTestId('address');
const pens = ['a', 'b', 'c'].map((id, index) =>
  exampleCamera(id, { name: `Pen ${index + 1}`, sortPrefix: String(index) }),
);
const narrow = window.matchMedia;

beforeEach(() => {
  mockPermissions = ['cameras.view'];
  window.matchMedia = narrow;
  Object.assign(performance, { getEntriesByType: () => [] });
});

function onWideScreens() {
  window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width: 1024px') });
}

test('one camera: its picture on the way to live, its place in the walk, what the barn says of it', async () => {
  await open({ answer: ready(...pens) });
  expect(screen.getByRole('heading', { level: 1, name: 'Pen 2' })).toBeVisible();
  expect(screen.getByText('2 of 3 · North barn')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
  expect(screen.getByText('Automatically by the barn')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'All cameras' })).toBeNull();
});

test('beside the list on wide screens: the open one is marked, the filter is kept on the way', async () => {
  onWideScreens();
  await open({ answer: ready(...pens), path: 'b?search=pen' });
  const list = within(screen.getByRole('region', { name: 'All cameras' }));
  expect(list.getByRole('link', { name: 'Pen 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(list.getByRole('link', { name: 'Pen 3' }));
  expect(address()).toHaveTextContent('/dashboard/north-barn/camera/c?search=pen');
  expect(screen.getByRole('heading', { level: 1, name: 'Pen 3' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All cameras' }));
  expect(address()).toHaveTextContent('/dashboard/north-barn/camera?search=pen');
});

test('on and back by button, key and swipe; round at the ends, among those the filter shows', async () => {
  await open({ answer: ready(...pens) });
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
  await open({ answer: ready(...pens) });
  await userEvent.type(screen.getByRole('searchbox'), 'x{ArrowLeft}{ArrowRight}');
  expect(address()).toHaveTextContent('/dashboard/north-barn/camera/b?search=x');
});

test('actions: those one may do, whose screen this suite has', async () => {
  mockPermissions = ['cameras.view', 'cameras.manage', 'cameras.privacy', 'recordings.view', 'regions.view'];
  await open({ answer: ready(...pens), canOpen: (to) => !to.includes('/recordings') });
  const actions = within(screen.getByRole('list', { name: 'What you can do with this camera' }));
  expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Live picture',
    'Images over time',
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
  await open({ answer: ready(exampleCamera('b', { online: false, lastSeen })), language });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['never seen', { online: false, lastSeen: null }, 'The camera is offline and has not been seen yet.'],
  ['decommissioned', { tags: ['decommissioned'] }, 'This camera is decommissioned and therefore in no list.'],
])('and when it is %s', async (_name, facts, words) => {
  await open({ answer: ready(exampleCamera('b', facts)) });
  expect(screen.getByText(words)).toBeVisible();
});

test('a camera that is gone says so, its neighbours are not invented', async () => {
  await open({ answer: ready(...pens), path: 'x' });
  expect(screen.getByText('There is no camera “x” in this barn any more.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Other cameras' })).toBeNull();
});

test('the picture does not wait for the list, and stays when the barn goes away', async () => {
  const { rerender } = await open({ answer: { state: 'loading', retry } });
  expect(screen.getByRole('article', { name: 'b' })).toBeVisible();
  const error = { code: 'offline', context: { instanceId: 'north-barn', call: 'GET api/cameras' } } as const;
  const stale = { value: pens, receivedAt: Date.now() - 3.5 * 3_600_000 };
  mockAnswer = { state: 'failed', error, stale, refreshing: false, retry };
  rerender(<Screens />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(screen.getByText(/Last known state:/)).toHaveTextContent('3 h ago');
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next camera: Pen 3' })).toBeVisible();
});
