import type { BarnAnswer } from '@barnwatch/shared/answers';
import { BrowserRouter, OpenableRoutesContext, useLocation, useNavigate, useRoutes } from '@barnwatch/shared/routing';
import { deviceSettings } from '@barnwatch/shared/settings';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import en from '../texts/en.json';
import { WalkRoundScreen } from './walk-round';
import { WalkRoundLink } from './walk-round-link';

const mockBarn = exampleBarn();
let mockMayRecord = true;
let mockAnswer: BarnAnswer<readonly Camera[]>;
const mockClient = {
  file: () => new Promise(() => {}),
  openSocket: () => new Promise(() => {}),
  stream: () => new Promise(() => {}),
};
const mockStored = new Map<string, unknown>();
jest.mock('../live/players/create-player', () => ({
  availablePlayers: () => ['low-delay'],
  createPlayer: () => new Promise(() => {}),
}));
jest.mock('@barnwatch/shared/storage', () => {
  const storage = jest.requireActual('@barnwatch/shared/storage');
  const store = {
    read: async (key: string) => mockStored.get(key),
    write: async (key: string, value: unknown) => void mockStored.set(key, structuredClone(value)),
    remove: async (key: string) => void mockStored.delete(key),
    keys: async () => [...mockStored.keys()],
    removeAll: async () => mockStored.clear(),
  };
  return { ...storage, deviceStorage: { ...storage.deviceStorage, open: () => store } };
});
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermission: () => mockMayRecord,
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

function Screens() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const screens = useRoutes([
    {
      path: '/dashboard/:barnId/camera',
      element: <WalkRoundLink instance={mockBarn} listed={pens} compact />,
    },
    {
      path: '/dashboard/:barnId/interventions',
      element: (
        <button type="button" onClick={() => void navigate(-1)}>
          back
        </button>
      ),
    },
    { path: '/dashboard/:barnId/walk-round/:cameraId?', element: <WalkRoundScreen /> },
  ]);
  return (
    <>
      {screens}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

const pens = ['a', 'b', 'c'].map((id, index) =>
  exampleCamera(id, { name: `Pen ${index + 1}`, sortPrefix: String(index), online: false, lastSeen: 5_000 + index }),
);

async function open(cameras: readonly Camera[] = pens, path = '', canOpen: (address: string) => boolean = () => true) {
  mockAnswer = { state: 'ready', value: cameras, receivedAt: Date.now(), refreshing: false, retry: () => {} };
  history.replaceState(null, '', `/dashboard/north-barn/walk-round${path}`);
  const rendered = await renderInSuite(<Screens />, {
    now: Date.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await settled();
  return rendered;
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
const address = () => screen.getByTestId('address');
async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
  await settled();
}
const finding = (name: string) =>
  within(screen.getByRole('list', { name: 'Findings' }))
    .getByRole('link', { name })
    .closest('li');

beforeEach(() => {
  mockMayRecord = true;
  mockStored.clear();
  Object.assign(performance, { getEntriesByType: () => [] });
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

test('a problem opens the intervention with camera and moment; the way back leads to the next camera', async () => {
  await open();
  await press('Problem');
  expect(address()).toHaveTextContent('/dashboard/north-barn/interventions?intervention=new&cameraId=a&time=5000');
  await press('back');
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  expect(screen.getByRole('article', { name: 'Pen 2' })).toBeVisible();
});

test.each([
  [
    'the right is missing',
    false,
    () => true,
    /not permitted to record interventions \(incidents\.barnIntervention\.manage\)/,
  ],
  ['the suite has none', true, () => false, /interventions are not part of this suite/],
])('a problem is noted and said to be so when %s', async (_name, mayRecord, canOpen, words) => {
  mockMayRecord = mayRecord;
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
    '/dashboard/north-barn/interventions?intervention=new&cameraId=a&time=5000',
  );
});

test('the way in leads to where the round was left, and says how far that is', async () => {
  await open();
  await press('Fine');
  await userEvent.click(screen.getByRole('link', { name: 'Leave the walk-round' }));
  await settled();
  await userEvent.click(screen.getByRole('link', { name: 'Continue walk-round: 1/3' }));
  await settled();
  expect(address()).toHaveTextContent(/walk-round\/b$/);
  await press('Fine');
  await press('Fine');
  await userEvent.click(screen.getByRole('link', { name: 'Leave the walk-round' }));
  await settled();
  await userEvent.click(screen.getByRole('link', { name: 'Walk-round: Findings' }));
  expect(address()).toHaveTextContent(/walk-round$/);
});

test('yesterday’s round is not resumed', async () => {
  const { unmount } = await open();
  await press('Fine');
  unmount();
  // Not 24 hours ago: on the day on which summer time ends that may still be today.
  const yesterday = new Date().setDate(new Date().getDate() - 1);
  for (const [key, stored] of mockStored) {
    const text = JSON.stringify(stored).replace(/"at":\d+/g, `"at":${yesterday}`);
    mockStored.set(key, JSON.parse(text));
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
  const { unmount } = await open(pens, '/gone');
  expect(address()).toHaveTextContent(/walk-round\/a$/);
  unmount();
  await open([]);
  expect(screen.getByText('There are no cameras to go through.')).toBeVisible();
});

test('with the data saver a still stands for the picture, unless this one is wanted live', async () => {
  const working = ['a', 'b'].map((id, place) => exampleCamera(id, { name: `Pen ${place + 1}`, sortPrefix: id }));
  const box = { top: 0, bottom: 90, left: 0, right: 160, x: 0, y: 0, width: 160, height: 90, toJSON: () => '' };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  await act(() => deviceSettings.set('dataSaver', true));
  await open(working, '/a');
  const picture = (name: string) => screen.getByRole('article', { name });
  expect(screen.getByText(en.dataSaver.one)).toBeVisible();
  expect(picture('Pen 1')).toHaveAttribute('data-state', 'still');
  await press(en.dataSaver.live);
  expect(picture('Pen 1')).toHaveAttribute('data-state', 'connecting');
  expect(screen.queryByText(en.dataSaver.one)).toBeNull();
  await press('Fine');
  expect(picture('Pen 2')).toHaveAttribute('data-state', 'still');
  expect(screen.getByText(en.dataSaver.one)).toBeVisible();
  await act(() => deviceSettings.set('dataSaver', false));
});
