import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, SuiteLink, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import en from '../texts/en.json';
import { CameraEditScreen } from './camera-edit';

type Patch = InstanceClient['patch'];
const mockBarn = exampleBarn();
const mockPatch = jest.fn<ReturnType<Patch>, Parameters<Patch>>();
const mockPut = jest.fn<ReturnType<Patch>, Parameters<Patch>>();
const mockClient = {
  patch: (...call: Parameters<Patch>) => mockPatch(...call),
  put: (...call: Parameters<Patch>) => mockPut(...call),
};
let mockAnswer: BarnAnswer<readonly Camera[]>;
const camera = exampleCamera('a', { name: 'Pen 1', tags: ['fattening'], sortPrefix: '01' });
const retry = jest.fn();
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => [],
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({ useBarnAnswer: () => mockAnswer }));

async function open() {
  mockAnswer = {
    state: 'ready',
    value: [camera, exampleCamera('b', { tags: ['quarantine'] })],
    receivedAt: 0,
    refreshing: false,
    retry,
  };
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
  /** The barn has answered anew. */
  const arrives = (value: readonly Camera[]) => {
    mockAnswer = { state: 'ready', value, receivedAt: 1, refreshing: false, retry };
    rendered.rerender(<Suite />);
  };
  return { ...rendered, arrives };
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
/** Toasts are beside it. */
const form = () => document.querySelector('form') as HTMLElement;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const calls = (of: typeof mockPatch) => of.mock.calls.map(([path, { body }]) => [path, body]);

/** The barn does what it is told. */
function obeys() {
  let now: Camera = camera;
  mockPatch.mockImplementation(async (_path, { body, parse }) => {
    now = { ...now, ...(body as { cameraRecord: Partial<Camera> }).cameraRecord };
    return { ok: true, value: parse({ camera: now }) };
  });
  mockPut.mockImplementation(async (path, { parse }) => {
    now = { ...now, managed: path.endsWith('true') };
    return { ok: true, value: parse({ camera: now }) };
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  obeys();
});

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
  expect(calls(mockPatch)).toEqual([
    ['api/cameras/name/a', { cameraRecord: { name: 'Pen 7' } }],
    ['api/cameras/tags/a', { cameraRecord: { tags: ['new', 'quarantine'] } }],
  ]);
  expect(calls(mockPut)).toEqual([['api/cameras/a/management/false', undefined]]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(retry).toHaveBeenCalled();
});

test('opened with what the device has kept, it takes over what the barn says now, and keeps what is typed', async () => {
  const { arrives } = await open();
  await userEvent.type(field('Name'), ' west');
  arrives([{ ...camera, tags: ['fattening', 'late'], sortPrefix: '07', name: 'Pen one' }]);
  expect(screen.getByRole('button', { name: 'Remove “late”' })).toBeVisible();
  expect(field('Sort')).toHaveValue('07');
  expect(field('Name')).toHaveValue('Pen 1 west');
  await save();
  expect(calls(mockPatch)).toEqual([['api/cameras/name/a', { cameraRecord: { name: 'Pen 1 west' } }]]);
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
  expect(mockPatch).not.toHaveBeenCalled();
});

test('a refusal stands at its field with the missing right, the input stays, the rest is saved', async () => {
  const { toasts } = await open();
  const context = {
    instanceId: 'north-barn',
    call: 'PATCH api/cameras/name/a',
    status: 403,
    details: { any: ['cameras.manage'] },
  };
  mockPatch.mockResolvedValueOnce({ ok: false, error: { code: 'forbidden', context } });
  await userEvent.type(field('Name'), 'x');
  await userEvent.type(field('Sort prefix'), '5');
  await save();
  expect(within(form()).getByText('Camera state could not be saved.')).toBeVisible();
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Camera state could not be saved.' });
  expect(field('Name')).toHaveAccessibleDescription(/cameras\.manage/);
  expect(field('Name')).toHaveValue('Pen 1x');
  expect(field('Sort prefix')).toHaveValue('015');
  mockPatch.mockClear();
  await save();
  expect(calls(mockPatch)).toEqual([['api/cameras/name/a', { cameraRecord: { name: 'Pen 1x' } }]]);
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
  expect(calls(mockPatch)).toEqual([['api/cameras/tags/a', { cameraRecord: { tags: [...camera.tags, 'sick'] } }]]);
  expect(field('Tags')).toHaveValue('');
});

test('discarding takes back what was refused as well', async () => {
  await open();
  const context = { instanceId: 'north-barn', call: 'PATCH api/cameras/name/a', status: 502 };
  mockPatch.mockResolvedValueOnce({ ok: false, error: { code: 'server-error', context } });
  await userEvent.type(field('Name'), 'x');
  await save();
  expect(field('Name')).toHaveAccessibleDescription(/502/);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Name')).toHaveValue('Pen 1');
  expect(field('Name')).not.toHaveAccessibleDescription(/502/);
  expect(within(form()).queryByText('Camera state could not be saved.')).toBeNull();
});
