import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import { tinyJpeg } from '../stills/tiny-jpeg';
import en from '../texts/en.json';
import { CameraListScreen } from './camera-list';
import { returnedFrom } from './returned-from';

const mockBarn = exampleBarn();
let mockAnswer: BarnAnswer<readonly Camera[]>;
const mockFile = jest.fn<ReturnType<InstanceClient['file']>, Parameters<InstanceClient['file']>>();
const mockClient = { file: mockFile };
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  usePermissions: () => [],
  useInstanceClient: () => mockClient,
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

const retry = jest.fn();
const receivedAt = Date.now();
const ready = (...value: Camera[]): BarnAnswer<readonly Camera[]> => ({
  state: 'ready',
  value,
  receivedAt,
  refreshing: false,
  retry,
});

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

async function open(
  answer: BarnAnswer<readonly Camera[]>,
  address = '/dashboard/north-barn/camera',
  state: unknown = null,
) {
  mockAnswer = answer;
  history.replaceState(state, '', address);
  const rendered = await renderInSuite(<Screens />, {
    now: Date.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return rendered;
}

/** As if everything stood so far below the upper edge of the window. The answer puts things back. */
function elementsStandAt(top: number): () => void {
  const real = Element.prototype.getBoundingClientRect;
  const rest = { left: 0, right: 320, x: 0, y: top, width: 320, height: 90, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => ({ top, bottom: top + 90, ...rest });
  return () => {
    Element.prototype.getBoundingClientRect = real;
  };
}

/** The setting has been read from the device. */
function settled(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

/** The barn answers every request for a still when the test says so. */
function stillsAnswer(outcome: Awaited<ReturnType<InstanceClient['file']>>): () => Promise<void> {
  const waiting: (() => void)[] = [];
  mockFile.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(outcome))));
  return () =>
    act(async () => {
      for (const answer of waiting) answer();
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
}

let urls = 0;
beforeEach(() => {
  mockFile.mockReset();
  mockFile.mockReturnValue(new Promise(() => {}));
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
  const blob = Object.assign(new Blob([tinyJpeg(64, 36)], { type: 'image/jpeg' }), {
    arrayBuffer: async () => tinyJpeg(64, 36).buffer,
  });
  const headers = new Headers({ 'x-capture-time': String(Date.now() - 12_500) });
  const arrive = stillsAnswer({ ok: true, value: { blob, headers } });
  await open(ready(exampleCamera('a', { name: 'Pen 1', tags: ['fattening', 'west'] })));
  await arrive();
  const card = screen.getByRole('article', { name: 'Pen 1' });
  expect(within(card).getByRole('img', { name: 'Picture of Pen 1' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(within(card).getByText('12 s ago')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('fatteningwest');
  await userEvent.click(within(card).getByRole('link', { name: 'Pen 1' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/camera/a');
});

test('says in words what is wrong with a camera', async () => {
  const fail = stillsAnswer({
    ok: false,
    error: { code: 'server-error', context: { instanceId: 'north-barn', call: 'GET', status: 502 } },
  });
  await open(
    ready(
      exampleCamera('broken', { name: 'Broken' }),
      exampleCamera('away', { name: 'Away', online: false, lastSeen: Date.UTC(2026, 0, 1, 3, 4, 5) }),
      exampleCamera('hidden', { name: 'Hidden', privacy: { active: true, until: null } }),
    ),
  );
  await fail();
  expect(screen.getByRole('article', { name: 'Broken' })).toHaveTextContent('Server error.');
  expect(screen.getByRole('article', { name: 'Away' })).toHaveTextContent(/Offline, last seen 2026-01-01/);
  const hidden = screen.getByRole('article', { name: 'Hidden' });
  expect(hidden).toHaveTextContent('Privacy mode');
  expect(within(hidden).queryByRole('img')).toBeNull();
  expect(mockFile.mock.calls.some(([path]) => path.includes('hidden'))).toBe(false);
});

test('searches by name and id and keeps the search in the address', async () => {
  await open(ready(exampleCamera('a', { name: 'Feeder' }), exampleCamera('drinker-7', { name: 'Pen 7' })));
  expect(screen.getByText('2 cameras')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'DRINK');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Pen 7']);
  expect(screen.getByText('1 of 2 cameras')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?search=DRINK');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('cameras without tags are shown on request', async () => {
  await open(ready(exampleCamera('a', { tags: [] })));
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Show 1 camera without tags' }));
  expect(screen.getByRole('article', { name: 'Pen a' })).toBeVisible();
});

test.each([
  ['no cameras', ready(), '', 'This barn has no cameras yet.'],
  ['no match', ready(exampleCamera('a')), '?search=zzz', 'No camera matches “zzz”.'],
])('an empty list says why: %s', async (_name, answer, search, words) => {
  await open(answer, `/dashboard/north-barn/camera${search}`);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('while loading the places are held', async () => {
  await open({ state: 'loading', retry });
  expect(screen.getByText('The cameras are being loaded.').closest('[role="status"]')).not.toBeNull();
});

test('a failure says what, why, and offers another try; the last known list stays with its age', async () => {
  const error = { code: 'offline', context: { instanceId: 'north-barn', call: 'GET api/cameras' } } as const;
  const stale = { value: [exampleCamera('a')], receivedAt: Date.now() - 3 * 3_600_000 };
  const { unmount } = await open({ state: 'failed', error, refreshing: false, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The cameras could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  await open({ state: 'failed', error, stale, refreshing: false, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(screen.getByText(/Last known state:/)).toHaveTextContent('3 h ago');
  expect(screen.getByRole('article', { name: 'Pen a' })).toBeVisible();
});

test('tag and state narrow the list, stand in the address, and are kept on the way to a camera', async () => {
  await open(
    ready(
      exampleCamera('a', { name: 'Pen 1', tags: ['west'] }),
      exampleCamera('b', { name: 'Pen 2', tags: ['west'], online: false }),
      exampleCamera('c', { name: 'Pen 3', online: false }),
    ),
    '/dashboard/north-barn/camera?tag=west',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Offline (2)');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Pen 2']);
  expect(screen.getByTestId('address')).toHaveTextContent('?tag=west&state=offline');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All tags');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Pen 3' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/camera/c?state=offline');
});

test('a tag of the address that no camera has any more can be seen and left', async () => {
  await open(ready(exampleCamera('a')), '/dashboard/north-barn/camera?tag=gone');
  expect(screen.getByText('No camera matches this filter.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('gone (0)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All tags');
  expect(screen.getByRole('article', { name: 'Pen a' })).toBeVisible();
});

test('pictures or a list, as one chooses', async () => {
  await open(ready(exampleCamera('a', { name: 'Pen 1' })));
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
  await open(ready(...many), '/dashboard/north-barn/camera', { usr: returnedFrom('c80') });
  restore();
  expect(screen.getByRole('link', { name: 'Pen c80' })).toHaveFocus();
  expect(scrollBy).toHaveBeenCalledWith({ top: (9000 + 9090 - innerHeight) / 2, behavior: 'instant' });
});

test('the walk-round begins at the first camera', async () => {
  await open(ready(exampleCamera('b', { sortPrefix: '2' }), exampleCamera('a', { sortPrefix: '10' })));
  await userEvent.click(screen.getByRole('link', { name: 'Walk-round' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/walk-round/b');
});

test('hundreds are all reachable, and only what is near asks for a picture', async () => {
  const many = Array.from({ length: 200 }, (_, index) => exampleCamera(`c${index}`, { sortPrefix: String(index) }));
  const restore = elementsStandAt(5000);
  const { container } = await open(ready(...many));
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(200));
  expect(mockFile).not.toHaveBeenCalled();
  restore();
});

test('on phones a list says the same', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  await open(ready(exampleCamera('a', { name: '<script>Pen</script>', online: false })));
  const row = screen.getByRole('link', { name: '<script>Pen</script>' }).closest('li');
  expect(row).toHaveTextContent('Offline, last seen');
  expect(row).toHaveTextContent('fattening');
  window.matchMedia = wide;
});
