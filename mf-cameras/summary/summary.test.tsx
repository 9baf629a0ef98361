import type { BarnAnswer, BarnAnswerOptions } from '@barnwatch/shared/answers';
import type { FileOptions, Outcome, PermissionCheck, RequestError } from '@barnwatch/shared/auth-client';
import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../api/example-camera';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import { jpegBlob } from '../stills/tiny-jpeg';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { day, dead, failure, hour, hours, incidents, now, said } from './example-answers';
import { SummaryScreen } from './summary';

let mockBarn = exampleBarn();

let mockRights: readonly string[];
let mockReplies: Readonly<Record<string, { readonly data: unknown } | { readonly error: RequestError }>>;
const mockAsked = new Map<string, unknown>();
const mockRetry = jest.fn();
const mockFile = jest.fn<Promise<Outcome<{ blob: Blob; headers: Headers }>>, [string, FileOptions?]>();
const mockClient = { file: mockFile };

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockRights,
  usePermission: ({ any = [] }: PermissionCheck) => any.some((right) => mockRights.includes(right)),
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: <T,>(key: string, _path: string, { parse, body }: BarnAnswerOptions<T>): BarnAnswer<T> => {
    mockAsked.set(key, body);
    const reply = mockReplies[key];
    if (!reply) return { state: 'loading', retry: mockRetry };
    if ('error' in reply) return { state: 'failed', error: reply.error, refreshing: false, retry: mockRetry };
    return { state: 'ready', value: parse(reply.data), receivedAt: now, refreshing: false, retry: mockRetry };
  },
}));

beforeEach(() => {
  mockBarn = exampleBarn();
  mockRights = ['incidents.view', 'data.view', 'recordings.view'];
  mockReplies = {
    cameras: { data: { cameras: { a: exampleCamera('a', { name: 'Sick pen' }), b: exampleCamera('b') } } },
    'incidents-of-span': {
      data: incidents(
        { ...said('Wet litter'), state: 'closed', openedAt: now - 3 * day, closedAt: now - 2 * hour },
        said('No water'),
        dead,
      ),
    },
    'open-interventions': { data: incidents(said('Fan stands still'), said('Lame pig', 'low')) },
    'dead-animals': { data: incidents(dead) },
    'barn-hours': { data: hours((time) => (time === now - 3 * hour ? 4 : 10)) },
  };
  mockAsked.clear();
  mockRetry.mockReset();
  mockFile.mockReset();
  mockFile.mockResolvedValue({ ok: true, value: { blob: jpegBlob(), headers: new Headers() } });
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
});

async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function open(query = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/summary${query}`);
  const rendered = await renderInSuite(<SummaryScreen />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => true}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
    unstyledAntd: true,
  });
  await settle();
  return rendered;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const linesOf = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('the last day in plain sentences', async () => {
  await open();
  expect(linesOf('In short')).toEqual([
    'In 1 of 24 hours the animals behaved otherwise than on the days before.',
    'From 09:00 to 10:00, up to 60% fewer animals lay than usual.',
    '1 intervention was recorded.',
    '1 intervention was closed.',
    '1 dead animal was found.',
    'All 2 cameras deliver pictures.',
  ]);
  expect(screen.getByText(/20\.11\.2026 12:00 to 21\.11\.2026 12:00/)).toHaveTextContent('made 21.11.2026 12:00');
});

test('in German', async () => {
  await open('', 'de');
  expect(linesOf('In Kürze')).toEqual([
    'In 1 von 24 Stunden verhielten sich die Tiere anders als an den Tagen davor.',
    'Von 09:00 bis 10:00 Uhr lagen bis zu 60 % weniger Tiere als sonst.',
    '1 Maßnahme wurde erfasst.',
    '1 Maßnahme wurde geschlossen.',
    '1 totes Tier wurde gefunden.',
    'Alle 2 Kameras liefern Bilder.',
  ]);
});

test('what is left to do: the dead first, then what is most urgent', async () => {
  await open();
  const [collect, fan, lame] = linesOf('Still to do');
  expect(collect).toContain('Collect dead animal · Sick pen');
  expect(fan).toContain('Fan stands still');
  expect(lame).toContain('Lame pig');
});

test('what happened, in its order and with its time', async () => {
  await open();
  const [, ...rows] = part('What happened').getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '21.11. 07:00InterventionNo waterRecorded',
    '21.11. 07:00Barn stateDead animal · Sick penRecorded',
    '21.11. 10:00InterventionWet litterClosed',
  ]);
  expect(part('What happened').getByRole('link', { name: 'No water' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/incident/incident-1',
  );
});

test('the numbers are a figure, and a table for those who cannot see it', async () => {
  await open();
  expect(part('Animals by hour').getByRole('img', { name: 'Lying: 4 to 10 animals' })).toBeVisible();
  await userEvent.click(part('Animals by hour').getByText('Hour by hour as a table'));
  expect(part('Animals by hour').getByRole('row', { name: /09:00–10:00 4 \(usual 10\) 0 \(usual 0\)/ })).toBeVisible();
});

test('the span is chosen and stands in the address', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: '8 h' }));
  await settle();
  expect(location.search).toBe('?span=8h');
  expect(mockAsked.get('incidents-of-span')).toMatchObject({
    query: { $or: [{ openedAt: { $gte: now - 8 * hour, $lte: now } }, expect.anything(), expect.anything()] },
  });
});

test('a span of one’s own asks for the days before it', async () => {
  const start = now - 10 * day;
  await open(`?from=${start}&to=${start + 8 * hour}`);
  expect(mockAsked.get('barn-hours')).toMatchObject({
    query: { time: { start: start - 15 * day, end: start + 8 * hour }, where: { cameraId: { $in: ['a', 'b'] } } },
  });
  expect(screen.queryByRole('button', { name: 'Up to now' })).toBeNull();
});

test('pictures of the moments of the address', async () => {
  const moment = now - 2 * hour;
  await open(`?at=${moment}`);
  const pictures = await part('Pictures').findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Pen b at 2026-11-21 10:00:00',
    'Sick pen at 2026-11-21 10:00:00',
  ]);
  expect(mockFile.mock.calls.map(([path]) => path)).toEqual([
    `api/recordings/frame/b/${moment}`,
    `api/recordings/frame/a/${moment}`,
  ]);
});

test('other moments are chosen', async () => {
  await open(`?at=${now - 2 * hour}`);
  await userEvent.click(screen.getByRole('button', { name: 'Choose moments' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: '21.11. 10:00' }));
  expect(dialog.getByRole('button', { name: 'Show (0)' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '21.11. 06:00' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '20.11. 18:00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show (2)' }));
  expect(new URLSearchParams(location.search).get('at')).toBe(`${now - 18 * hour},${now - 6 * hour}`);
});

test('a picture that is missing says why in its place', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame', reason: 'frame-missing' };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'not-found', context } });
  await open(`?at=${now - hour}`);
  expect(await part('Pictures').findAllByText('No picture was recorded at this moment.')).toHaveLength(2);
});

test('privacy wipes the pictures of its camera at once; the banner says for how long', async () => {
  const until = now + 65_000;
  const cameras = {
    a: exampleCamera('a', { name: 'Sick pen', privacy: { active: true, until } }),
    b: exampleCamera('b'),
  };
  mockReplies = { ...mockReplies, cameras: { data: { cameras } } };
  pagePictures().release(pictureKey('north-barn', mockBarn.accountId ?? '', 'b'));
  await open(`?at=${now - hour}`);
  expect(screen.getByText('Privacy mode: Sick pen is hidden')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  expect(await part('Pictures').findByAltText(/^Pen b at/)).toBeVisible();
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame', reason: 'camera-in-privacy' };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'forbidden', context } });
  act(() => pagePictures().forgetEverywhere([pictureKey('north-barn', mockBarn.accountId ?? '', 'b')]));
  expect(revoke).toHaveBeenCalledWith('blob:frame');
  expect(await part('Pictures').findByText(en.graph.moment.privacy)).toBeVisible();
  expect(part('Pictures').queryByAltText(/^Pen b at/)).toBeNull();
});

test('pictures that did not come are asked for when the barn is back', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame' };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'offline', context } });
  mockBarn = exampleBarn({ online: false, reachability: 'offline' });
  const { rerender } = await open(`?at=${now - hour}`);
  await waitFor(() => expect(mockFile).toHaveBeenCalledTimes(2));
  mockFile.mockResolvedValue({ ok: true, value: { blob: jpegBlob(), headers: new Headers() } });
  mockBarn = exampleBarn();
  rerender(<SummaryScreen />);
  expect(await part('Pictures').findAllByRole('img')).toHaveLength(2);
});

test('pictures are asked for a few at a time: calls find a free connection', async () => {
  let running = 0;
  let most = 0;
  mockFile.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return { ok: true, value: { blob: jpegBlob(), headers: new Headers() } };
  });
  await open();
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(8));
  expect(most).toBe(4);
});

test('a picture that did not come in time can be asked for again', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame' };
  mockFile.mockResolvedValueOnce({ ok: false, error: { code: 'timeout', context } });
  await open(`?at=${now - hour}`);
  expect(await part('Pictures').findByText('Not loaded.')).toBeVisible();
  await userEvent.click(part('Pictures').getByRole('button', { name: /^Try again: The barn did not answer in time/ }));
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(2));
});

test('a part that failed says so and leaves no sentence that is not true', async () => {
  mockReplies = { ...mockReplies, 'incidents-of-span': { error: failure } };
  await open();
  expect(part('What happened').getByText('What happened could not be loaded.')).toBeVisible();
  expect(linesOf('In short').join()).not.toContain('No dead animal was found.');
  await userEvent.click(part('What happened').getByRole('button', { name: 'Try again' }));
  expect(mockRetry).toHaveBeenCalledTimes(1);
});

test('what the account may not see is neither shown nor asked for', async () => {
  mockRights = [];
  await open();
  expect([...mockAsked.keys()]).toEqual(['cameras']);
  expect(mockFile).not.toHaveBeenCalled();
  expect(linesOf('In short')).toEqual(['All 2 cameras deliver pictures.']);
});

test('it is of the moment at which it was made, until it is made anew', async () => {
  const { clock } = await open();
  await act(async () => clock.advance(30 * 60_000));
  expect(screen.getByText(/made 21\.11\.2026 12:00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Up to now' }));
  expect(screen.getByText(/made 21\.11\.2026 12:30/)).toBeVisible();
});

test('it is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
});

test('paper waits for what is still on its way', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const arrived: ((outcome: Outcome<{ blob: Blob; headers: Headers }>) => void)[] = [];
  mockFile.mockImplementation(() => new Promise((resolve) => arrived.push(resolve)));
  await open(`?at=${now - hour}`);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(print).not.toHaveBeenCalled();
  expect(arrived).toHaveLength(2);
  for (const arrive of arrived) arrive({ ok: true, value: { blob: jpegBlob(), headers: new Headers() } });
  await settle();
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
