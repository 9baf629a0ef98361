import { BrowserRouter, OpenableRoutesContext, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, jpegReply, openCameraBarn, timelineCalls } from '../../testing/camera-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { RecordingListScreen } from './recording-list';

const minute = millisecondsInMinute;
const now = 1_790_755_200_000;
const image = 'GET api/recordings/thumbnail/image/{recordingId}';
const gif = 'GET api/recordings/thumbnail/gif/{recordingId}';
const cameras = [exampleCamera('a'), exampleCamera('b')];
let barn: CameraBarn;

const recording = (cameraId: string, place: number, facts = {}) => ({
  recordingId: `rec-${cameraId}-${place}`,
  cameraId,
  start: now - (place + 1) * 10 * minute,
  end: now - place * 10 * minute,
  ...facts,
});
const answer = (recordings: readonly unknown[], total = recordings.length) => ({
  recordings,
  page: { offset: 0, limit: 24, total },
});

function Screens() {
  const { pathname, search } = useLocation();
  const screens = useRoutes([
    { path: '/dashboard/:barnId/recordings', element: <RecordingListScreen /> },
    { path: '*', element: null },
  ]);
  return (
    <>
      {screens}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

interface Opened {
  readonly query?: string;
  readonly canOpen?: (address: string) => boolean;
  readonly language?: 'en' | 'de';
  readonly permissions?: readonly string[];
  /** Recordings that were deleted after they had been listed. */
  readonly gone?: readonly string[];
}

async function open(
  told: Readonly<Record<string, unknown>> | null,
  {
    query = '',
    canOpen = () => true,
    language = 'en',
    permissions = ['cameras.view', 'recordings.view'],
    gone = [],
  }: Opened = {},
) {
  barn = await openCameraBarn(cameras, { permissions: [...permissions], now });
  if (told === null) barn.door.refuse(timelineCalls.recordings, 500);
  else barn.door.answer(timelineCalls.recordings, told);
  barn.door.answer(image, ({ path }) =>
    gone.includes(String(path.recordingId)) ? new Response('', { status: 404 }) : jpegReply(now),
  );
  barn.door.answer(gif, 'silence');
  history.replaceState(null, '', `/dashboard/north-barn/recordings${query}`);
  await renderInSuite(<Screens />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <BrowserRouter>{children}</BrowserRouter>
      </OpenableRoutesContext>
    ),
  });
  await arrived();
}

const address = () => screen.getByTestId('address').textContent ?? '';
/** The page of the list, not what the timeline asks for. */
const listBodies = () =>
  barn.door
    .asked(timelineCalls.recordings)
    .map(({ body }) => body as { offset?: number; limit?: number; query: Record<string, unknown> })
    .filter(({ offset }) => offset !== undefined);

/** The document of tests knows no fingers. */
function tap(element: HTMLElement): void {
  const press = createEvent.pointerDown(element);
  Object.defineProperty(press, 'pointerType', { value: 'touch' });
  fireEvent(element, press);
  fireEvent.click(element);
}

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

test('each recording says camera, time, length and size in the units of product 9.8, and leads to the player', async () => {
  await open(answer([recording('a', 0, { sizeBytes: 1_500_000 })]));
  const card = await screen.findByRole('link', { name: /Pen a/ });
  expect(card).toHaveTextContent(/10.m · 1\.5.MB/);
  expect(card).toHaveAttribute('href', '/dashboard/north-barn/videoplayer/a/recording/rec-a-0');
});

test('where there is no player a recording leads to its pictures', async () => {
  await open(answer([recording('a', 0)]), { canOpen: (to) => !to.includes('videoplayer') });
  expect(screen.getByRole('link', { name: /Pen a/ })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/camera/images/a/Pen%20a?time=${now - 10 * minute}`,
  );
});

test('what was not recorded in between is told', async () => {
  await open(answer([recording('a', 0), recording('a', 3)]));
  expect(screen.getByText(/Before it nothing for 20.m/)).toBeInTheDocument();
});

test('nothing recorded: "There is nothing here!" (product 2.12)', async () => {
  await open(answer([]));
  expect(screen.getByText('There is nothing here!')).toBeInTheDocument();
});

test('a failure says what and why, and is tried again at a press', async () => {
  await open(null);
  expect(screen.getByText(en.recordings.failed)).toBeInTheDocument();
  barn.door.answer(timelineCalls.recordings, answer([recording('a', 0)]));
  const alert = screen.getByText(en.recordings.failed).closest('[role="alert"]');
  await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Pen a/ })).toBeInTheDocument());
});

test('one damaged record is set aside and told (product F49)', async () => {
  await open(answer([recording('a', 0), { recordingId: 'x', cameraId: 7 }]));
  expect(screen.getByText('1 recording cannot be read and is left out.')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('cameras, time, results a page and page are in the address, and asked for', async () => {
  await open(answer([recording('a', 0)], 100), { query: '?cameraId=a&span=7d&results=12&page=2' });
  expect(listBodies()[0]).toMatchObject({ limit: 12, offset: 12, query: { cameraId: { $in: ['a'] } } });
  await userEvent.click(screen.getByRole('button', { name: en.recordings.pageAfter }));
  expect(address()).toContain('page=3');
  await userEvent.selectOptions(screen.getByLabelText(en.recordings.perPage), '48');
  expect(address()).toContain('results=48');
  expect(address()).not.toContain('page=');
  expect(address()).toContain('cameraId=a');
});

test('the key that turned a page turns another: the way through the pages stands while one is fetched, and after it failed', async () => {
  await open(answer([recording('a', 0)], 100));
  barn.door.answer(timelineCalls.recordings, 'silence');
  const after = screen.getByRole('button', { name: en.recordings.pageAfter });
  after.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(en.recordings.loading)).toBeInTheDocument();
  expect(after).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toContain('page=3');
  expect(screen.getByText('49 to 72 of 100')).toBeInTheDocument();
});

test('of two presses before the next page is drawn each turns one, and none leads past the end', async () => {
  await open(answer([recording('a', 0)], 70));
  const press = (name: string, times: number) =>
    act(() => {
      const key = screen.getByRole('button', { name });
      for (let time = 0; time < times; time += 1) key.click();
    });
  press(en.recordings.pageAfter, 2);
  expect(address()).toContain('page=3');
  await screen.findByText('49 to 70 of 70');
  press(en.recordings.pageBefore, 1);
  press(en.recordings.pageAfter, 3);
  expect(address()).toContain('page=3');
});

test('a page that is not there any more says so, and leads to the first', async () => {
  await open(answer([], 30), { query: '?page=9' });
  expect(screen.getByText(en.recordings.pastEnd)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en.recordings.toFirst }));
  expect(address()).not.toContain('page=');
});

test('the picture moves while it is hovered or has the focus; a finger taps once to see, twice to open', async () => {
  await open(answer([recording('a', 0)]));
  barn.door.answer(gif, () => jpegReply(now));
  expect(barn.door.asked(gif)).toHaveLength(0);
  const card = screen.getByRole('article');
  act(() => screen.getByRole('link', { name: /Pen a/ }).focus());
  await waitFor(() => expect(card.querySelector('img[data-moves]')).not.toBeNull());
  act(() => screen.getByRole('link', { name: /Pen a/ }).blur());
  expect(card.querySelector('img[data-moves]')).toBeNull();
  const cover = card.querySelector('a[aria-hidden]') as HTMLElement;
  tap(cover);
  expect(address()).toContain('/recordings');
  expect(screen.getByText(en.recordings.tapAgain)).toBeInTheDocument();
  tap(cover);
  expect(address()).toContain('/videoplayer/');
});

test('in German', async () => {
  await open(answer([recording('a', 0)]), { language: 'de' });
  expect(screen.getByRole('heading', { name: 'Aufnahmen' })).toBeInTheDocument();
  expect(screen.getByRole('application')).toHaveAccessibleName(de.timeline.stage);
});

test('2.7: a recording that was deleted since it was listed has no picture and says why; the others have theirs', async () => {
  await open(answer([recording('a', 0), recording('b', 0)]), { gone: ['rec-a-0'] });
  expect(await screen.findByText(en.graph.moment.gone)).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('main img, article img, li img').length).toBeGreaterThan(0));
});
