import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { type DoorReply, json, renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { pagePictures } from '../../pictures/page/page-pictures';
import { afterSharing, allArrived, cameraCalls, damagedCamera } from '../../testing/camera-barn';
import {
  type GlanceBarn,
  type GlanceReplies,
  incidentRecord,
  incidentsAnswer,
  openGlanceBarn,
} from '../../testing/glance-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { OverviewScreen } from './overview';

const now = new Date(2026, 10, 21, 12, 5).getTime();
const hour = millisecondsInHour;
const everyRight = ['cameras.view', 'incidents.view', 'data.view'];
const failure = () => json({}, 500);

let barn: GlanceBarn;

const facts = { openedAt: now - 2 * hour, lastUpdated: now - hour };
const incidents = (...records: readonly Readonly<Record<string, unknown>>[]) =>
  incidentsAnswer(records.map((record) => ({ ...facts, ...record })));
const barnState = (state: string, facts: object) => ({ type: 'barnState', state, messagePayload: { state, ...facts } });
const intervention = (title: string, severity: string) => ({ messagePayload: { type: 'climate', title, severity } });

/** Ten lying pigs at any time of the last 16 days, `more` of them since an hour. */
function counts(more: number, step: number) {
  const rows = [];
  const last = Math.floor(now / step) * step;
  for (let time = last - 16 * millisecondsInDay; time < last; time += step) {
    rows.push([time, time >= last - millisecondsInHour ? 10 + more : 10, 0, 2, null]);
  }
  const columns = ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  return { labelCount: { columns, rows, timeResolution: step } };
}

const camerasOf = (...all: readonly Parameters<typeof exampleCamera>[1][]) =>
  all.map((one, place) => exampleCamera(`pen-${place}`, one));
const twoPens = camerasOf({ name: 'Sick pen' }, { name: 'Weaner pen' });

const calm = {
  'barn-state': { incident: incidentRecord({ ...facts, ...barnState('barnFull', { animalCount: 138 }) }) },
  'open-interventions': incidents(),
  'dead-animals': incidents(),
  'latest-documentation': incidents({ type: 'barnDocumentation', messagePayload: { classification: 'feeding' } }),
  'barn-counts': counts(0, 600_000),
  'barn-hours': counts(0, hour),
} as const satisfies GlanceReplies;

const unanswered: Readonly<Record<keyof typeof calm, DoorReply>> = {
  'barn-state': 'silence',
  'open-interventions': 'silence',
  'dead-animals': 'silence',
  'latest-documentation': 'silence',
  'barn-counts': 'silence',
  'barn-hours': 'silence',
};
const questions = Object.keys(unanswered) as readonly (keyof typeof calm)[];

interface Told {
  readonly cameras?: readonly Camera[];
  readonly permissions?: readonly string[];
  readonly clockOffsetMs?: number;
}

async function openBarn({ cameras = twoPens, permissions = everyRight, ...told }: Told = {}) {
  barn = await openGlanceBarn(cameras, calm, { now, permissions, ...told });
}

beforeEach(() => {
  performance.getEntriesByType = () => [];
  return openBarn();
});

async function open(language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', '/dashboard/north-barn/overview');
  const rendered = await renderInSuite(<OverviewScreen />, {
    now: barn.device.now(),
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => true}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
  });
  await allArrived();
  return rendered;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('a barn in which nothing is to do says so at the top', async () => {
  await open();
  expect(screen.getByText('All in order')).toBeVisible();
  expect(screen.getByText('Barn fully stocked: 138 animals')).toBeVisible();
  expect(part('Dead animals').getByText('None to collect')).toBeVisible();
  expect(part('Dead animals').getByText('Today none was found.')).toBeVisible();
  expect(part('Interventions to do').getByText('No intervention needs anybody.')).toBeVisible();
  expect(part('Cameras').getByText('2 cameras deliver pictures')).toBeVisible();
  expect(part('Last documentation').getByRole('link', { name: 'Feeding' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/incident/incident-0',
  );
  expect(within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('article')).toHaveLength(2);
});

test('what needs somebody is told first, each with the way there', async () => {
  barn.tell(camerasOf({ name: 'Sick pen', online: false, lastSeen: now - 3 * hour }, {}));
  barn.reply({
    'open-interventions': incidents(intervention('Wet litter', 'low'), intervention('No water', 'high')),
    'dead-animals': incidents(barnState('deadAnimalExists', { cameraId: 'pen-0', animalCount: 1 })),
  });
  await open();
  expect(screen.getByText('Needs attention')).toBeVisible();
  const ways = ['1 dead animal to collect', '1 camera offline', '2 interventions to do'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(ways).toEqual([
    '/dashboard/north-barn/dead-animal-map',
    '/dashboard/north-barn/camera?state=offline',
    '/dashboard/north-barn/interventions?tab=open',
  ]);
  expect(part('Dead animals').getByRole('link', { name: 'Sick pen' })).toBeVisible();
  expect(part('Dead animals').getByText('Today 1 was found.')).toBeVisible();
  expect(part('Cameras').getByText('3 h ago')).toBeVisible();
  const [first, second] = part('Interventions to do').getAllByRole('listitem');
  expect(first).toHaveTextContent('No water');
  expect(first && within(first).getByRole('img', { name: 'High' })).toBeVisible();
  expect(second).toHaveTextContent('Wet litter');
});

test('animals stand beside those of yesterday at the same hour', async () => {
  barn.reply({ 'barn-counts': counts(4, 600_000), 'barn-hours': counts(4, hour) });
  await open();
  const [lying, sitting, standing] = part('Animals').getAllByRole('listitem');
  expect(lying).toHaveTextContent('Lying144 more than yesterday');
  expect(sitting).toHaveTextContent('Sitting0as yesterday');
  expect(standing).toHaveTextContent('Standing2as yesterday');
  expect(part('Animals').getByText('40% more animals lie than usual.')).toBeVisible();
});

test('a barn whose clock is a little ahead has full hours all the same', async () => {
  await openBarn({ clockOffsetMs: 2_000 });
  await open();
  expect(part('Animals').getByText('Seen by the cameras on average, 11:00–12:00')).toBeVisible();
  expect(part('Animals').getByText('11:00–12:00')).toBeVisible();
});

test('the state of the barn is kept, and asked for again after ten minutes only (product 9.11)', async () => {
  const { unmount } = await open();
  unmount();
  for (const [minutes, times] of [
    [9, 1],
    [2, 2],
  ] as const) {
    await afterSharing();
    barn.device.time += minutes * 60_000;
    const again = await open();
    expect(screen.getByText('Barn fully stocked: 138 animals')).toBeVisible();
    expect(barn.askedFor('barn-state')).toHaveLength(times);
    again.unmount();
  }
});

test('a part that fails costs itself only, and is asked for again', async () => {
  barn.reply({ 'dead-animals': failure() });
  await open();
  expect(part('Dead animals').getByText('The dead animals could not be loaded.')).toBeVisible();
  expect(part('Cameras').getByText('2 cameras deliver pictures')).toBeVisible();
  expect(screen.getByText('Not everything is known at the moment')).toBeVisible();
  barn.reply({ 'dead-animals': incidents() });
  await userEvent.click(part('Dead animals').getByRole('button', { name: 'Try again' }));
  expect(await part('Dead animals').findByText('None to collect')).toBeVisible();
});

test('old parts stay with their age, and the barn is said to be out of reach', async () => {
  barn.reply({ 'open-interventions': incidents(intervention('No water', 'high')) });
  const { unmount } = await open();
  unmount();
  await afterSharing();
  barn.device.time += hour;
  await barn.leave();
  await open();
  expect(screen.getByText('Barn cannot be reached')).toBeVisible();
  expect(part('Interventions to do').getByRole('link', { name: 'No water' })).toBeVisible();
  expect(part('Interventions to do').getByText(/Not up to date, as of/)).toHaveTextContent('1 h ago');
});

test('nothing is said before it is known', async () => {
  barn.door.answer(cameraCalls.list, 'silence');
  barn.reply(unanswered);
  await open();
  expect(screen.getByText('The barn is being checked …')).toBeVisible();
  expect(screen.queryByText('None to collect')).toBeNull();
  expect(screen.getByRole('region', { name: 'Dead animals' })).toHaveAttribute('aria-busy', 'true');
});

test('what the account may not see is neither shown nor asked for', async () => {
  await openBarn({ permissions: [] });
  await open();
  expect(questions.flatMap((question) => barn.askedFor(question))).toEqual([]);
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
  expect(part('Cameras').getByText('2 cameras deliver pictures')).toBeVisible();
});

test('a state of the barn that could not be had says so', async () => {
  barn.reply({ 'barn-state': failure() });
  await open();
  expect(screen.getByText(/How full the barn is could not be loaded:/)).toBeVisible();
  barn.reply({ 'barn-state': calm['barn-state'] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Barn fully stocked: 138 animals')).toBeVisible();
});

test('a state that cannot be read is none, and is not kept for ten minutes', async () => {
  barn.reply({ 'barn-state': { incident: { ...calm['barn-state'].incident, openedAt: 'yesterday' } } });
  const { unmount } = await open();
  expect(screen.getByText(/How full the barn is could not be loaded:/)).toBeVisible();
  unmount();
  await afterSharing();
  barn.reply({ 'barn-state': calm['barn-state'] });
  await open();
  expect(await screen.findByText('Barn fully stocked: 138 animals')).toBeVisible();
});

test('nothing is asked for twice', async () => {
  await open();
  for (const question of questions) expect([question, barn.askedFor(question).length]).toEqual([question, 1]);
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('records that cannot be read are set aside and told, and the barn is not said to be in order', async () => {
  barn.tell({ 'pen-0': exampleCamera('pen-0', { name: 'Sick pen' }), 'pen-1': damagedCamera('pen-1') });
  barn.reply({ 'dead-animals': incidents({ openedAt: 'yesterday' }) });
  await open();
  expect(part('Cameras').getByText('1 camera delivers pictures')).toBeVisible();
  expect(part('Cameras').getByText(/^1 camera could not be read and is missing here\./)).toBeVisible();
  expect(part('Dead animals').getByText('1 record could not be read and is missing here.')).toBeVisible();
  expect(screen.getByText('Not everything is known at the moment')).toBeVisible();
});

test('private cameras say how long still, also over the whole page, and their pictures are gone', async () => {
  const privacy = { active: true, until: now + 65_000 };
  barn.tell(camerasOf({ name: 'Sick pen', privacy }, {}));
  Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: jest.fn() });
  const key = barn.keyOf('pen-0');
  pagePictures().stillCache.put(key, new Blob(['x']), { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 });
  await open();
  expect(pagePictures().stillCache.frame(key)).toBeNull();
  expect(screen.getByText('Privacy mode: Sick pen is hidden')).toBeVisible();
  expect(screen.getAllByRole('timer')[0]).toHaveTextContent('1:05');
  expect(screen.getByText('All in order')).toBeVisible();
  expect(part('Cameras').getByText('1 in privacy mode,', { exact: false })).toHaveTextContent('for another 1:05');
});

test('which pictures stand for the barn is chosen and kept', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose cameras' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sick pen' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Show 1 camera' }));
  unmount();
  await open();
  const [picture, ...others] = within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('article');
  expect(picture).toHaveAccessibleName('Weaner pen');
  expect(others).toEqual([]);
});

test('in German', async () => {
  barn.reply({ 'dead-animals': incidents(barnState('deadAnimalExists', {}), barnState('noDeadAnimal', {})) });
  await open('de');
  expect(screen.getByText('Bitte kümmern')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 totes Tier entnehmen' })).toBeVisible();
  expect(part('Tote Tiere').getByText('Heute wurden 2 gefunden.')).toBeVisible();
  expect(part('Zuletzt dokumentiert').getByRole('link', { name: 'Fütterung' })).toBeVisible();
  expect(screen.getByText('Alles wie sonst.')).toBeVisible();
});
