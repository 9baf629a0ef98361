import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import en from '../texts/en.json';
import { LiveViewScreen } from './live-view';

const mockBarn = exampleBarn();
let mockPlayers: readonly string[] = [];
let mockAnswer: BarnAnswer<readonly Camera[]>;
const mockSocket = jest.fn<ReturnType<InstanceClient['openSocket']>, Parameters<InstanceClient['openSocket']>>();
const mockStream = jest.fn<ReturnType<InstanceClient['stream']>, Parameters<InstanceClient['stream']>>();
const mockClient = { file: () => new Promise(() => {}), openSocket: mockSocket, stream: mockStream };
jest.mock('../live/players/create-player', () => ({
  availablePlayers: () => mockPlayers,
  createPlayer: () => new Promise(() => {}),
}));
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => ['cameras.view', 'cameras.privacy'],
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

async function open(cameras: readonly Camera[] | null, id = 'a') {
  const retry = () => {};
  mockAnswer = cameras
    ? { state: 'ready', value: cameras, receivedAt: 0, refreshing: false, retry }
    : { state: 'loading', retry };
  history.replaceState(null, '', `/dashboard/north-barn/camera/streaming/${id}/Pen%201`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/streaming/:id/:name', element: <LiveViewScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now: Date.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return rendered;
}

beforeEach(() => {
  mockSocket.mockReset();
  mockSocket.mockReturnValue(new Promise(() => {}));
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
  await open(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pen 1');
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Connecting …');
  expect(mockSocket).toHaveBeenCalledWith('api/streaming/a', expect.anything());
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
  let answer: (outcome: Awaited<ReturnType<InstanceClient['openSocket']>>) => void = () => {};
  mockSocket.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open(walk);
  const context = { instanceId: 'north-barn', call: 'GET api/streaming/a' };
  mockStream.mockResolvedValue({ ok: false, error: { code: 'offline', context } });
  await act(async () => answer({ ok: false, error: { code: 'offline', context } }));
  expect(mockStream).toHaveBeenCalledWith('api/streaming/a', expect.anything());
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Trying again in 1 s');
  expect(screen.getByText('The barn cannot be reached.')).toBeVisible();
});

test('in privacy mode nothing is opened and nothing can be saved', async () => {
  await open([exampleCamera('a', { name: 'Pen 1', privacy: { active: true, until: null } })]);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveTextContent('Privacy mode');
  expect(mockSocket).not.toHaveBeenCalled();
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
  expect(mockSocket).not.toHaveBeenCalledWith(
    'api/streaming/z',
    expect.objectContaining({ signal: { aborted: false } }),
  );
});

test('leaving ends the line', async () => {
  const { unmount } = await open(walk);
  const signal = mockSocket.mock.calls.at(-1)?.[1].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('the data saver shows stills and opens no line; it is left as easily', async () => {
  await open(walk);
  await userEvent.click(screen.getByRole('switch', { name: 'Data saver' }));
  expect(mockSocket.mock.calls.at(-1)?.[1].signal.aborted).toBe(true);
  expect(screen.getByRole('article', { name: 'Pen 1' })).not.toHaveTextContent('Connecting');
  const opened = mockSocket.mock.calls.length;
  await userEvent.click(screen.getByRole('switch', { name: 'Data saver' }));
  expect(mockSocket.mock.calls.length).toBe(opened + 1);
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
  expect(screen.getByRole('dialog', { name: 'Switch on privacy mode' })).toBeVisible();
});
