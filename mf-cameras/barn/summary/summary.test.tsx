import { json } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { allArrived, cameraCalls, damagedCamera } from '../../testing/camera-barn';
import type { GlanceBarn, GlanceQuestion } from '../../testing/glance-barn';
import { dead, incidents, now, said } from './doubles/example-answers';
import { open, summaryBarn } from './doubles/open-summary';

let barn: GlanceBarn;
beforeEach(async () => {
  barn = await summaryBarn();
});

const questions: readonly GlanceQuestion[] = ['incidents-of-span', 'open-interventions', 'dead-animals', 'barn-hours'];
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
  await allArrived();
  expect(location.search).toBe('?span=8h');
  expect(barn.askedFor('incidents-of-span').at(-1)).toMatchObject({
    query: {
      $or: [{ openedAt: { $gte: now - 8 * millisecondsInHour, $lte: now } }, expect.anything(), expect.anything()],
    },
  });
});

test('a span that no summary can be of is refused where it is written', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'From–to' }));
  const start = await screen.findByRole('textbox', { name: /^Start/ });
  const dialog = within(screen.getByRole('dialog'));
  const end = dialog.getByRole('textbox', { name: /^End/ });
  expect([start, end].map((field) => field.getAttribute('value'))).toEqual([
    '2026-11-20 12:00:00',
    '2026-11-21 12:00:00',
  ]);
  await userEvent.clear(start);
  await userEvent.type(start, '2026-11-21 11:00:01');
  expect(end).toHaveAccessibleDescription(/^The timespan is too small: at least 1\sh\./);
  expect(dialog.getByRole('button', { name: 'Show' })).toBeDisabled();
  await userEvent.type(start, '{Backspace}0');
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(location.search).toBe(`?from=${now - millisecondsInHour}&to=${now}`);
});

test('a barn whose clock is ahead is told of by the clock of the device, its hours as full hours', async () => {
  barn = await summaryBarn({ clockOffsetMs: 2_000 });
  await open();
  expect(linesOf('In short')[1]).toBe('From 09:00 to 10:00, up to 60% fewer animals lay than usual.');
  expect(screen.getByText(/20\.11\.2026 12:00 to 21\.11\.2026 12:00/)).toBeVisible();
});

test('a span is written by the clock of the device', async () => {
  barn = await summaryBarn({ clockOffsetMs: 2 * millisecondsInHour + 2_000 });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'From–to' }));
  expect(await screen.findByRole('textbox', { name: /^End/ })).toHaveValue('2026-11-21 12:00:00');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(location.search).toBe(`?from=${now - 22 * millisecondsInHour}&to=${now + 2 * millisecondsInHour}`);
});

test('a span of one’s own asks for the days before it', async () => {
  const start = now - 10 * millisecondsInDay;
  await open(`?from=${start}&to=${start + 8 * millisecondsInHour}`);
  expect(barn.askedFor('barn-hours').at(-1)).toMatchObject({
    query: {
      time: { start: start - 15 * millisecondsInDay, end: start + 8 * millisecondsInHour },
      where: { cameraId: { $in: ['a', 'b'] } },
    },
  });
  expect(screen.queryByRole('button', { name: 'Up to now' })).toBeNull();
});

test('a part that failed says so and leaves no sentence that is not true', async () => {
  barn.reply({ 'incidents-of-span': json({}, 500) });
  await open();
  expect(part('What happened').getByText('What happened could not be loaded.')).toBeVisible();
  expect(linesOf('In short').join()).not.toContain('No dead animal was found.');
  barn.reply({ 'incidents-of-span': incidents(said('No water')) });
  await userEvent.click(part('What happened').getByRole('button', { name: 'Try again' }));
  expect(await part('What happened').findByRole('link', { name: 'No water' })).toBeVisible();
});

test('what the account may not see is neither shown nor asked for', async () => {
  barn = await summaryBarn({ permissions: [] });
  await open();
  expect(questions.flatMap((question) => barn.askedFor(question))).toEqual([]);
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
  expect(barn.door.asked(cameraCalls.frame)).toEqual([]);
  expect(linesOf('In short')).toEqual(['All 2 cameras deliver pictures.']);
});

test('it is of the moment at which it was made, until it is made anew', async () => {
  const { clock } = await open();
  await act(async () => clock.advance(30 * 60_000));
  expect(screen.getByText(/made 21\.11\.2026 12:00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Up to now' }));
  expect(screen.getByText(/made 21\.11\.2026 12:30/)).toBeVisible();
});

test('nothing is asked for twice', async () => {
  await open();
  for (const question of questions) expect(barn.askedFor(question)).toHaveLength(1);
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('records that cannot be read are set aside, and each list says so', async () => {
  barn.tell({ a: exampleCamera('a', { name: 'Sick pen' }), b: damagedCamera('b') });
  barn.reply({
    'incidents-of-span': incidents({ openedAt: 'yesterday' }, said('No water')),
    'dead-animals': incidents({ ...dead, openedAt: 'yesterday' }),
    'open-interventions': incidents(),
  });
  await open();
  expect(part('What happened').getByRole('link', { name: 'No water' })).toBeVisible();
  expect(part('What happened').getByText('1 incident could not be read.')).toBeVisible();
  expect(part('Still to do').getByText('1 record could not be read and is missing here.')).toBeVisible();
  expect(linesOf('In short').at(-1)).toMatch(/^1 camera could not be read and is missing here\./);
});
