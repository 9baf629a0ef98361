import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import en from '../../texts/en.json';
import { CameraOverviewScreen } from './camera-overview';

const update = 'PATCH api/cameras/{key}/{cameraId}';
const remove = 'DELETE api/cameras/{cameraId}';
const privacy = 'PUT api/privacy/{cameraId}/{privacy}';
const wide = window.matchMedia;

let barn: BarnDoor;
let kept: Map<string, Camera>;

/** A barn that keeps what it is told, on a phone: what the cards have, the table has in its cells. */
async function open(
  permissions: readonly string[] = ['cameras.view', 'cameras.manage', 'cameras.privacy'],
  canOpen = (_address: string) => false,
) {
  barn = await openBarnDoor({ permissions });
  kept = new Map(
    [
      exampleCamera('a', { name: 'Pen 1', tags: ['west'], sourceKind: 'rtsp', width: 1280, height: 720 }),
      exampleCamera('b', { name: 'Pen 2', tags: ['west', 'old'] }),
    ].map((camera) => [camera.cameraId, camera]),
  );
  const change = (cameraId: string, facts: object) => {
    const camera = exampleCamera(cameraId, { ...kept.get(cameraId), ...facts });
    kept.set(cameraId, camera);
    return { camera };
  };
  barn.answer('GET api/cameras', () => ({ cameras: Object.fromEntries(kept) }));
  barn.answer('GET api/cameras/{cameraId}', ({ path: { cameraId = '' } }) => ({ camera: kept.get(cameraId) }));
  barn.answer(update, ({ path: { cameraId = '' }, body }) => change(cameraId, Object(body).cameraRecord));
  barn.answer(remove, ({ path: { cameraId = '' } }) => {
    kept.delete(cameraId);
    return {};
  });
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  history.replaceState(null, '', '/dashboard/north-barn/administration/cameraOverview');
  const suite = await renderInSuite(<CameraOverviewScreen />, {
    texts: { 'mf-admin': en },
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await screen.findByRole('button', { name: 'Change Name of Pen 1: Pen 1' });
  return suite;
}

afterEach(() => {
  window.matchMedia = wide;
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const records = () => barn.asked(update).map(({ body }) => Object(body).cameraRecord);

test('2.32: a name is changed where it stands', async () => {
  await open();
  await press('Change Name of Pen 1: Pen 1');
  const field = screen.getByRole('textbox', { name: 'Name of Pen 1' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Feeder{Enter}');
  expect(await screen.findByRole('button', { name: 'Change Name of Feeder: Feeder' })).toBeVisible();
  expect(records()).toEqual([{ name: 'Feeder' }]);
});

test('2.32: a sort prefix is changed where it stands, and is read again in the list', async () => {
  await open();
  await press('Change Sort prefix of Pen 1: –');
  const field = screen.getByRole('textbox', { name: 'Sort prefix of Pen 1' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '07{Enter}');
  expect(await screen.findByRole('button', { name: 'Change Sort prefix of Pen 1: 07' })).toBeVisible();
  expect(barn.asked(update)).toMatchObject([
    { path: { key: 'sortPrefix', cameraId: 'a' }, body: { cameraRecord: { sortPrefix: '07' } } },
  ]);
});

test('2.32: tags of one camera are changed from its row, and of no other', async () => {
  await open();
  await press('Change Tags of Pen 1');
  const [add] = within(dialog()).getAllByRole('button', { name: 'Add “old”' });
  if (add) await userEvent.click(add);
  expect(dialog()).toHaveTextContent('1 camera changes');
  await userEvent.click(inDialog('Change'));
  expect(await within(dialog()).findByText('1 done, 0 not done')).toBeVisible();
  expect(barn.asked(update)).toMatchObject([
    { path: { key: 'tags', cameraId: 'a' }, body: { cameraRecord: { tags: ['west', 'old'] } } },
  ]);
});

test('2.32: privacy mode is switched in the row, asked of the barn, and stays as the barn has it', async () => {
  await open();
  barn.answer(privacy, ({ path: { cameraId = '', privacy: wanted } }) => {
    const told = { active: wanted === 'true', until: null };
    kept.set(cameraId, exampleCamera(cameraId, { ...kept.get(cameraId), privacy: told }));
    return { privacy: told };
  });
  const reads = () => barn.asked('GET api/cameras').length;
  const before = reads();
  await userEvent.click(screen.getByRole('switch', { name: 'Privacy mode: Pen 1' }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(barn.asked(privacy)).toMatchObject([{ path: { cameraId: 'a', privacy: 'true' } }]);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Privacy mode: Pen 1' })).toBeChecked());
  expect(screen.getByRole('switch', { name: 'Privacy mode: Pen 2' })).not.toBeChecked();
  expect(screen.queryByText(/^Privacy mode could not be changed/)).toBeNull();
});

test('F47: what somebody else has changed meanwhile is shown, and is not overwritten unasked', async () => {
  await open();
  await press('Change Name of Pen 1: Pen 1');
  kept.set('a', exampleCamera('a', { name: 'Theirs' }));
  const field = screen.getByRole('textbox', { name: 'Name of Pen 1' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Mine{Enter}');
  expect(await screen.findByText('Somebody has changed it to “Theirs” meanwhile.')).toBeVisible();
  expect(records()).toEqual([]);
  await press('Save mine');
  await waitFor(() => expect(records()).toEqual([{ name: 'Mine' }]));
});

test('a screen with a name that is being typed is left only after asking; one that was put away, at once', async () => {
  await open(undefined, () => true);
  await press('Change Name of Pen 1: Pen 1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of Pen 1' }), ' left');
  const [link] = screen.getAllByRole('link', { name: /Pen 2/ });
  if (link) await userEvent.click(link);
  expect(within(dialog()).getByText(en.inPlace.leave.text)).toBeVisible();
  await userEvent.click(inDialog('Cancel'));
  expect(screen.getByRole('textbox', { name: 'Name of Pen 1' })).toHaveValue('Pen 1 left');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of Pen 1' }), '{Escape}');
  const before = window.location.pathname;
  if (link) await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).not.toBe(before);
});

test('2.32: many are changed together, after a look at what will change, with a result each', async () => {
  await open();
  await press('Choose all that are shown');
  await press('Change the chosen');
  const [add] = within(dialog()).getAllByRole('button', { name: 'Add “old”' });
  if (add) await userEvent.click(add);
  expect(dialog()).toHaveTextContent('1 camera changes · 1 is like that already');
  expect(within(dialog()).getByRole('list', { name: 'What changes' })).toHaveTextContent('Tags: + old');
  await userEvent.click(inDialog('Change'));
  expect(await within(dialog()).findByText('1 done, 0 not done')).toBeVisible();
  expect(records()).toEqual([{ tags: ['west', 'old'] }]);
});

test('2.32: what was refused is told at its camera, and can be tried again', async () => {
  await open();
  barn.refuse(remove, 500);
  await press('Delete Pen 2');
  expect(inDialog('Delete')).toBeDisabled();
  await userEvent.click(within(dialog()).getByRole('checkbox', { name: en.bulk.sure }));
  await userEvent.click(inDialog('Delete'));
  expect(await within(dialog()).findByText('0 done, 1 not done')).toBeVisible();
  barn.answer(remove, () => {
    kept.delete('b');
    return {};
  });
  await userEvent.click(inDialog('Try those again'));
  expect(await within(dialog()).findByText('1 done, 0 not done')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Pen 2' })).toBeNull());
});

test('2.32: out of use and back: the camera keeps everything else', async () => {
  await open();
  await press('Take Pen 1 out of use');
  expect(dialog()).toHaveTextContent(en.bulk.decommissionText);
  await userEvent.click(inDialog('Change'));
  await within(dialog()).findByText('1 done, 0 not done');
  expect(records()).toEqual([{ tags: ['west', 'decommissioned'] }]);
  expect(await screen.findByRole('button', { name: 'Take Pen 1 back into use', hidden: true })).toBeInTheDocument();
});

test('8.4: privacy mode that could not be changed is shown as it was, and told', async () => {
  const { toasts } = await open();
  barn.refuse(privacy, 500);
  await userEvent.click(screen.getByRole('switch', { name: 'Privacy mode: Pen 1' }));
  expect(await screen.findByText(/^Privacy mode could not be changed: Pen 1/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Privacy mode: Pen 1' })).not.toBeChecked();
  expect(toasts.state().history[0]).toMatchObject({ text: 'Privacy mode could not be changed' });
});

test('whoever may not switch privacy mode sees it, and the missing right where it is chosen', async () => {
  await open(['cameras.view', 'cameras.manage']);
  expect(screen.getByRole('switch', { name: 'Privacy mode: Pen 1' })).toBeDisabled();
  await press('Choose all that are shown');
  await press('Change the chosen');
  await userEvent.selectOptions(within(dialog()).getByRole('combobox', { name: 'What changes' }), 'Privacy');
  expect(dialog()).toHaveTextContent(en.bulk.privacyRight);
  expect(inDialog('Change')).toBeDisabled();
});

test('the source of a camera is told: its kind and the size of its pictures', async () => {
  await open();
  expect(screen.getByText('Network camera (RTSP) · 1280 × 720')).toBeVisible();
});

test('2.34: a list that was filled in is shown before it changes anything', async () => {
  const { container } = await open();
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place for a file');
  const text = 'ID,Name,Managed\na,Feeder,\nb,Pen 2,perhaps\n';
  const file = new File([text], 'cameras.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  await userEvent.upload(input, file);
  await screen.findByRole('dialog');
  expect(dialog()).toHaveTextContent('Name: Pen 1 → Feeder');
  expect(dialog()).toHaveTextContent('Cell C3 (b): “Managed” is neither yes nor no');
  expect(records()).toEqual([]);
  await userEvent.click(inDialog('Change the cameras'));
  expect(await within(dialog()).findByText('1 done, 0 not done')).toBeVisible();
  expect(records()).toEqual([{ name: 'Feeder' }]);
});

test('2.32: the form of a camera is one press away, where this deployment has it', async () => {
  await open(['cameras.view', 'cameras.manage'], (address) => address.includes('/camera/edit/'));
  expect(screen.getByRole('link', { name: 'Edit Pen 1 and its source' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/camera/edit/a/Pen%201',
  );
});

test('2.32: chosen cameras that a search hides stay chosen, and it is said how many they are', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Edit Pen 1 and its source' })).toBeNull();
  await press('Choose all that are shown');
  expect(screen.getByText('2 cameras chosen')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: en.cameraOverview.search }), 'old');
  expect(await screen.findByText('2 cameras chosen · 1 of them is hidden by the search')).toBeVisible();
});

test('2.32: left by Esc or by Enter, a field gives the focus back to where it was', async () => {
  await open();
  const name = 'Change Name of Pen 1: Pen 1';
  await press(name);
  await userEvent.keyboard('x{Escape}');
  expect(screen.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('2{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /: Pen 12$/ })).toHaveFocus());
});
