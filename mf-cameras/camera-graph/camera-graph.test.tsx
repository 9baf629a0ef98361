import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { FileOptions, Outcome, RequestError, WriteOptions } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../api/camera';
import { exampleCamera } from '../api/example-camera';
import { jpegBlob, tinyJpeg } from '../stills/tiny-jpeg';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { CameraGraphScreen } from './camera-graph';

const minute = 60_000;
const now = new Date(2026, 10, 21, 12, 0).getTime();
const mockBarn = exampleBarn();
let mockCameras: readonly Camera[];
let mockPermitted = true;

interface Body {
  readonly query: { readonly time: { start: number; end: number }; readonly timeResolution: number };
}

/** What the barn counts at a moment. */
let countAt: (time: number) => readonly (number | null)[];
let failure: RequestError | null;
const asked: { path: string; body: Body }[] = [];

async function mockPost<T>(path: string, { body, parse }: WriteOptions<T>): Promise<Outcome<T>> {
  asked.push({ path, body: body as Body });
  await new Promise((resolve) => setTimeout(resolve));
  if (failure) return { ok: false, error: failure };
  const { time, timeResolution } = (body as Body).query;
  const isNight = path.endsWith('nightvision');
  const rows = [];
  for (
    let at = Math.floor(time.start / timeResolution) * timeResolution;
    at < Math.min(time.end, now);
    at += timeResolution
  )
    rows.push([at, ...(isNight ? [1] : countAt(at))]);
  const columns = isNight ? ['time', 'nightvision'] : ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  const table = { columns, rows, timeResolution };
  return { ok: true, value: parse(isNight ? { nightvision: table } : { labelCount: table }) };
}
const mockFile = jest.fn<Promise<Outcome<{ blob: Blob; headers: Headers }>>, [string, FileOptions?]>();
const mockClient = { post: mockPost, file: mockFile };
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  onSignedOut: () => () => {},
  usePermissions: () => [],
  useInstance: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermission: () => mockPermitted,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: (): BarnAnswer<readonly Camera[]> => ({
    state: 'ready',
    value: mockCameras,
    receivedAt: 0,
    refreshing: false,
    retry: () => {},
  }),
}));

beforeEach(async () => {
  await deviceStorage.open('answers').removeAll();
  asked.splice(0);
  failure = null;
  countAt = () => [10, 0, 2, null];
  mockPermitted = true;
  mockCameras = [exampleCamera('a', { name: 'Pen 1' })];
  mockFile.mockReset();
  mockFile.mockResolvedValue({ ok: true, value: { blob: jpegBlob(), headers: new Headers() } });
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
});

/** Turns of the event loop: what is asked for is answered in one, and what is asked for because of that in the next. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function open(query = '?span=1h', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/camera/graph/a/Pen%201${query}`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/graph/:cameraId/:name', element: <CameraGraphScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    unstyledAntd: true,
  });
  await settle();
  return rendered;
}

const cursor = () => screen.findByRole('slider', { name: 'Animals over time: moment' });

test('draws what this camera counts, and nothing that it does not look for', async () => {
  await open();
  expect(await cursor()).toHaveAttribute('aria-valuemax', '59');
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Lying–',
    'Sitting–',
    'Standing–',
  ]);
  expect(asked[0]?.body.query).toMatchObject({
    time: { start: now - 60 * minute, end: now },
    where: { cameraId: 'a' },
  });
});

test('says in one sentence what differs from the days before', async () => {
  countAt = (time) => (time > now - 90 * minute ? [6, 0, 6, null] : [10, 0, 2, null]);
  await open();
  expect(await screen.findByText('40% fewer animals lie than usual at this hour.')).toBeVisible();
  expect(screen.getByText('11:00–12:00')).toBeVisible();
});

test('says it in German', async () => {
  countAt = (time) => (time > now - 90 * minute ? [6, 0, 2, null] : [10, 0, 2, null]);
  await open('?span=1h', 'de');
  expect(await screen.findByText(/^40\s%\sweniger Tiere liegen als sonst um diese Zeit\.$/)).toBeVisible();
});

test('a chosen moment is in the address and shows its picture and the ways on', async () => {
  await open();
  (await cursor()).focus();
  await userEvent.keyboard('{End}{Enter}');
  await settle();
  const moment = now - minute;
  expect(location.search).toBe(`?span=1h&time=${moment}`);
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toHaveAttribute('src', 'blob:frame');
  expect(mockFile).toHaveBeenCalledWith(`api/recordings/frame/a/${moment}`, expect.anything());
  expect(screen.getByRole('link', { name: 'Open images' })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/camera/images/a/Pen%201?time=${moment}`,
  );
  expect(screen.getByRole('link', { name: 'New intervention' })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/interventions?intervention=new&cameraId=a&time=${moment}`,
  );
});

test.each([
  ['frame-missing', 'No picture was recorded at this moment.'],
  ['camera-in-privacy', 'Privacy mode: no picture is shown.'],
])('a moment without a picture says why: %s', async (reason, words) => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame', reason };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'not-found', context } });
  await open(`?span=1h&time=${now - minute}`);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['The picture arrived empty.', new Uint8Array()],
  ['What arrived is not a picture.', new TextEncoder().encode('<html>')],
  ['The picture arrived incomplete.', tinyJpeg(64, 36).slice(0, 30)],
])('a damaged picture of a moment is never shown: %s', async (words, bytes) => {
  mockFile.mockResolvedValue({ ok: true, value: { blob: jpegBlob(bytes), headers: new Headers() } });
  await open(`?span=1h&time=${now - minute}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Pen 1 at / })).toBeNull();
});

test('a picture that did not come in time is asked for again', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame' };
  mockFile.mockResolvedValueOnce({ ok: false, error: { code: 'timeout', context } });
  await open(`?span=1h&time=${now - minute}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toBeVisible();
});

test('without the right to see pictures of the past, the right is named', async () => {
  mockPermitted = false;
  await open(`?span=1h&time=${now - minute}`);
  expect(await screen.findByText(/the right recordings.view is missing/)).toBeVisible();
  expect(mockFile).not.toHaveBeenCalled();
});

test('what is hidden, the mode and the form are in the address', async () => {
  await open();
  await cursor();
  await userEvent.click(screen.getByRole('button', { name: 'Sitting' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Stacked' }));
  expect(location.search).toBe('?span=1h&mode=stacked&labels=pig_lying%2Cpig_standing%2CBroiler');
  expect(screen.getByRole('button', { name: 'Sitting', pressed: false })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }));
  await settle();
  expect(new URLSearchParams(location.search).get('span')).toBe('1d');
});

test('a span of one’s own can be changed', async () => {
  await open(`?from=${now - 90 * minute}&to=${now - 30 * minute}`);
  await cursor();
  await userEvent.click(screen.getByRole('button', { name: 'Change time span' }));
  expect(await screen.findByRole('textbox', { name: /^Start/ })).toHaveValue('2026-11-21 10:30:00');
});

test('the table has the same rows, gaps as gaps', async () => {
  countAt = (time) => (time === now - minute ? [null, null, null, null] : [10, 0, 2, null]);
  await open('?span=1h&form=table');
  const table = await screen.findByRole('table');
  const [, newest, second] = within(table).getAllByRole('row');
  expect(newest).toHaveTextContent(/not measurednot measurednot measured/);
  expect(second).toHaveTextContent(/10\s*0\s*2/);
  expect(within(table).getAllByRole('link')).toHaveLength(50);
});

test('what is not drawn is not in the table either, which says so', async () => {
  await open('?span=1h&form=table&labels=pig_lying,pig_standing');
  const table = await screen.findByRole('table');
  const titles = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(titles.slice(1, -1)).toEqual(['Lying', 'Standing']);
  expect(screen.getByText('Left out, as in the chart: Sitting.')).toBeVisible();
});

test('no data for this timespan', async () => {
  countAt = () => [null, null, null, null];
  await open();
  expect(await screen.findByText('No data for this timespan.')).toBeVisible();
});

test('count data could not be loaded, and can be asked for again', async () => {
  failure = { code: 'timeout', context: { instanceId: 'north-barn', call: 'POST api/data/labelCount' } };
  await open();
  expect(await screen.findByText('Count data could not be loaded.')).toBeVisible();
  failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(await cursor()).toBeVisible();
  expect(screen.queryByText('Count data could not be loaded.')).toBeNull();
});

test('old data stay when newer ones cannot be had', async () => {
  const { clock } = await open();
  await cursor();
  failure = { code: 'offline', context: { instanceId: 'north-barn', call: 'POST api/data/labelCount' } };
  await act(async () => clock.advance(minute));
  await settle();
  expect(await screen.findByText('The graph could not be refreshed.')).toBeVisible();
  expect(await cursor()).toBeVisible();
});

test('without the barn at a start: what this device has kept, with its age, gaps as gaps', async () => {
  countAt = (time) => (time === now - minute ? [null, null, null, null] : [10, 0, 2, null]);
  const { unmount } = await open('?span=28d&form=table');
  await screen.findByRole('table');
  unmount();
  failure = { code: 'offline', context: { instanceId: 'north-barn', call: 'POST api/data/labelCount' } };
  await open('?span=28d&form=table');
  expect(await screen.findByText('The graph could not be refreshed.')).toBeVisible();
  const [, newest, second] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(newest).toHaveTextContent(/not measurednot measured/);
  expect(second).toHaveTextContent(/10\s*0\s*2/);
  expect(screen.getByText(en.graph.old, { exact: false })).toBeVisible();
});

test('a span that ends now moves on with the clock', async () => {
  const { clock } = await open();
  await cursor();
  const before = asked.length;
  await act(async () => clock.advance(minute));
  await settle();
  expect(asked[before]?.body.query.time).toEqual({ start: now - 59 * minute, end: now + minute });
});

test('a camera that is gone is named', async () => {
  mockCameras = [exampleCamera('b')];
  await open();
  expect(screen.getByText('There is no camera “Pen 1” in this barn any more.')).toBeVisible();
});
