import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { CanvasListScreen } from './canvas-list';

const list = 'GET api/cameraCanvases/';
const create = 'POST api/cameraCanvases';
const remove = 'DELETE api/cameraCanvases/{cameraCanvasId}';
const setBase = 'PATCH api/config/{product}.camera.canvas.management/';
const rights = ['canvases.view', 'canvases.manage', 'cameras.view'];

let barn: BarnDoor;

function canvas(cameraCanvasId: string, name: string, more: object = {}) {
  return {
    cameraCanvasId,
    name,
    published: true,
    editable: false,
    heightRatio: 0.5,
    cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5 }],
    lastUpdated: 1,
    ownerAccountId: barn.barn.accountId,
    ...more,
  };
}

async function openBarn(permissions: readonly string[] = rights) {
  barn = await openBarnDoor({ permissions });
  barn.answer('GET api/cameras', { cameras: {} });
  barn.answer('GET api/v', {
    version: { product: 'barnwatch', version: '1', contractVersion: '1.0.0', globalUniqueIdentifier: barn.id },
  });
  tell(canvas('one', 'Whole barn'), canvas('two', 'Gable', { ownerAccountId: 'other', published: true }));
}

function tell(...cameraCanvases: readonly object[]) {
  barn.answer(list, { cameraCanvases, baseCanvas: 'two' });
}

beforeEach(() => openBarn());

function open(language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', '/dashboard/north-barn/canvas-list');
  const Suite = () =>
    useRoutes([
      { path: '/dashboard/:barnId/canvas-list', element: <CanvasListScreen /> },
      { path: '/dashboard/:barnId/canvas-creator/:canvasId', element: <p>creator</p> },
    ]);
  return renderInSuite(<Suite />, {
    language,
    texts: { 'mf-regions': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('lists the canvases, the one that is shown first before the others (product 7.9)', async () => {
  await open();
  await cardOf('Gable');
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['Gable', 'Whole barn']);
  expect(card('Gable').getByText('Shown first')).toBeVisible();
  expect(card('Gable').getByText('Only its owner may change it')).toBeVisible();
  expect(card('Gable').queryByRole('button', { name: 'Delete Gable' })).toBeNull();
  expect(card('Whole barn').getByRole('link', { name: 'Arrange' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/canvas-creator/one',
  );
  expect(barn.asked(list)).toHaveLength(1);
});

test('searches, and the address says what for', async () => {
  await open();
  await cardOf('Gable');
  await userEvent.type(screen.getByRole('searchbox'), 'gab');
  expect(screen.queryByRole('article', { name: 'Whole barn' })).toBeNull();
  expect(location.search).toBe('?search=gab');
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No canvas is called “gabxyz”.')).toBeVisible();
});

test('the one that is shown first is set and unset for the product of the barn', async () => {
  barn.answer(setBase, ({ body }) => ({ config: (body as { doc: Record<string, unknown> }).doc }));
  await open();
  await userEvent.click((await cardOf('Whole barn')).getByRole('button', { name: 'Show Whole barn first' }));
  await waitFor(() => expect(barn.asked(setBase)).toHaveLength(1));
  await waitFor(() => expect(card('Gable').getByRole('button', { name: /^No longer/ })).toBeEnabled());
  await userEvent.click(card('Gable').getByRole('button', { name: 'No longer show Gable first' }));
  await waitFor(() => expect(barn.asked(setBase)).toHaveLength(2));
  expect(barn.asked(setBase).map(({ path, body }) => [path.product, body])).toEqual([
    ['barnwatch', { doc: { baseCanvas: 'one' } }],
    ['barnwatch', { doc: { baseCanvas: null } }],
  ]);
});

test('what was not set is said, with the missing right, and can be tried again', async () => {
  barn.refuse(setBase, 403, 'permission-missing', { any: ['canvases.manage', 'config.manage'] });
  await open();
  await userEvent.click((await cardOf('Whole barn')).getByRole('button', { name: 'Show Whole barn first' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/canvases\.manage/);
});

test('asks before it deletes, and says who sees it; one that is gone is deleted', async () => {
  barn.refuse(remove, 404, 'canvas-unknown');
  await open();
  await userEvent.click((await cardOf('Whole barn')).getByRole('button', { name: 'Delete Whole barn' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Whole barn”?' }));
  expect(dialog.getByText(/^It is published: everybody/)).toBeVisible();
  tell(canvas('two', 'Gable'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Whole barn' })).toBeNull());
  expect(barn.asked(remove).map(({ path }) => path.cameraCanvasId)).toEqual(['one']);
});

test('a copy has a name that nobody has, and is nobody else’s to see; a taken name is said at its field (F26)', async () => {
  const floorPlan = { canvasPictureId: 'plan-1', opacity: 0.5 };
  tell(canvas('one', 'Whole barn', { floorPlan }));
  barn.refuse('GET api/canvasPictures/{canvasPictureId}', 404, 'canvas-picture-unknown');
  barn.refuse(create, 409, 'canvas-name-in-use');
  await open();
  await userEvent.click((await cardOf('Whole barn')).getByRole('button', { name: 'Copy Whole barn' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Copy “Whole barn”' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('Whole barn 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Another canvas has this name/));
  barn.answer(create, ({ body }) => ({
    cameraCanvas: { ...canvas('three', 'x'), ...(body as { cameraCanvas: object }).cameraCanvas },
  }));
  await userEvent.type(name, '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('creator')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/north-barn/canvas-creator/three');
  expect(barn.asked(create).at(-1)?.body).toMatchObject({
    cameraCanvas: {
      name: 'Whole barn 22',
      published: false,
      cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5 }],
      floorPlan,
    },
  });
});

test('without the right it is for looking only', async () => {
  await openBarn(['canvases.view', 'cameras.view']);
  await open();
  await cardOf('Gable');
  expect(screen.getByText(/Changing them needs the permission canvases.manage/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Copy|Delete|Show)/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New canvas' })).toBeNull();
});

test('loading, failed, damaged and empty say so', async () => {
  barn.answer(list, () => 'silence');
  const loading = await open();
  expect(screen.getByRole('status')).toHaveTextContent('The canvases are being loaded.');
  loading.unmount();
  barn.refuse(list, 500);
  const failed = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The canvases could not be loaded.');
  tell(canvas('one', 'Whole barn'), { name: 'damaged' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await cardOf('Whole barn');
  expect(screen.getByText(/^1 canvas could not be read/)).toBeVisible();
  failed.unmount();
  await openBarn();
  tell();
  await open();
  expect(await screen.findByText('There is nothing here!')).toBeVisible();
});

test('speaks German', async () => {
  await open('de');
  expect(screen.getByRole('heading', { level: 1, name: 'Kamerawände' })).toBeVisible();
  expect((await cardOf('Gable')).getByText('Wird zuerst gezeigt')).toBeVisible();
});
