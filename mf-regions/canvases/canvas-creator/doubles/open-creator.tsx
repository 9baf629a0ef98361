// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { BrowserRouter, SuiteLink, useRoutes } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../texts/en.json';
import { CanvasCreatorScreen } from '../canvas-creator';

export const read = 'POST api/cameraCanvases/queryOne';
export const create = 'POST api/cameraCanvases';
export const update = 'PATCH api/cameraCanvases/{cameraCanvasId}';
const rights = ['canvases.view', 'canvases.manage', 'cameras.view'];

let barn: BarnDoor;

/** The barn of this test. */
export const atBarn = (): BarnDoor => barn;

const camera = (cameraId: string, name: string) => ({
  cameraId,
  name,
  tags: ['pig'],
  sortPrefix: '',
  privacy: { active: false, until: null },
  managed: false,
  loadedTimestamp: 1,
  online: true,
  lastSeen: 1,
  width: 1280,
  height: 720,
});

export const place = (cameraId: string, x = 0, y = 0) => ({ cameraId, x, y, width: 0.25 });

export function canvas(more: object = {}) {
  return {
    cameraCanvasId: 'one',
    name: 'Whole barn',
    published: true,
    editable: true,
    heightRatio: 0.5625,
    cameras: [place('pen-01'), place('pen-02', 0.5)],
    lastUpdated: 10,
    ownerAccountId: barn.barn.accountId,
    ...more,
  };
}

/** A barn with three cameras, and a canvas with two of them. */
export async function newBarn(): Promise<void> {
  barn = await openBarnDoor({ permissions: rights });
  barn.answer('GET api/cameras', {
    cameras: {
      'pen-01': camera('pen-01', 'Pen 1'),
      'pen-02': camera('pen-02', 'Pen 2'),
      'pen-10': camera('pen-10', 'Pen 10'),
    },
  });
  barn.answer(read, { cameraCanvas: canvas() });
}

export async function open(canvasId: string | null = 'one') {
  const path = '/dashboard/north-barn/canvas-creator';
  history.replaceState(null, '', canvasId === null ? path : `${path}/${canvasId}`);
  const Suite = () => (
    <>
      <SuiteLink to="/elsewhere">away</SuiteLink>
      {useRoutes([
        { path, element: <CanvasCreatorScreen /> },
        { path: `${path}/:canvasId`, element: <CanvasCreatorScreen /> },
        { path: '/elsewhere', element: <p>elsewhere</p> },
      ])}
    </>
  );
  const rendered = await renderInSuite(<Suite />, {
    texts: { 'mf-regions': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await screen.findByRole('toolbar');
  await screen.findByRole('textbox', { name: /^Name/ });
  return rendered;
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${name} `) }));
export const said = () => document.querySelector('[data-announced]')?.textContent;
export const sent = (call: typeof update | typeof create) => barn.asked(call).at(-1)?.body;
