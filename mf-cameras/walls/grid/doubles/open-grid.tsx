import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type InSuiteOptions, renderInSuite } from '@barnwatch/shared/testing';
import type { Camera } from '../../../camera-records/record/camera';
import { exampleCamera } from '../../../camera-records/record/example-camera';
import { arrived, type CameraBarn, openCameraBarn } from '../../../testing/camera-barn';
import en from '../../../texts/en.json';
import { GridScreen } from '../grid';

jest.mock('../../../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));

export function cameras(count: number): Camera[] {
  return Array.from({ length: count }, (_, index) =>
    exampleCamera(`c${index + 1}`, { name: `Pen ${index + 1}`, sortPrefix: String(index).padStart(4, '0') }),
  );
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

/** The grid with what a barn says of its cameras by now, at an address of its own. */
export async function draw(barn: CameraBarn, query = '', settings: InSuiteOptions['settings'] = {}) {
  history.replaceState(null, '', `/dashboard/north-barn/grid${query}`);
  const rendered = await renderInSuite(<Screens />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    settings,
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  // The layouts have been read from the device, and the barn has answered.
  await rendered.findByLabelText('Settings of this layout', { selector: ':enabled' });
  while (rendered.queryByText(en.cameraList.loading)) await arrived();
  return Object.assign(rendered, { barn });
}

/** The grid of a barn with these cameras. */
export async function open(list: readonly Camera[], query = '', settings: InSuiteOptions['settings'] = {}) {
  return draw(await openCameraBarn(list), query, settings);
}

/** By selector: a hundred tiles by role take seconds. */
export const names = () => [...document.querySelectorAll('article')].map((tile) => tile.getAttribute('aria-label'));
export const address = () => document.querySelector('[data-testid=address]')?.textContent;

/** A device that knows no layouts, on which every element is as large as a small tile. */
export async function newDevice(): Promise<void> {
  await deviceStorage.open('settings').remove('grid-layouts/north-barn');
  Object.assign(performance, { getEntriesByType: () => [] });
  const box = { top: 0, bottom: 90, left: 0, right: 160, x: 0, y: 0, width: 160, height: 90, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => box;
}
