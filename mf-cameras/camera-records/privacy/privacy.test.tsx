import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDateTime } from '@barnwatch/shared/i18n';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { pagePictures } from '../../pictures/page/page-pictures';
import { arrived, type CameraBarn, cameraCalls, damagedCamera, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import type { Camera } from '../record/camera';
import { exampleCamera } from '../record/example-camera';
import { PrivacyBanner } from './privacy-banner';
import { PrivacyButton } from './privacy-button';

const now = Date.UTC(2026, 0, 1, 12);
const everyRight = ['cameras.view', 'cameras.privacy'];
const ofOne = 'PUT api/privacy/{cameraId}/{privacy}';
const ofAll = 'PUT api/privacy/multiple/{duration}';
let barn: CameraBarn;

function BannerAndButton({ cameraId }: { readonly cameraId: string | undefined }) {
  const instance = useSelectedBarn();
  if (!instance) return null;
  return (
    <>
      <PrivacyBanner instance={instance} cameraId={cameraId} />
      <PrivacyButton instance={instance} camera={cameraId === undefined ? null : { cameraId, name: 'Pen a' }} />
    </>
  );
}

async function show(
  cameras: readonly Camera[] | Readonly<Record<string, unknown>>,
  cameraId: string | undefined,
  permissions = everyRight,
) {
  // The barn's clock is an hour ahead of the device.
  barn = await openCameraBarn(cameras, { now, permissions, clockOffsetMs: millisecondsInHour });
  barn.door.answer(ofAll, { privacy: { a: { active: true, until }, b: { active: true, until } } });
  barn.door.answer(ofOne, ({ path: { privacy } }) => ({ privacy: { active: privacy !== 'false', until: null } }));
  const rendered = await renderInSuite(<BannerAndButton cameraId={cameraId} />, { now, texts: { 'mf-cameras': en } });
  await arrived();
  return rendered;
}

const open = (...cameras: Camera[]) => show(cameras, 'a');

const until = now + millisecondsInHour + 65_000;
const hidden = (id: string, end: number | null = until) => exampleCamera(id, { privacy: { active: true, until: end } });
const dialog = () => within(screen.getByRole('dialog'));
const askedOf = (call: typeof ofOne | typeof ofAll) => barn.door.asked(call).map(({ path }) => Object.values(path));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const picture = { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 };

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
});

test('the banner counts down by the barn’s clock and asks anew when it is over', async () => {
  const { clock } = await open(hidden('a'), exampleCamera('b'));
  expect(screen.getByText('Privacy mode: Pen a is hidden')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  act(() => clock.advance(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:05');
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
  act(() => clock.advance(5000));
  expect(screen.queryByRole('timer')).toBeNull();
  // Once for the banner and the button.
  await waitFor(() => expect(barn.door.asked(cameraCalls.list)).toHaveLength(2));
  await arrived();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(2);
});

test('an end on another day is told with its day', async () => {
  await open(hidden('a', until + 3 * millisecondsInDay), exampleCamera('b'));
  const end = formatDateTime(now + 65_000 + 3 * millisecondsInDay);
  expect(screen.getByText(`Until ${end}, for another`, { exact: false })).toBeVisible();
});

test.each([
  [[exampleCamera('a'), hidden('b')], 'Privacy mode: Pen b is hidden'],
  [[exampleCamera('a'), hidden('b'), hidden('c')], 'Privacy mode: 2 of 3 cameras are hidden'],
  [[hidden('a'), hidden('b', null)], 'Privacy mode: Pen a is hidden'],
])('who is hidden: %#', async (cameras, words) => {
  await open(...cameras);
  expect(screen.getByText(words)).toBeVisible();
});

test('who may not switch it sees the banner and no way to change it', async () => {
  await show([hidden('a'), exampleCamera('b')], 'a', ['cameras.view']);
  expect(screen.getByText('Privacy mode: Pen a is hidden')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['the whole barn is hidden', [hidden('a'), hidden('b')], undefined],
  ['a camera is hidden', [hidden('a'), exampleCamera('b')], 'a'],
  ['a camera is hidden with all others', [hidden('a'), hidden('b')], 'a'],
])('where %s there is one way to end it: that of the banner', async (_name, cameras, cameraId) => {
  await show(cameras, cameraId);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['End privacy mode']);
});

test('switched on for a length of one’s own: the barn is asked, and the pictures at hand are gone', async () => {
  await open(exampleCamera('a'), exampleCamera('b'));
  const key = barn.keyOf('a');
  pagePictures().stillCache.put(key, new Blob(['x']), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await screen.findByRole('button', { name: /^Hide / });
  await userEvent.click(dialog().getByRole('radio', { name: 'Other length' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide pictures' }));
  expect(dialog().getByText('A whole number from 1 to 10080.')).toBeVisible();
  // On a phone the keyboard or a fixed button may lie over it: it has the focus, and is in view with it.
  await waitFor(() => expect(dialog().getByRole('textbox', { name: 'Minutes' })).toHaveFocus());
  expect(askedOf(ofOne)).toEqual([]);
  await userEvent.type(dialog().getByRole('textbox', { name: 'Minutes' }), '20');
  await userEvent.click(dialog().getByRole('button', { name: 'Hide pictures' }));
  await gone();
  expect(askedOf(ofOne)).toEqual([['a', '1200000']]);
  expect(pagePictures().stillCache.frame(key)).toBeNull();
  await waitFor(() => expect(barn.door.asked(cameraCalls.list).length).toBeGreaterThan(1));
});

test('all cameras: a length goes in one call, until ended to each of them, also one that cannot be read', async () => {
  await show({ a: exampleCamera('a'), b: exampleCamera('b'), c: damagedCamera('c') }, 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await screen.findByRole('button', { name: /^Hide / });
  await userEvent.click(dialog().getByRole('radio', { name: 'All cameras' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  await gone();
  expect(barn.door.asked(ofAll)).toMatchObject([{ path: { duration: '1800000' }, body: { allCameras: true } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await screen.findByRole('button', { name: /^Hide / });
  await userEvent.click(dialog().getByRole('radio', { name: 'All cameras' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'Until somebody ends it' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  await gone();
  expect(askedOf(ofOne)).toEqual([
    ['a', 'true'],
    ['b', 'true'],
    ['c', 'true'],
  ]);
});

test('pictures of a camera are gone, too, where the barn has hidden all and what it says of this one cannot be read', async () => {
  await show([exampleCamera('a'), exampleCamera('b')], undefined);
  barn.door.answer(ofAll, { privacy: { a: { active: true, until }, b: { active: 'certainly' } } });
  const keys = ['a', 'b'].map(barn.keyOf);
  for (const key of keys) pagePictures().stillCache.put(key, new Blob(['x']), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await screen.findByRole('button', { name: /^Hide / });
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  await gone();
  expect(keys.map((key) => pagePictures().stillCache.frame(key))).toEqual([null, null]);
});

test('what was hidden before one camera was refused is gone from memory, whether the list comes or not', async () => {
  await show([exampleCamera('a'), exampleCamera('b')], undefined);
  barn.door.answer(ofOne, ({ path: { cameraId } }) =>
    cameraId === 'a' ? { privacy: { active: true, until: null } } : 'no-connection',
  );
  const [first, second] = ['a', 'b'].map(barn.keyOf) as [string, string];
  for (const key of [first, second]) pagePictures().stillCache.put(key, new Blob(['x']), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy mode' }));
  await screen.findByRole('button', { name: /^Hide / });
  await userEvent.click(dialog().getByRole('radio', { name: 'Until somebody ends it' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Hide all cameras' }));
  const why = await dialog().findByText(/Privacy mode could not be changed\./);
  expect(why).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(why));
  expect(pagePictures().stillCache.frame(first)).toBeNull();
  expect(pagePictures().stillCache.frame(second)).not.toBeNull();
});

test('ended by one press and one confirmation; a refusal names the missing right and keeps the question', async () => {
  const { toasts } = await open(hidden('a'), exampleCamera('b'));
  const { door } = barn;
  door.refuse(ofOne, 403, 'forbidden', { any: ['cameras.privacy'] });
  await userEvent.click(screen.getByRole('button', { name: 'End privacy mode' }));
  await userEvent.click(await waitFor(() => dialog().getByRole('button', { name: 'End privacy mode' })));
  expect(await dialog().findByText(/Privacy mode could not be changed\..*cameras\.privacy/)).toBeVisible();
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Privacy mode could not be changed.' });
  door.answer(ofOne, { privacy: { active: false, until: null } });
  await userEvent.click(dialog().getByRole('button', { name: 'End privacy mode' }));
  await gone();
  expect(askedOf(ofOne)).toEqual([
    ['a', 'false'],
    ['a', 'false'],
  ]);
});

describe('pictures at hand', () => {
  const stillCache = () => pagePictures().stillCache;
  const atHand = (cameraId: string) => {
    stillCache().put(barn.keyOf(cameraId), new Blob(['x']), picture);
    return stillCache().frame(barn.keyOf(cameraId)) !== null;
  };

  test('are forgotten with the answer that says so, and taken again with the one that says otherwise', async () => {
    await show([exampleCamera('a'), exampleCamera('b')], undefined);
    expect(['a', 'b'].map(atHand)).toEqual([true, true]);
    barn.tell([hidden('a', null), exampleCamera('b')]);
    barn.device.time += 1;
    await barn.askAnew();
    expect(stillCache().frame(barn.keyOf('a'))).toBeNull();
    expect(['a', 'b'].map(atHand)).toEqual([false, true]);
    barn.tell([exampleCamera('a'), exampleCamera('b')]);
    barn.device.time += 1;
    await barn.askAnew();
    expect(['a', 'b'].map(atHand)).toEqual([true, true]);
  });

  test('are forgotten of a camera that cannot be read: it may be private', async () => {
    await show({ a: exampleCamera('a'), b: damagedCamera('b') }, undefined);
    expect(['a', 'b'].map(atHand)).toEqual([true, false]);
    barn.tell([exampleCamera('a'), exampleCamera('b')]);
    barn.device.time += 1;
    await barn.askAnew();
    expect(['a', 'b'].map(atHand)).toEqual([true, true]);
  });

  test('that another window has hidden are taken again when the list that is asked for says that they may be', async () => {
    await show([exampleCamera('a'), exampleCamera('b')], undefined);
    const before = barn.door.asked(cameraCalls.list).length;
    barn.device.time += 1;
    act(() => {
      for (const cameraId of ['a', 'b']) pagePictures().forget(barn.keyOf(cameraId));
    });
    expect(['a', 'b'].map(atHand)).toEqual([false, false]);
    await arrived();
    expect(barn.door.asked(cameraCalls.list)).toHaveLength(before + 1);
    expect(['a', 'b'].map(atHand)).toEqual([true, true]);
  });
});

test('where a camera cannot be read, it is not said that all are hidden, and all can be hidden', async () => {
  await show({ a: hidden('a', null), b: hidden('b', null), c: damagedCamera('c') }, undefined);
  expect(screen.getByText('Privacy mode: 2 of 3 cameras are hidden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Privacy mode' })).toBeVisible();
});
