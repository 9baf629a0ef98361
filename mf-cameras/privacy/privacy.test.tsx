import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { formatDateTime } from '@barnwatch/shared/i18n';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import en from '../texts/en.json';
import { PrivacyBanner } from './privacy-banner';
import { PrivacyButton } from './privacy-button';

const now = Date.UTC(2026, 0, 1, 12);
/** The barn's clock is an hour ahead of the device. */
const barn = exampleBarn({ clockOffsetMs: 3_600_000 });
const retry = jest.fn();
const mockPut = jest.fn<ReturnType<InstanceClient['put']>, Parameters<InstanceClient['put']>>();
const mockBarn = barn;
const mockClient = { put: (...call: Parameters<InstanceClient['put']>) => mockPut(...call) };
let mockAnswer: BarnAnswer<readonly Camera[]>;
let mockPermissions: readonly string[];
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockPermissions,
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

function show(cameras: readonly Camera[], cameraId: string | undefined) {
  mockAnswer = { state: 'ready', value: cameras, receivedAt: now, refreshing: false, retry };
  return renderInSuite(
    <>
      <PrivacyBanner instance={barn} cameraId={cameraId} />
      <PrivacyButton instance={barn} camera={cameraId === undefined ? null : { cameraId, name: 'Pen a' }} />
    </>,
    { now, texts: { 'mf-cameras': en } },
  );
}

const open = (...cameras: Camera[]) => show(cameras, 'a');

const until = now + 3_600_000 + 65_000;
const hidden = (id: string, end: number | null = until) => exampleCamera(id, { privacy: { active: true, until: end } });
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  jest.clearAllMocks();
  mockPermissions = ['cameras.view', 'cameras.privacy'];
});

test('the banner counts down by the barn’s clock and asks anew when it is over', async () => {
  const { clock } = await open(hidden('a'), exampleCamera('b'));
  expect(screen.getByText('Privacy mode: Pen a is hidden')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  act(() => clock.advance(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:05');
  expect(retry).not.toHaveBeenCalled();
  act(() => clock.advance(5000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(retry).toHaveBeenCalled();
});

test('an end on another day is told with its day', async () => {
  await open(hidden('a', until + 3 * 86_400_000), exampleCamera('b'));
  const end = formatDateTime(now + 65_000 + 3 * 86_400_000);
  expect(screen.getByText(`Until ${end}, for another`, { exact: false })).toBeVisible();
});

test.each([
  [[exampleCamera('a'), hidden('b')], 'Privacy mode: Pen b is hidden'],
  [[exampleCamera('a'), hidden('b'), hidden('c')], 'Privacy mode: 2 of 3 cameras are hidden'],
  [[hidden('a'), hidden('b', null)], 'Privacy mode: all cameras are hidden'],
])('who is hidden: %#', async (cameras, words) => {
  await open(...cameras);
  expect(screen.getByText(words)).toBeVisible();
});

test('who may not switch it sees the banner and no way to change it', async () => {
  mockPermissions = ['cameras.view'];
  await open(hidden('a'), exampleCamera('b'));
  expect(screen.getByText('Privacy mode: Pen a is hidden')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the whole barn is hidden there is one way to end it: that of the banner', async () => {
  await show([hidden('a'), hidden('b')], undefined);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['End privacy mode']);
});

test('switched on for a length of one’s own: the barn is asked, and the pictures at hand are gone', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() });
  const key = pictureKey('north-barn', 'manager', 'a');
  await open(exampleCamera('a'), exampleCamera('b'));
  pagePictures().shelf.put(key, new Blob(['x']), { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 });
  mockPut.mockImplementation(async (_path, { parse }) => ({
    ok: true,
    value: parse({ privacy: { active: true, until } }),
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'Other length' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide pictures' }));
  expect(dialog().getByText('A whole number from 1 to 10080.')).toBeVisible();
  expect(mockPut).not.toHaveBeenCalled();
  await userEvent.type(dialog().getByRole('textbox', { name: 'Minutes' }), '20');
  await userEvent.click(dialog().getByRole('button', { name: 'Hide pictures' }));
  expect(mockPut.mock.calls.map(([path]) => path)).toEqual(['api/privacy/a/1200000']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pagePictures().shelf.frame(key)).toBeNull();
  expect(retry).toHaveBeenCalled();
});

test('all cameras: a length goes in one call, until ended to each of them', async () => {
  await open(exampleCamera('a'), exampleCamera('b'));
  mockPut.mockImplementation(async (path, { parse }) => ({
    ok: true,
    value: parse(
      path.includes('multiple')
        ? { privacy: { a: { active: true, until }, b: { active: true, until } } }
        : { privacy: { active: true, until: null } },
    ),
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'All cameras' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  expect(mockPut).toHaveBeenLastCalledWith(
    'api/privacy/multiple/1800000',
    expect.objectContaining({ body: { allCameras: true } }),
  );
  mockPut.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'All cameras' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'Until somebody ends it' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  expect(mockPut.mock.calls.map(([path]) => path)).toEqual(['api/privacy/a/true', 'api/privacy/b/true']);
});

test('what was hidden before one camera was refused is gone from memory, whether the list comes or not', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() });
  const [first, second] = ['a', 'b'].map((id) => pictureKey('north-barn', 'manager', id)) as [string, string];
  await show([exampleCamera('a'), exampleCamera('b')], undefined);
  for (const key of [first, second]) {
    pagePictures().release(key);
    pagePictures().shelf.put(key, new Blob(['x']), { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 });
  }
  mockPut.mockImplementationOnce(async (_path, { parse }) => ({
    ok: true,
    value: parse({ privacy: { active: true, until: null } }),
  }));
  mockPut.mockResolvedValueOnce({
    ok: false,
    error: { code: 'offline', context: { instanceId: 'north-barn', call: 'PUT' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'Until somebody ends it' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  expect(dialog().getByText(/Privacy mode could not be changed\./)).toBeVisible();
  expect(pagePictures().shelf.frame(first)).toBeNull();
  expect(pagePictures().shelf.frame(second)).not.toBeNull();
});

test('ended by one press and one confirmation; a refusal names the missing right and keeps the question', async () => {
  const { toasts } = await open(hidden('a'), exampleCamera('b'));
  mockPut.mockResolvedValueOnce({
    ok: false,
    error: {
      code: 'forbidden',
      context: { instanceId: 'north-barn', call: 'PUT', status: 403, details: { any: ['cameras.privacy'] } },
    },
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'End privacy mode' })[0] as HTMLElement);
  await userEvent.click(dialog().getByRole('button', { name: 'End privacy mode' }));
  expect(dialog().getByText(/Privacy mode could not be changed\..*cameras\.privacy/)).toBeVisible();
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Privacy mode could not be changed.' });
  mockPut.mockImplementation(async (_path, { parse }) => ({
    ok: true,
    value: parse({ privacy: { active: false, until: null } }),
  }));
  await userEvent.click(dialog().getByRole('button', { name: 'End privacy mode' }));
  expect(mockPut.mock.calls.map(([path]) => path)).toEqual(['api/privacy/a/false', 'api/privacy/a/false']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
