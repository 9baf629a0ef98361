import type { RegionMappingValue } from '@barnwatch/shared/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, type EditedBarn, openEditedBarn, openEditor, storedMapping } from './doubles/open-editor';

let barn: EditedBarn;

beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  // Drawings lie on the device: each test is another account, so that none finds that of another.
  barn = await openEditedBarn();
});

const stage = () => screen.findByRole('application', { name: 'Picture of the camera with its regions' });
const press = async (...keys: readonly (string | readonly [key: string, shift: true])[]) => {
  const element = await stage();
  for (const key of keys) {
    const [name, shiftKey] = typeof key === 'string' ? [key, false] : key;
    fireEvent.keyDown(element, { key: name, shiftKey });
  }
};
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const said = () => document.querySelector('[aria-live="polite"]');

/** The crosshair begins in the middle: ten pixels with each press. */
async function drawTriangle() {
  await click('Draw');
  const far = (key: string, count: number) => Array.from({ length: count }, () => [key, true] as const);
  await press('Enter', ...far('ArrowRight', 10), 'Enter', ...far('ArrowDown', 10), 'Enter', 'c');
}

test('a region is drawn by keys alone, saved and read back to the pixel', async () => {
  await openEditor();
  await drawTriangle();
  expect(said()).toHaveTextContent('trough is closed, with 3 points.');
  await click('Save');
  await screen.findByText('The regions are saved.');
  expect(barn.pixels(1)).toEqual([
    [640, 360],
    [740, 360],
    [740, 460],
  ]);
  expect(barn.door.asked(calls.change)).toMatchObject([{ body: { expectedLastUpdated: 1000 } }]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the first regions of a type are created', async () => {
  barn = await openEditedBarn(null);
  await openEditor();
  await drawTriangle();
  await click('Save');
  await screen.findByText('The regions are saved.');
  expect(barn.door.asked(calls.create)).toMatchObject([
    { body: { value: { cameraId: 'pen-01', regionType: 'feeder' } } },
  ]);
  expect(barn.pixels(0)).toHaveLength(3);
});

test('points are fields: a number moves a point, and one that cannot be is refused with the reason', async () => {
  await openEditor();
  await click(/^1 · trough/);
  const left = await screen.findByRole('textbox', { name: 'Point 1, from the left' });
  expect(left).toHaveValue('320');
  await userEvent.clear(left);
  await userEvent.type(left, '300{Enter}');
  expect(said()).toHaveTextContent('Point 1 is at 300, 180 px.');
  await userEvent.clear(left);
  await userEvent.type(left, '5000{Enter}');
  expect(left).toHaveAccessibleDescription('A number from 0 to 1280.');
  await userEvent.clear(left);
  await userEvent.type(left, '1000{Enter}');
  expect(said()).toHaveTextContent('Not done: the edges after points');
  expect(left).toHaveValue('300');
  await click('Save');
  await waitFor(() => expect(barn.pixels()[0]).toEqual([300, 180]));
});

test('a number that was typed is undone by itself', async () => {
  await openEditor();
  await drawTriangle();
  const left = await screen.findByRole('textbox', { name: 'Point 2, from the left' });
  await userEvent.clear(left);
  await userEvent.type(left, '800{Enter}');
  expect(left).toHaveValue('800');
  const element = await stage();
  act(() => element.focus());
  fireEvent.keyDown(element, { key: 'z', ctrlKey: true });
  expect(left).toHaveValue('740');
});

test('per cent, and with a comma in German', async () => {
  await openEditor('de');
  await userEvent.click(await screen.findByRole('button', { name: /^1 · trough/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Prozent' }));
  const left = screen.getByRole('textbox', { name: 'Punkt 1, von links' });
  expect(left).toHaveValue('25');
  await userEvent.clear(left);
  await userEvent.type(left, '12,5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(barn.pixels()[0]).toEqual([160, 180]));
});

test('what is drawn survives the end of the page with all that can be undone, and is gone once it is saved', async () => {
  const first = await openEditor();
  await drawTriangle();
  first.unmount();
  const second = await openEditor();
  expect(await screen.findByText(/begun earlier on this device/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^2 · trough/ })).toBeVisible();
  await click('Undo');
  expect(screen.queryByRole('button', { name: /^2 · trough/ })).toBeNull();
  second.unmount();
  const third = await openEditor();
  await click('Redo');
  expect(await screen.findByRole('button', { name: /^2 · trough/ })).toBeVisible();
  await click('Save');
  await screen.findByText('The regions are saved.');
  third.unmount();
  await openEditor();
  await screen.findByRole('button', { name: /^2 · trough/ });
  expect(screen.queryByText(/begun earlier/)).toBeNull();
});

test('two people at once: what only one has changed goes together, and nothing is saved unseen', async () => {
  await openEditor();
  await drawTriangle();
  const [region] = storedMapping.regions;
  if (!region) throw new Error('there is no region');
  barn.mapping = { ...storedMapping, lastUpdated: 1500, regions: [{ ...region, color: '#112233' }] };
  await click('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getByText(/^1 change of the other person/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  await click('Save');
  await screen.findByText('The regions are saved.');
  expect(barn.mapping?.regions).toMatchObject([{ color: '#112233' }, { regionSpecification: 'trough' }]);
});

test('a barn that does not say when regions were changed is asked before it is written to', async () => {
  const { lastUpdated: _, ...older } = storedMapping;
  barn = await openEditedBarn(older);
  await openEditor();
  await drawTriangle();
  barn.mapping = { ...older, regions: [] };
  await click('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(barn.door.asked(calls.change)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  await click('Save');
  await screen.findByText('The regions are saved.');
  expect(barn.mapping?.regions).toHaveLength(1);
});

test('what both have changed is chosen region by region', async () => {
  await openEditor();
  await click(/^1 · trough/);
  await press(['ArrowLeft', true]);
  const moved = storedMapping.regions.map((region) => ({
    ...region,
    points: region.points.map(({ x, y }) => ({ x, y: y + 0.1 })),
  }));
  barn.mapping = { ...storedMapping, lastUpdated: 1500, regions: moved };
  await click('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getByRole('button', { name: 'Take over' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'Both' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  await click('Save');
  await screen.findByText('The regions are saved.');
  expect(barn.mapping?.regions).toHaveLength(2);
});

test('what the barn has found by itself is accepted, or rejected', async () => {
  barn = await openEditedBarn({ ...storedMapping, isNew: true });
  const first = await openEditor();
  await click('Accept');
  await screen.findByText('The regions are saved.');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  first.unmount();
  barn = await openEditedBarn({ ...storedMapping, isNew: true });
  await openEditor();
  await click('Reject');
  await screen.findByText('The regions are saved.');
  expect(barn.mapping).toMatchObject({ regions: [], isNew: false });
});

test('regions are copied to another camera, once they are seen there', async () => {
  await openEditor();
  await click('Copy to other cameras');
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to other cameras' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Pen 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy to 1 camera' }));
  expect(await dialog.findByText('Copied')).toBeVisible();
  expect(barn.door.asked(calls.create)).toMatchObject([
    { body: { value: { cameraId: 'pen-02', regionType: 'feeder', regions: storedMapping.regions } } },
  ]);
});

test('F42: a refusal says why, and keeps what is drawn', async () => {
  await openEditor();
  await drawTriangle();
  barn.door.refuse(calls.change, 403, 'forbidden', { any: ['regions.manage'] });
  await click('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(/You lack the permission regions\.manage\./);
  expect(screen.getByRole('button', { name: /^2 · trough/ })).toBeVisible();
});

test('a saving that arrived without an answer is one’s own: what is drawn on is saved after it', async () => {
  await openEditor();
  await drawTriangle();
  barn.door.answer(calls.change, ({ body }) => {
    const { value } = body as { value: RegionMappingValue };
    barn.mapping = { ...storedMapping, ...value, lastUpdated: 2000 };
    return new Response('', { status: 502 });
  });
  await click('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(/was not saved|were not saved/);
  barn.answerChanges();
  await click('Move');
  await click(/^1 · trough/);
  await press(['ArrowLeft', true]);
  await click('Save');
  await screen.findByText('The regions are saved.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(barn.pixels(0)[0]).toEqual([310, 180]);
  expect(barn.mapping?.regions).toHaveLength(2);
});

test('without the right nothing can be drawn, and the right is named', async () => {
  barn = await openEditedBarn(storedMapping, ['regions.view', 'cameras.view']);
  await openEditor();
  expect(await screen.findByText(/Changing them needs the permission regions.manage/)).toBeVisible();
  await click(/^1 · trough/);
  expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Point 1, from the left' })).toBeDisabled();
});

test('loading, failed and no picture say so', async () => {
  barn.door.answer(calls.mappings, () => 'silence');
  const { unmount } = await openEditor();
  expect(await screen.findByRole('status', { name: 'The regions are being loaded.' })).toBeVisible();
  unmount();
  barn.door.refuse(calls.mappings, 500);
  const failed = await openEditor();
  expect(await screen.findByRole('alert')).toHaveTextContent('The regions could not be loaded.');
  failed.unmount();
  barn = await openEditedBarn();
  barn.door.refuse(calls.still, 404, 'camera-offline');
  await openEditor();
  expect(await screen.findByText(/^The camera is offline/)).toBeVisible();
  await act(async () => undefined);
});

const asJpeg = { headers: { 'content-type': 'image/jpeg' } };

test.each([
  ['is damaged', () => new Response(new Uint8Array([1, 2, 3]), asJpeg)],
  ['has no bytes', () => new Response(new Uint8Array(), asJpeg)],
  ['is of another type', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('F33: a still that %s is told of, and regions can be drawn all the same', async (_what, still) => {
  barn.door.answer(calls.still, still);
  await openEditor();
  await waitFor(() => expect(document.querySelector('[role=status] > p')).toBeVisible());
  await drawTriangle();
  expect(screen.getByRole('button', { name: /^2 · trough/ })).toBeVisible();
});

test('F33: a still that passes every check and cannot be drawn is told of as damaged', async () => {
  await openEditor();
  const picture = await waitFor(() => {
    const found = document.querySelector('[role=application] img');
    if (!found) throw new Error('there is no picture yet');
    return found;
  });
  fireEvent.error(picture);
  expect(await screen.findByText(/The picture arrived damaged/)).toBeVisible();
  expect(document.querySelector('[role=application] img')).toBeNull();
});

test('F42: what is drawn stays, and the right is named, when it is taken away meanwhile', async () => {
  await openEditor();
  await drawTriangle();
  await act(() => barn.door.loseRights(['regions.view', 'cameras.view']));
  expect(await screen.findByText(/Changing them needs the permission regions.manage/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^2 · trough/ })).toBeVisible();
});
