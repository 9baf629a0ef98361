import { BrowserRouter, SuiteLink, useRoutes } from '@barnwatch/shared/routing';
import { json, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, cameraCalls, damagedCamera, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { CameraEditScreen } from './camera-edit';

const patch = 'PATCH api/cameras/{key}/{cameraId}';
const management = 'PUT api/cameras/{cameraId}/management/{autoManaged}';
const camera = exampleCamera('a', { name: 'Pen 1', tags: ['fattening'], sortPrefix: '01' });
let barn: CameraBarn;

async function open() {
  history.replaceState(null, '', '/dashboard/north-barn/camera/edit/a/Pen%201');
  const Suite = () => (
    <>
      <SuiteLink to="/elsewhere">away</SuiteLink>
      {useRoutes([
        { path: '/dashboard/:barnId/camera/edit/:id/:name', element: <CameraEditScreen /> },
        { path: '/elsewhere', element: <p>elsewhere</p> },
      ])}
    </>
  );
  const rendered = await renderInSuite(<Suite />, {
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  return rendered;
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
/** Toasts are beside it. */
const form = () => document.querySelector('form') as HTMLElement;
const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await arrived();
};
const saved = () => barn.door.asked(patch).map(({ path: { key, cameraId }, body }) => [key, cameraId, body]);

/** A barn that does what it is told. */
beforeEach(async () => {
  barn = await openCameraBarn([]);
  let now: Camera = camera;
  const is = (next: Camera) => {
    now = next;
    barn.tell([now, exampleCamera('b', { tags: ['quarantine'] })]);
    return { camera: now };
  };
  is(camera);
  barn.door.answer(patch, ({ body }) => is({ ...now, ...(body as { cameraRecord: Partial<Camera> }).cameraRecord }));
  barn.door.answer(management, ({ path: { autoManaged } }) => is({ ...now, managed: autoManaged === 'true' }));
});

/** The next change of a name is refused. */
function refusesName(status: number, details: unknown = {}) {
  const { door } = barn;
  let refused = false;
  const record = () => ({ ...camera, sortPrefix: '015' });
  door.answer(patch, ({ path: { key } }) => {
    if (key === 'name' && !refused) {
      refused = true;
      return json(details, status);
    }
    return { camera: record() };
  });
}

test('saves each part that was changed by its own call, and nothing else', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'Pen 7');
  await userEvent.type(field('Tags'), 'new{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add “quarantine”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove “fattening”' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Set up automatically' }));
  await save();
  expect(saved()).toEqual([
    ['name', 'a', { cameraRecord: { name: 'Pen 7' } }],
    ['tags', 'a', { cameraRecord: { tags: ['new', 'quarantine'] } }],
  ]);
  expect(barn.door.asked(management).map(({ path, body }) => [path, body])).toEqual([
    [{ cameraId: 'a', autoManaged: 'false' }, undefined],
  ]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await waitFor(() => expect(barn.door.asked(cameraCalls.list)).toHaveLength(2));
});

test('opened with what the device has kept, it takes over what the barn says now, and keeps what is typed', async () => {
  await open();
  await userEvent.type(field('Name'), ' west');
  barn.tell([{ ...camera, tags: ['fattening', 'late'], sortPrefix: '07', name: 'Pen one' }]);
  await barn.askAnew();
  expect(screen.getByRole('button', { name: 'Remove “late”' })).toBeVisible();
  expect(field('Sort')).toHaveValue('07');
  expect(field('Name')).toHaveValue('Pen 1 west');
  await save();
  expect(saved()).toEqual([['name', 'a', { cameraRecord: { name: 'Pen 1 west' } }]]);
});

test('what cannot be sent is told at its field and not sent', async () => {
  const { toasts } = await open();
  await userEvent.clear(field('Name'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'rtsp');
  await userEvent.type(screen.getByRole('textbox', { name: /RTSP address/ }), 'http://x');
  await save();
  expect(field('Name')).toHaveAccessibleDescription(/This is required/);
  expect(screen.getByText('The address must begin with rtsp:// or rtsps://.')).toBeVisible();
  expect(within(form()).getByText('Please fix the errors.')).toBeVisible();
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Please fix the errors.' });
  expect(saved()).toEqual([]);
});

test('a refusal stands at its field with the missing right, the input stays, the rest is saved', async () => {
  const { toasts } = await open();
  refusesName(403, { any: ['cameras.manage'] });
  await userEvent.type(field('Name'), 'x');
  await userEvent.type(field('Sort prefix'), '5');
  await save();
  expect(within(form()).getByText('Camera state could not be saved.')).toBeVisible();
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Camera state could not be saved.' });
  expect(field('Name')).toHaveAccessibleDescription(/cameras\.manage/);
  expect(field('Name')).toHaveValue('Pen 1x');
  expect(field('Sort prefix')).toHaveValue('015');
  const before = saved().length;
  await save();
  expect(saved().slice(before)).toEqual([['name', 'a', { cameraRecord: { name: 'Pen 1x' } }]]);
  expect(within(form()).queryByText('Camera state could not be saved.')).toBeNull();
});

test('leaving with something unsaved is asked about; saved or discarded it is not', async () => {
  await open();
  await userEvent.type(field('Name'), 'x');
  await userEvent.click(screen.getByText('away'));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(field('Name')).toHaveValue('Pen 1x');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Name')).toHaveValue('Pen 1');
  await act(async () => screen.getByText('away').click());
  expect(screen.getByText('elsewhere')).toBeVisible();
});

test('a tag that is typed and not yet added is guarded, and saved with the others', async () => {
  await open();
  await userEvent.type(field('Tags'), 'sick');
  await userEvent.click(screen.getByText('away'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await save();
  expect(saved()).toEqual([['tags', 'a', { cameraRecord: { tags: [...camera.tags, 'sick'] } }]]);
  expect(field('Tags')).toHaveValue('');
});

test('discarding takes back what was refused as well', async () => {
  await open();
  refusesName(502);
  await userEvent.type(field('Name'), 'x');
  await save();
  expect(field('Name')).toHaveAccessibleDescription(/502/);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Name')).toHaveValue('Pen 1');
  expect(field('Name')).not.toHaveAccessibleDescription(/502/);
  expect(within(form()).queryByText('Camera state could not be saved.')).toBeNull();
});

test('of a camera that cannot be read it is said so', async () => {
  barn.tell({ a: damagedCamera('a'), b: exampleCamera('b') });
  await open();
  expect(screen.getByText(/^What the barn says of the camera “Pen 1” could not be read\./)).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});
