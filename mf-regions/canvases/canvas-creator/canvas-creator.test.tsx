import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { CanvasCreatorScreen } from './canvas-creator';
import {
  atBarn,
  button,
  canvas,
  choose,
  create,
  field,
  newBarn,
  open,
  place,
  press,
  read,
  said,
  sent,
  update,
} from './doubles/open-creator';

beforeEach(newBarn);

test('numbers, keys and buttons arrange what is chosen, and say where it is (product 7.9)', async () => {
  atBarn().answer(update, ({ body }) => ({
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
  await waitFor(() => expect(atBarn().asked(update)).toHaveLength(1));
  expect(sent(update)).toEqual({
    expectedLastUpdated: 10,
    updates: {
      name: 'Whole barn',
      published: true,
      editable: true,
      heightRatio: 0.5625,
      cameras: [
        place('pen-02', 0.5),
        { cameraId: 'pen-01', x: expect.closeTo(0.135), y: expect.closeTo(0.0547, 3), width: 0.25, rotation: 90 },
      ],
    },
  });
  await waitFor(() => expect(button('Save')).toBeDisabled());
});

test('a new one: cameras come by name and number, and it has an address of its own once it is saved', async () => {
  const cameraCanvas = canvas({ cameraCanvasId: 'new-one', lastUpdated: 20 });
  atBarn().answer(create, ({ body }) => ({
    cameraCanvas: { ...cameraCanvas, ...(body as { cameraCanvas: object }).cameraCanvas },
  }));
  atBarn().answer(read, { cameraCanvas });
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
  atBarn().refuse(update, 409, 'canvas-name-in-use');
  await open();
  await userEvent.type(field(/^Name/), ' x');
  await press('Save');
  await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription(/Another canvas has this name/));
  await press('Take “Whole barn x 2”');
  expect(field(/^Name/)).toHaveValue('Whole barn x 2');
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
  atBarn().answer(update, ({ body }) => ({
    cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 11 }),
  }));
  await open();
  await choose('Pen 1');
  await userEvent.click(screen.getByText('Part of the picture'));
  const part = field('Part width (%)');
  await userEvent.clear(part);
  await userEvent.type(part, '50');
  await userEvent.click(screen.getByText('Straighten by four corners', { selector: 'summary' }));
  const corner = field('Top left: across (%)');
  await userEvent.clear(corner);
  await userEvent.type(corner, '10');
  await press('Save');
  await waitFor(() => expect(atBarn().asked(update)).toHaveLength(1));
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
  atBarn().answer(read, { cameraCanvas: null });
  history.replaceState(null, '', '/dashboard/north-barn/canvas-creator/none');
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/canvas-creator/:canvasId', element: <CanvasCreatorScreen /> }]);
  await renderInSuite(<Suite />, {
    texts: { 'mf-regions': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  expect(await screen.findByText('This canvas does not exist')).toBeVisible();
});
