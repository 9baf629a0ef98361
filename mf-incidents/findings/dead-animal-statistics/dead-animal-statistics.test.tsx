import { BrowserRouter } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { hearSavedFiles, type SavedFile } from '@barnwatch/shared/testing/saved-files';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireCamera, wireEvent, wireIncident } from '../../testing/example-incident';
import { calls, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { DeadAnimalStatisticsScreen } from './dead-animal-statistics';

let barn: BarnDoor;
let mockBrokenChart: string | null;
let saved: readonly SavedFile[];

/** What the barn answers to the statistics; the line above them asks for the state of the barn. */
function findings(...found: readonly object[]) {
  barn.answer(calls.list, ({ body }) => {
    const isAboutFindings = (body as QueryRequest).query?.openedAt !== undefined;
    const incidents = isAboutFindings ? found : [];
    return { incidents, page: { offset: 0, limit: 1000, total: incidents.length } };
  });
}

/** What was told of the stock. */
function stock(...incidentEvents: readonly object[]) {
  barn.answer(calls.events, { incidentEvents, page: { offset: 0, limit: 1000, total: incidentEvents.length } });
}

jest.mock('@barnwatch/shared/ui/chart', () => ({
  LineChart: ({ name }: { name: string }) => {
    if (name === mockBrokenChart) throw new TypeError('this chart cannot be drawn');
    return <p>line of {name}</p>;
  },
  BarChart: ({ name, bars }: { name: string; bars: readonly { label: string; value: number }[] }) => (
    <ul aria-label={name}>
      {bars.map(({ label, value }) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
    </ul>
  ),
}));

const found = (id: string, day: number, payload: object = {}) =>
  wireIncident(id, {
    type: 'barnState',
    state: 'noDeadAnimal',
    openedAt: new Date(2026, 0, day, 6).getTime(),
    messagePayload: { state: 'noDeadAnimal', outcome: 'collected', cameraId: 'pen-01', animalCount: 1, ...payload },
  });

beforeEach(async () => {
  mockBrokenChart = null;
  saved = hearSavedFiles();
  barn = await openBarnDoor({ permissions: ['incidents.view', 'cameras.view'] });
  barn.answer(calls.cameras, { cameras: { 'pen-01': wireCamera('pen-01', 'Pen 1') } });
  stock(wireEvent('full', { eventTimestamp: 0, payload: { state: 'barnFull', animalCount: 200 } }));
  findings(
    found('one', 20, { animalCount: 3 }),
    found('two', 21),
    found('asleep', 21, { outcome: 'notDead' }),
    found('before', 12),
  );
});

async function open(search = '') {
  history.replaceState(null, '', `/dashboard/north-barn/dead-animal-statistics${search}`);
  await renderInSuite(<DeadAnimalStatisticsScreen />, {
    now: new Date(2026, 0, 21, 12).getTime(),
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return userEvent.setup();
}

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const weeks = async () => within(await screen.findByRole('list', { name: 'By week' })).getAllByRole('listitem');

test('the days in figures, as a share of the stock and beside the days before', async () => {
  await open('?days=7');
  expect(figure('Dead animals')).toHaveTextContent('47 days before: 1');
  expect(figure('Share of the stock')).toHaveTextContent('2 %of 200 animals7 days before: 0.5 %');
  expect(figure('Were not dead')).toHaveTextContent('17 days before: 0');
});

test('nothing is compared with days of which it is not known that the barn recorded them', async () => {
  barn.answer(calls.events, () => 'no-connection');
  await open('?days=7');
  expect(figure('Dead animals')).toHaveTextContent(/^Dead animals4$/);
  expect(screen.queryByText(/days before/)).toBeNull();
});

test('per day, since the first day, per week and per camera', async () => {
  await open();
  expect((await weeks()).map(({ textContent }) => textContent).slice(-2)).toEqual([
    '12.01. – 18.01.: 1',
    '19.01. – 21.01.: 4',
  ]);
  for (const name of ['By day', 'Share of the stock since the first day'])
    expect(screen.getByText(`line of ${name}`)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'By camera' })).getByText('Pen 1: 5')).toBeVisible();
  const asked = [calls.cameras, calls.events, calls.list].map((call) => barn.asked(call).length);
  // Of events: the counts of the stock, and the first thing that was recorded; of findings also those of the batch.
  expect(asked).toEqual([1, 2, 3]);
});

test('mortality is given against the animals that were brought in and how long ago; what differs is explained', async () => {
  stock(
    wireEvent('empty', { eventTimestamp: new Date(2025, 11, 1).getTime(), payload: { state: 'barnEmpty' } }),
    wireEvent('full', {
      eventTimestamp: new Date(2025, 11, 7, 9).getTime(),
      payload: { state: 'barnFull', animalCount: 200 },
    }),
    wireEvent('fewer', {
      eventTimestamp: new Date(2026, 0, 20).getTime(),
      payload: { state: 'barnFull', animalCount: 193 },
    }),
  );
  await open('?days=7');
  expect(
    screen.getByText(
      '200 animals were brought in from 07.12.2025 on, 45 days ago. Of these 5 died (2.5 %), 193 are there. 2 are neither: moved out, or not counted.',
    ),
  ).toBeVisible();
});

test('where nobody told how many animals there are, they are counted, and nothing says that it is a share', async () => {
  stock();
  await open();
  await weeks();
  expect(screen.getByText('line of Dead animals since the first day')).toBeVisible();
  expect(screen.queryByText(/Share of the stock since/)).toBeNull();
});

test('the same as a table, whose days lead to their map', async () => {
  const user = await open('?days=7');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(location.search).toContain('view=table');
  const day = await screen.findByRole('link', { name: '20.01.2026' });
  expect(day).toHaveAttribute('href', '/dashboard/north-barn/dead-animal-map?day=2026-01-20');
  expect(day.closest('[role=row]')).toHaveTextContent('20.01.20263031.5 %');
});

test('what is shown can be taken along as a file', async () => {
  const user = await open('?days=7');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['dead-animals-2026-01-21.csv', 'text/csv;charset=utf-8'],
  ]);
});

test('what cannot be drawn of one chart costs its own card only (F41)', async () => {
  mockBrokenChart = 'By day';
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await weeks();
  log.mockRestore();
  expect(screen.getAllByText('This part of the page could not be shown.')).toHaveLength(1);
  expect(screen.getByText('line of Share of the stock since the first day')).toBeVisible();
});

test('days without a dead animal say so', async () => {
  findings();
  await open();
  expect(screen.getByText('No dead animal was found on these days.')).toBeVisible();
});

test('days before the first record are a gap: in the table, in the weeks and in the mean', async () => {
  const recorded = new Date(2026, 0, 18, 8).getTime();
  stock(wireEvent('full', { eventTimestamp: recorded, payload: { state: 'barnFull', animalCount: 200 } }));
  findings(found('one', 20, { animalCount: 2 }));
  const user = await open('?days=84');
  expect(figure('A day on average')).toHaveTextContent('0.5');
  expect((await weeks()).map(({ textContent }) => textContent).slice(-3)).toEqual([
    '05.01. – 11.01.: ',
    '12.01. – 18.01.: 0',
    '19.01. – 21.01.: 2',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const rowOf = async (day: string) => (await screen.findByRole('link', { name: day })).closest('[role=row]');
  expect(await rowOf('17.01.2026')).toHaveTextContent('17.01.2026––––');
  expect(await rowOf('18.01.2026')).toHaveTextContent('18.01.20260000 %');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [{ file } = { file: new Blob() }] = saved;
  expect(Buffer.from(await file.arrayBuffer()).toString()).toContain('\r\n2026-01-17,,,,\r\n2026-01-18,0,0,0,0\r\n');
});

test('a count of the stock that could not be read is told: shares may be wrong (F49)', async () => {
  stock(wireEvent('full', { eventTimestamp: 0, payload: { state: 'barnFull', animalCount: 200 } }), { payload: 7 });
  await open('?days=7');
  expect(screen.getByText(/^1 count of the stock could not be read/)).toBeVisible();
  expect(figure('Share of the stock')).toHaveTextContent('of 200 animals');
});
