import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import type { Camera } from '../../api/camera';
import { exampleCamera } from '../../api/example-camera';
import en from '../../texts/en.json';
import { GridScreen } from '../grid';

const mockBarn = exampleBarn();
let mockAnswer: BarnAnswer<readonly Camera[]>;
/** Every attempt to have a live picture. */
export const mockSocket = jest.fn<ReturnType<InstanceClient['openSocket']>, Parameters<InstanceClient['openSocket']>>();
const mockClient = { file: () => new Promise(() => {}), openSocket: mockSocket, stream: () => new Promise(() => {}) };
jest.mock('../../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => [],
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({ useBarnAnswer: () => mockAnswer }));

export function cameras(count: number): Camera[] {
  return Array.from({ length: count }, (_, index) =>
    exampleCamera(`c${index + 1}`, { name: `Pen ${index + 1}`, sortPrefix: String(index).padStart(4, '0') }),
  );
}

export function ready(value: readonly Camera[]): BarnAnswer<readonly Camera[]> {
  return { state: 'ready', value, receivedAt: Date.now(), refreshing: false, retry: () => {} };
}

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

function Screens() {
  const screens = useRoutes([
    { path: '/dashboard/:barnId/grid', element: <GridScreen /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  return (
    <>
      {screens}
      <Address />
    </>
  );
}

/** The grid with what the barn answers of its cameras, at an address of its own. */
export async function open(answer: BarnAnswer<readonly Camera[]>, query = '') {
  mockAnswer = answer;
  history.replaceState(null, '', `/dashboard/north-barn/grid${query}`);
  const rendered = await renderInSuite(<Screens />, {
    now: Date.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  // The layouts have been read from the device.
  await rendered.findByLabelText('Settings of this layout', { selector: ':enabled' });
  return rendered;
}

/** By selector: a hundred tiles by role take seconds. */
export const names = () => [...document.querySelectorAll('article')].map((tile) => tile.getAttribute('aria-label'));
export const address = () => document.querySelector('[data-testid=address]')?.textContent;

/** A device that knows no layouts, on which every element is as large as a small tile. */
export async function newDevice(): Promise<void> {
  mockSocket.mockReset();
  mockSocket.mockReturnValue(new Promise(() => {}));
  await deviceStorage.open('settings').remove('grid-layouts/north-barn');
  Object.assign(performance, { getEntriesByType: () => [] });
  const box = { top: 0, bottom: 90, left: 0, right: 160, x: 0, y: 0, width: 160, height: 90, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => box;
}
