import { BrowserRouter, SuiteLink, useRoutes } from '@barnwatch/shared/routing';
import { type BarnDoor, json, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { CanvasCreatorScreen } from './canvas-creator';

const read = 'POST api/cameraCanvases/queryOne';
const create = 'POST api/cameraCanvases';
const update = 'PATCH api/cameraCanvases/{cameraCanvasId}';
const rights = ['canvases.view', 'canvases.manage', 'cameras.view'];

let barn: BarnDoor;

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

const place = (cameraId: string, x = 0, y = 0) => ({ cameraId, x, y, width: 0.25 });

function canvas(more: object = {}) {
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

beforeEach(async () => {
  barn = await openBarnDoor({ permissions: rights });
  barn.answer('GET api/cameras', {
    cameras: {
      'pen-01': camera('pen-01', 'Pen 1'),
      'pen-02': camera('pen-02', 'Pen 2'),
      'pen-10': camera('pen-10', 'Pen 10'),
    },
  });
  barn.answer(read, { cameraCanvas: canvas() });
});

async function open(canvasId: string | null = 'one') {
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

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${name} `) }));
const said = () => document.querySelector('[data-announced]')?.textContent;
const sent = (call: typeof update | typeof create) => barn.asked(call).at(-1)?.body;

test('numbers, keys and buttons arrange what is chosen, and say where it is (product 7.9)', async () => {
  barn.answer(update, ({ body }) => ({
    cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 11 }),
  }));
  await open();
  await choose('Pen 1');
  const x = field('From left (%)');
  await userEvent.clear(x);
  await userEvent.type(x, '12,5');
  await userEvent.tab();
  act(() => button('Undo').focus());
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(said()).toMatch(/^Pen 1: from left 13\.5 %, from top 0\.1 %, width 25 %/);
  await press('Turn by 90°');
  await userEvent.keyboard(']');
  expect(said()).toBe('Now at place 2 of 2, counted from below.');
  await press('Save');
  await waitFor(() => expect(barn.asked(update)).toHaveLength(1));
  expect(sent(update)).toEqual({
    expectedLastUpdated: 10,
    updates: {
      name: 'Whole barn',
      published: true,
      editable: true,
      heightRatio: 0.5625,
      cameras: [
        place('pen-02', 0.5),
        { cameraId: 'pen-01', x: expect.closeTo(0.135), y: expect.closeTo(0.001), width: 0.25, rotation: 90 },
      ],
    },
  });
  await waitFor(() => expect(button('Save')).toBeDisabled());
});

test('a new one: cameras come by name and number, and it has an address of its own once it is saved', async () => {
  const cameraCanvas = canvas({ cameraCanvasId: 'new-one', lastUpdated: 20 });
  barn.answer(create, ({ body }) => ({
    cameraCanvas: { ...cameraCanvas, ...(body as { cameraCanvas: object }).cameraCanvas },
  }));
  barn.answer(read, { cameraCanvas });
  await open(null);
  await userEvent.click(screen.getAllByRole('button', { name: 'Add cameras' })[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Add cameras' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Choose all 3 that are missing' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 3 cameras' }));
  expect(said()).toBe('3 cameras added.');
  await press('Save');
  expect(field(/^Name/)).toHaveAccessibleDescription(/A name is needed/);
  await userEvent.type(field(/^Name/), 'Pens');
  await press('Save');
  await waitFor(() => expect(location.pathname).toBe('/dashboard/north-barn/canvas-creator/new-one'));
  const { cameras } = (sent(create) as { cameraCanvas: { cameras: { cameraId: string }[] } }).cameraCanvas;
  expect(cameras.map(({ cameraId }) => cameraId)).toEqual(['pen-01', 'pen-02', 'pen-10']);
});

test('a name that is in use keeps the work and offers another one (F26)', async () => {
  barn.refuse(update, 409, 'canvas-name-in-use');
  await open();
  await userEvent.type(field(/^Name/), ' x');
  await press('Save');
  await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription(/Another canvas has this name/));
  await press('Take “Whole barn x 2”');
  expect(field(/^Name/)).toHaveValue('Whole barn x 2');
});

describe('somebody else has changed it meanwhile (F47)', () => {
  const theirs = () =>
    canvas({ lastUpdated: 12, name: 'House', cameras: [place('pen-01', 0.3), place('pen-02', 0.5, 0.2)] });

  async function refuseFirst() {
    let refused = false;
    barn.answer(update, ({ body }) => {
      if (refused) return { cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 13 }) };
      refused = true;
      barn.answer(read, { cameraCanvas: theirs() });
      return json({ error: { code: 'canvas-changed', message: 'No.' } }, 409);
    });
  }

  test('both are shown, chosen picture by picture, and nothing is lost', async () => {
    await refuseFirst();
    await open();
    await choose('Pen 1');
    act(() => button('Undo').focus());
    await userEvent.keyboard('{ArrowDown}');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' }));
    expect(dialog.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)).toEqual([
      'NameYou: unchanged · somebody else: changed',
      'Pen 1You: changed · somebody else: changed',
      'Pen 2You: unchanged · somebody else: changed',
    ]);
    const choice = within(dialog.getByRole('group', { name: 'Version of Pen 1' }));
    expect(choice.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with this' }));
    expect(field(/^Name/)).toHaveValue('House');
    await press('Save');
    await waitFor(() => expect(barn.asked(update)).toHaveLength(2));
    expect(sent(update)).toMatchObject({
      expectedLastUpdated: 12,
      updates: {
        name: 'House',
        cameras: [
          { cameraId: 'pen-01', x: 0, y: 0.001 },
          { cameraId: 'pen-02', y: 0.2 },
        ],
      },
    });
  });

  test('put off, it stays told until it was looked at', async () => {
    await refuseFirst();
    await open();
    await userEvent.type(field(/^Name/), ' x');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('Somebody else has changed this canvas meanwhile.')).toBeVisible();
    await press('Compare');
    expect(screen.getByRole('dialog', { name: 'Changed by somebody else meanwhile' })).toBeVisible();
  });

  test('one that was deleted can be saved as a new one', async () => {
    barn.refuse(update, 404, 'canvas-unknown');
    barn.answer(create, ({ body }) => ({
      cameraCanvas: canvas({ cameraCanvasId: 'two', ...(body as { cameraCanvas: object }).cameraCanvas }),
    }));
    await open();
    await userEvent.type(field(/^Name/), ' x');
    await press('Save');
    await press(await screen.findByText('Save it as a new one').then(() => 'Save it as a new one'));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/dashboard/north-barn/canvas-creator/two'));
  });

  test('one that only its owner may change can be saved as one’s own', async () => {
    barn.refuse(update, 403, 'canvas-not-editable');
    await open();
    await userEvent.type(field(/^Name/), ' x');
    await press('Save');
    await screen.findByText(/^Only its owner may change this canvas\. Your work/);
    await press('Save it as one of your own');
    expect(field(/^Name/)).toHaveValue('Whole barn x 2');
  });
});

test('leaving asks; what is not saved is here the next time, until one starts over (F41)', async () => {
  const first = await open();
  await userEvent.type(field(/^Name/), ' west');
  await userEvent.click(screen.getByText('away'));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('elsewhere')).toBeVisible();
  first.unmount();
  await open();
  expect(field(/^Name/)).toHaveValue('Whole barn west');
  expect(screen.getByText(/^Your unsaved work of/)).toBeVisible();
  await press('Start over');
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Whole barn'));
});

test('undo and redo, also by keys; in a field the keys are its own', async () => {
  await open();
  await choose('Pen 1');
  await press('Remove from the canvas');
  expect(screen.queryByRole('checkbox', { name: /^Pen 1 / })).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('checkbox', { name: /^Pen 1 / })).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.queryByRole('checkbox', { name: /^Pen 1 / })).toBeNull();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(field(/^Name/));
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('checkbox', { name: /^Pen 2 / })).toBeChecked();
  expect(field(/^Name/)).toHaveValue('Whole bar');
});

test('numbers out of reach are refused with the limits, and change nothing', async () => {
  await open();
  await choose('Pen 2');
  const width = field('Width (%)');
  await userEvent.clear(width);
  await userEvent.type(width, '0');
  expect(width).toHaveAccessibleDescription('A number from 1 to 100.');
  await userEvent.tab();
  expect(field('Width (%)')).toHaveValue('25');
  expect(button('Save')).toBeDisabled();
});

test('a part of the picture, and corners, are told to the barn', async () => {
  barn.answer(update, ({ body }) => ({
    cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 11 }),
  }));
  await open();
  await choose('Pen 1');
  await userEvent.click(screen.getByText('Part of the picture'));
  const part = field('Part width (%)');
  await userEvent.clear(part);
  await userEvent.type(part, '50');
  await userEvent.click(screen.getByText('Straighten by four corners', { selector: 'summary' }));
  const corner = field('Upper left: across (%)');
  await userEvent.clear(corner);
  await userEvent.type(corner, '10');
  await press('Save');
  await waitFor(() => expect(barn.asked(update)).toHaveLength(1));
  expect(sent(update)).toMatchObject({
    updates: {
      cameras: [
        {
          cameraId: 'pen-01',
          width: 0.125,
          crop: { x: 0, y: 0, width: 0.5, height: 1 },
          corners: [
            { x: 0.1, y: 0 },
            { x: 1, y: 0 },
            { x: 1, y: 1 },
            { x: 0, y: 1 },
          ],
        },
        { cameraId: 'pen-02' },
      ],
    },
  });
});

test('a canvas that is not there is said so', async () => {
  barn.answer(read, { cameraCanvas: null });
  history.replaceState(null, '', '/dashboard/north-barn/canvas-creator/none');
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/canvas-creator/:canvasId', element: <CanvasCreatorScreen /> }]);
  await renderInSuite(<Suite />, {
    texts: { 'mf-regions': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  expect(await screen.findByText('This canvas does not exist')).toBeVisible();
});
