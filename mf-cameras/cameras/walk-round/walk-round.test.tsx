import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type InSuiteOptions, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { swipeOver } from '../../pictures/swipe/doubles/swipe-over';
import {
  arrived,
  type CameraBarn,
  cameraCalls,
  damagedCamera,
  jpegReply,
  openCameraBarn,
} from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { WalkRoundScreens } from './doubles/walk-round-screens';

let barn: CameraBarn;
/** Where the round is kept. */
const disk = deviceStorage.open('answers');
jest.mock('../../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));

const pens = ['a', 'b', 'c'].map((id, index) =>
  exampleCamera(id, { name: `Pen ${index + 1}`, sortPrefix: String(index), online: false, lastSeen: 5_000 + index }),
);

const working = pens.map((pen) => ({ ...pen, online: true }));
/** When the working ones give a picture, it is of this moment. */
let takenAt = 0;

const mayRecord = ['cameras.view', 'incidents.barnIntervention.manage'];

/** The barn has these cameras; it is the same one as before in this test. */
async function open(cameras: readonly Camera[] = working, ...where: Parameters<typeof draw>) {
  barn.tell(cameras);
  return draw(...where);
}

async function draw(
  path = '',
  canOpen: (address: string) => boolean = () => true,
  settings: InSuiteOptions['settings'] = {},
) {
  history.replaceState(null, '', `/dashboard/north-barn/walk-round${path}`);
  const rendered = await renderInSuite(<WalkRoundScreens listed={pens} />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    settings,
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await arrived();
  return rendered;
}

/** A barn whose working cameras give a picture of now. */
async function openBarn(permissions: readonly string[] = mayRecord) {
  barn = await openCameraBarn(working, { permissions: [...permissions] });
  takenAt = barn.device.now();
  barn.door.answer(cameraCalls.still, () => jpegReply(takenAt));
}

const address = () => screen.getByTestId('address');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function press(name: string | RegExp) {
  await waitFor(() => expect(button(name)).toBeEnabled());
  await userEvent.click(button(name));
  await arrived();
}
const finding = (name: string) =>
  within(screen.getByRole('list', { name: 'Findings' }))
    .getByRole('link', { name })
    .closest('li');

beforeEach(async () => {
  await disk.removeAll();
  await openBarn();
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: () => {} });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close() {} }) });
});

test('goes through the cameras in order and ends with what was found', async () => {
  await open();
  expect(address()).toHaveTextContent('/dashboard/north-barn/walk-round/a');
  expect(screen.getByRole('article', { name: 'Pen 1' })).toBeVisible();
  expect(screen.getByText('1 of 3')).toBeVisible();
  await press('Fine');
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
  expect(screen.getByText('Pen 2, camera 2 of 3')).toHaveAttribute('role', 'status');
  await press('Skip');
  await press('Fine');
  expect(address()).toHaveTextContent(/walk-round$/);
  expect(screen.getByText(/All cameras seen, from \d\d:\d\d to \d\d:\d\d\./)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Result' })).toHaveTextContent('2Fine0Problem1Skipped');
  expect(finding('Pen 2')).toHaveTextContent(/Skipped\d\d:\d\d/);
});

test.each([
  ['offline', { online: false }, 'offline'],
  ['private', { privacy: { active: true, until: null } }, 'privacy'],
] as const)('a camera that is %s is never fine: a problem can be told, or it is skipped', async (_name, facts, why) => {
  await open(working.map((pen) => ({ ...pen, ...facts })));
  expect(button('Fine')).toBeDisabled();
  expect(button('Fine')).toHaveAccessibleDescription(en.walkRound.notFine[why]);
  expect(button('Problem')).toBeEnabled();
  await press('Skip');
  expect(address()).toHaveTextContent(/walk-round\/b$/);
});

test('a picture from before the round is not fine', async () => {
  takenAt -= millisecondsInHour;
  await open();
  await waitFor(() => expect(button('Fine')).toHaveAccessibleDescription(en.walkRound.notFine['before-round']));
  expect(button('Fine')).toBeDisabled();
});

test('a problem opens the intervention with camera and moment; the way back leads to the next camera', async () => {
  await open();
  await waitFor(() => expect(button('Fine')).toBeEnabled());
  await press('Problem');
  expect(address()).toHaveTextContent(
    `/dashboard/north-barn/interventions?intervention=new&cameraId=a&time=${takenAt}`,
  );
  await press('back');
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
});

test.each([
  [
    'the right is missing',
    ['cameras.view'],
    () => true,
    /not permitted to record interventions \(incidents\.barnIntervention\.manage\)/,
  ],
  ['the suite has none', mayRecord, () => false, /interventions are not part of this suite/],
])('a problem is noted and said to be so when %s', async (_name, permissions, canOpen, words) => {
  await openBarn(permissions);
  await open(pens, '', canOpen);
  expect(screen.getByText(words)).toBeVisible();
  await press('Problem');
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  await userEvent.click(screen.getByRole('link', { name: 'Findings' }));
  expect(finding('Pen 1')).toHaveTextContent('Problem');
  expect(screen.queryByRole('link', { name: /Record an intervention/ })).toBeNull();
});

test('left and resumed where it was, with the verdicts that can still be changed', async () => {
  const { unmount } = await open();
  await press('Fine');
  unmount();
  await open();
  expect(screen.getByText(/Under way since/)).toBeVisible();
  expect(finding('Pen 3')).toHaveTextContent('Not seen yet');
  await userEvent.click(screen.getByRole('link', { name: 'Continue with Pen 2' }));
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  await userEvent.click(screen.getByRole('link', { name: 'Previous: Pen 1' }));
  expect(screen.getByText(/at \d\d:\d\d/)).toHaveTextContent('Fine');
  await press('Problem');
  await press('back');
  await userEvent.click(screen.getByRole('link', { name: 'Findings' }));
  expect(finding('Pen 1')).toHaveTextContent('Problem');
  expect(screen.getByRole('link', { name: 'Record an intervention: Pen 1' })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/interventions?intervention=new&cameraId=a&time=${takenAt}`,
  );
});

test('the way in leads to where the round was left, and says how far that is', async () => {
  await open();
  await press('Fine');
  await userEvent.click(screen.getByRole('link', { name: 'Leave the walk-round' }));
  await arrived();
  await userEvent.click(screen.getByRole('link', { name: 'Continue walk-round: 1/3' }));
  await arrived();
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  await press('Fine');
  await press('Fine');
  await userEvent.click(screen.getByRole('link', { name: 'Leave the walk-round' }));
  await arrived();
  await userEvent.click(screen.getByRole('link', { name: 'Walk-round: Findings' }));
  expect(address()).toHaveTextContent(/walk-round$/);
});

test('yesterday’s round is not resumed', async () => {
  const { unmount } = await open();
  await press('Fine');
  unmount();
  // Not 24 hours ago: on the day on which summer time ends that may still be today.
  const yesterday = new Date().setDate(new Date().getDate() - 1);
  for (const [key, stored] of (await disk.look()).values) {
    const text = JSON.stringify(stored).replace(/"at":\d+/g, `"at":${yesterday}`);
    await disk.write(key, JSON.parse(text));
  }
  await open();
  expect(address()).toHaveTextContent(/walk-round\/a$/);
});

test('a new round asks before it clears the findings', async () => {
  await open();
  await press('Fine');
  await userEvent.click(screen.getByRole('link', { name: 'Findings' }));
  await press('Begin a new round');
  await press('Cancel');
  expect(finding('Pen 1')).toHaveTextContent('Fine');
  await press('Begin a new round');
  await press('Begin anew');
  expect(address()).toHaveTextContent(/walk-round\/a$/);
  expect(screen.getByText('0% done')).toBeVisible();
});

test('a camera that is gone leads to where the round goes on; no cameras, no round', async () => {
  const { unmount } = await open(working, '/gone');
  expect(address()).toHaveTextContent(/walk-round\/a$/);
  unmount();
  barn = await openCameraBarn([]);
  await draw();
  expect(screen.getByText('There are no cameras to go through.')).toBeVisible();
});

test('with the data saver a still stands for the picture, unless this one is wanted live', async () => {
  const box = { top: 0, bottom: 90, left: 0, right: 160, x: 0, y: 0, width: 160, height: 90, toJSON: () => '' };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  await open(working, '/a', undefined, { dataSaver: true });
  const picture = (name: string) => screen.getByRole('article', { name });
  expect(screen.getByText(en.dataSaver.one)).toBeVisible();
  expect(picture('Pen 1')).toHaveAttribute('data-state', 'still');
  await press(en.dataSaver.live);
  expect(picture('Pen 1')).toHaveAttribute('data-state', 'connecting');
  expect(screen.queryByText(en.dataSaver.one)).toBeNull();
  await press('Fine');
  expect(picture('Pen 2')).toHaveAttribute('data-state', 'still');
  expect(screen.getByText(en.dataSaver.one)).toBeVisible();
});

const picture = () => screen.getByRole('article').parentElement as HTMLElement;

test('a finger goes to the cameras beside without a judgement; what is enlarged stays', async () => {
  await open();
  await swipeOver(picture(), 300, 100);
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  await swipeOver(picture(), 100, 300);
  expect(address()).toHaveTextContent(/walk-round\/a$/);
  expect(screen.getByText('0% done')).toBeVisible();
  await userEvent.click(button('Zoom in'));
  await swipeOver(picture(), 300, 100);
  expect(address()).toHaveTextContent(/walk-round\/a$/);
});

test('a damaged camera is no stop, and the walk says that it is missing; the list is asked for once', async () => {
  barn.tell({ a: working[0], b: damagedCamera('b'), c: working[2] });
  await draw();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByText(/^1 camera could not be read and is missing here\./)).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});
