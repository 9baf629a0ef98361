import { json } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { allArrived, type CameraBarn, cameraCalls, damagedCamera } from '../../testing/camera-barn';
import { incidentRecord } from '../../testing/glance-barn';
import en from '../../texts/en.json';
import { graphSpans } from '../spans/graph-span';
import { askedCounts, countCall, counting, countingBarn, now, open } from './doubles/open-graph';

let barn: CameraBarn;
beforeEach(async () => {
  barn = await countingBarn();
});

const cursor = () => screen.findByRole('slider', { name: 'Animals over time: moment' });

test('draws what this camera counts, and nothing that it does not look for', async () => {
  await open();
  expect(await cursor()).toHaveAttribute('aria-valuemax', '59');
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Lying10',
    'Sitting0',
    'Standing2',
  ]);
  expect(askedCounts(barn)[0]).toMatchObject({
    time: { start: now - 60 * millisecondsInMinute, end: now },
    where: { cameraId: 'a' },
  });
});

test('nights and the usual range are explained where they are drawn', async () => {
  await open();
  await cursor();
  expect(await screen.findByText(en.graph.night)).toBeVisible();
  expect(await screen.findByText(en.graph.band)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Stacked' }));
  expect(screen.getByText(en.graph.night)).toBeVisible();
  expect(screen.queryByText(en.graph.band)).toBeNull();
});

test('minus leads to longer spans, up to the longest that can be shown', async () => {
  const { unmount } = await open();
  (await cursor()).focus();
  await userEvent.keyboard('-');
  await allArrived();
  const query = new URLSearchParams(location.search);
  expect(Number(query.get('to')) - Number(query.get('from'))).toBe(120 * millisecondsInMinute);
  unmount();
  const longest = `?from=${now - graphSpans.longestMs}&to=${now}`;
  await open(longest);
  (await cursor()).focus();
  await userEvent.keyboard('-');
  expect(location.search).toBe(longest);
});

test('says in one sentence what differs from the days before', async () => {
  counting.countAt = (time) => (time > now - 90 * millisecondsInMinute ? [6, 0, 6, null] : [10, 0, 2, null]);
  await open();
  expect(await screen.findByText('40% fewer animals lie than usual.')).toBeVisible();
  expect(screen.getByText('11:00–12:00')).toBeVisible();
});

test('the room kept for the sentence is that of what is usually said, not of the longest that can be', async () => {
  await open();
  await screen.findByText(en.graph.usual.asUsual);
  const room = document.querySelector('[data-room]')?.getAttribute('data-room') ?? '';
  expect(room).toBe('88% fewer animals stand than usual. 11:00–12:00');
});

test('says it in German', async () => {
  counting.countAt = (time) => (time > now - 90 * millisecondsInMinute ? [6, 0, 2, null] : [10, 0, 2, null]);
  await open('?span=1h', 'de');
  expect(await screen.findByText(/^40\s%\sweniger Tiere liegen als sonst\.$/)).toBeVisible();
});

test('what is hidden, the mode and the form are in the address', async () => {
  await open();
  await cursor();
  await userEvent.click(screen.getByRole('button', { name: 'Sitting' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Stacked' }));
  expect(location.search).toBe('?span=1h&mode=stacked&labels=pig_lying%2Cpig_standing%2CBroiler');
  expect(screen.getByRole('button', { name: 'Sitting', pressed: false })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }));
  await allArrived();
  expect(new URLSearchParams(location.search).get('span')).toBe('1d');
});

test('a span of one’s own can be changed', async () => {
  await open(`?from=${now - 90 * millisecondsInMinute}&to=${now - 30 * millisecondsInMinute}`);
  await cursor();
  await userEvent.click(screen.getByRole('button', { name: 'Change time span' }));
  expect(await screen.findByRole('textbox', { name: /^Start/ })).toHaveValue('2026-11-21 10:30:00');
});

test('the table has the same rows, gaps as gaps', async () => {
  counting.countAt = (time) => (time === now - millisecondsInMinute ? [null, null, null, null] : [10, 0, 2, null]);
  await open('?span=1h&form=table');
  const table = await screen.findByRole('grid');
  const [, newest, second] = within(table).getAllByRole('row');
  expect(newest).toHaveTextContent(/not measurednot measurednot measured/);
  expect(second).toHaveTextContent(/10\s*0\s*2/);
  expect(within(table).getAllByRole('link')).toHaveLength(50);
});

test('what is not drawn is not in the table either, which says so', async () => {
  await open('?span=1h&form=table&labels=pig_lying,pig_standing');
  const table = await screen.findByRole('grid');
  const titles = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim());
  expect(titles.slice(1, -1)).toEqual(['Lying', 'Standing']);
  expect(screen.getByText('Left out, as in the chart: Sitting.')).toBeVisible();
});

test('no data for this timespan', async () => {
  counting.countAt = () => [null, null, null, null];
  await open();
  expect(await screen.findByText('No data for this timespan.')).toBeVisible();
});

test('count data could not be loaded, and can be asked for again', async () => {
  counting.failure = json({}, 500);
  await open();
  expect(await screen.findByText('Count data could not be loaded.')).toBeVisible();
  counting.failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await allArrived();
  expect(await cursor()).toBeVisible();
  expect(screen.queryByText('Count data could not be loaded.')).toBeNull();
});

test('old data stay when newer ones cannot be had', async () => {
  const { clock } = await open();
  await cursor();
  counting.failure = 'no-connection';
  await act(async () => clock.advance(millisecondsInMinute));
  await allArrived();
  expect(await screen.findByText('The graph could not be refreshed.')).toBeVisible();
  expect(await cursor()).toBeVisible();
});

test('without the barn at a start: what this device has kept, with its age, gaps as gaps', async () => {
  counting.countAt = (time) => (time === now - millisecondsInMinute ? [null, null, null, null] : [10, 0, 2, null]);
  const { unmount } = await open('?span=28d&form=table');
  await screen.findByRole('grid');
  unmount();
  counting.failure = 'no-connection';
  await open('?span=28d&form=table');
  expect(await screen.findByText('The graph could not be refreshed.')).toBeVisible();
  const [, newest, second] = within(await screen.findByRole('grid')).getAllByRole('row');
  expect(newest).toHaveTextContent(/not measurednot measured/);
  expect(second).toHaveTextContent(/10\s*0\s*2/);
  expect(screen.getByText(en.graph.old, { exact: false })).toBeVisible();
});

test('a span that ends now moves on with the clock', async () => {
  const { clock } = await open();
  await cursor();
  const before = askedCounts(barn).length;
  await act(async () => clock.advance(millisecondsInMinute));
  await allArrived();
  expect(askedCounts(barn)[before]?.time).toEqual({
    start: now - 59 * millisecondsInMinute,
    end: now + millisecondsInMinute,
  });
});

test('a camera that is gone is named', async () => {
  barn.tell([exampleCamera('b')]);
  await open();
  expect(await screen.findByText('There is no camera “Pen 1” in this barn any more.')).toBeVisible();
});

test('a camera that cannot be read is said to be so; the list is asked for once', async () => {
  barn.tell({ a: damagedCamera('a') });
  await open();
  expect(await screen.findByText(/^What the barn says of the camera “Pen 1” could not be read\./)).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('a table that lacks a column, or has rows of another shape, is no answer', async () => {
  const wrong = { columns: ['time', 'pig_lying'], rows: [[now, 1]], timeResolution: millisecondsInMinute };
  barn.door.answer(countCall, { labelCount: wrong });
  await open();
  expect(await screen.findByText('Count data could not be loaded.')).toBeVisible();
});

describe('what happened meanwhile (product 2.15)', () => {
  const happened = (...records: readonly Readonly<Record<string, unknown>>[]) => ({
    incidents: records.map((record, place) =>
      incidentRecord({ incidentId: `event-${place}`, lastUpdated: now, ...record }),
    ),
    page: { offset: 0, limit: 500, total: records.length },
  });
  const fan = {
    openedAt: now - 20 * millisecondsInMinute,
    messagePayload: { type: 'technical', title: 'Fan stands still', typeSpecificPayload: { cameraId: 'a' } },
  };
  const dead = {
    type: 'barnState',
    state: 'deadAnimalExists',
    openedAt: now - 5 * millisecondsInMinute,
    messagePayload: { state: 'deadAnimalExists', cameraId: 'a' },
  };
  const before = { openedAt: now - 90 * millisecondsInMinute, messagePayload: { type: 'climate', title: 'Too early' } };
  const rights = ['cameras.view', 'data.view', 'recordings.view', 'incidents.view'];

  test('is marked on the graph and listed in words, the newest first; one press leads to its moment', async () => {
    barn = await countingBarn(rights);
    barn.door.answer(cameraCalls.incidents, happened(dead, fan, before));
    await open();
    await userEvent.click(await screen.findByText('2 incidents in this time span'));
    const moments = screen.getAllByRole('button', { name: /^Show .* on the graph$/ });
    expect(moments.map(({ textContent }) => textContent)).toEqual(['2026-11-21 11:55:00', '2026-11-21 11:40:00']);
    expect(screen.getByText('Fan stands still')).toBeVisible();
    expect(screen.queryByText('Too early')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 2026-11-21 11:40:00 on the graph' }));
    expect(new URLSearchParams(location.search).get('time')).toBe(String(fan.openedAt));
  });

  test('is asked for once while the span moves on, and of nobody who may not see it', async () => {
    const { unmount } = await open();
    expect(barn.door.asked(cameraCalls.incidents)).toEqual([]);
    unmount();
    barn = await countingBarn(rights);
    barn.door.answer(cameraCalls.incidents, happened());
    const { clock } = await open();
    expect(await screen.findByText(en.graph.events.none)).toBeVisible();
    await act(async () => clock.advance(5 * millisecondsInMinute));
    await allArrived();
    const asked = barn.door.asked(cameraCalls.incidents).map(({ body }) => JSON.stringify(body));
    expect(new Set(asked).size).toBe(1);
  });

  test('that it could not be loaded costs its own place only', async () => {
    barn = await countingBarn(rights);
    barn.door.refuse(cameraCalls.incidents, 500);
    await open();
    expect(await screen.findByText(en.graph.events.failed)).toBeVisible();
    expect(await cursor()).toBeVisible();
  });
});

test('a loading sign stands there at once when another span is chosen', async () => {
  await open();
  await cursor();
  counting.failure = 'silence';
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
  expect(screen.getByText(en.graph.loading)).toBeInTheDocument();
});
