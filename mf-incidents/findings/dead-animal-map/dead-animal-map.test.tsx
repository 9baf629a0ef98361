import { BrowserRouter } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { leftEntries } from '@barnwatch/shared/testing/outbox-entries';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay } from 'date-fns/constants';
import { wireCamera, wireIncident } from '../../testing/example-incident';
import { calls, settled } from '../../testing/incident-barn';
import { type TakenRecords, takeRecords, writes } from '../../testing/taken-records';
import en from '../../texts/en.json';
import { DeadAnimalMapScreen } from './dead-animal-map';

const at = new Date(2026, 0, 1, 6, 30).getTime();
let barn: BarnDoor;
let taken: TakenRecords;
let mockBrokenCamera: string | null;

const dead = (id: string, cameraId: string, openedAt: number) =>
  wireIncident(id, {
    type: 'barnState',
    state: 'deadAnimalExists',
    openedAt,
    messagePayload: { state: 'deadAnimalExists', cameraId, position: { x: 0.5, y: 0.5 }, animalCount: 1 },
  });
const full = wireIncident('full', {
  type: 'barnState',
  state: 'barnFull',
  messagePayload: { state: 'barnFull', animalCount: 138 },
});

/** Two cameras, and an animal at each. */
async function openBarn(permissions = ['incidents.view', 'incidents.barnState.manage']) {
  barn = await openBarnDoor({ permissions });
  barn.answer(calls.cameras, {
    cameras: {
      'pen-02': wireCamera('pen-02', 'Pen 2', { sortPrefix: '02' }),
      'pen-01': wireCamera('pen-01', 'Pen 1', { sortPrefix: '01' }),
    },
  });
  findings(dead('x', 'pen-02', at), dead('y', 'pen-01', at - millisecondsInDay));
  taken = takeRecords(barn);
}

/** What the barn answers to the map; the line above it asks for the state of the barn. */
function findings(...found: readonly object[]) {
  barn.answer(calls.list, ({ body }) => {
    const isMap = (body as QueryRequest).query?.$or !== undefined;
    const incidents = isMap ? found : [full];
    return { incidents, page: { offset: 0, limit: 1000, total: incidents.length } };
  });
}

jest.mock('./place-picture', () => ({
  PlacePicture: ({ camera }: { camera: { cameraId: string } }) => {
    if (camera.cameraId === mockBrokenCamera) throw new TypeError('this picture cannot be drawn');
    return null;
  },
}));

async function open() {
  history.replaceState(null, '', '/dashboard/north-barn/dead-animal-map');
  const suite = await renderInSuite(<DeadAnimalMapScreen />, {
    now: new Date(2026, 0, 1, 12).getTime(),
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return { ...suite, user: userEvent.setup() };
}

beforeEach(async () => {
  mockBrokenCamera = null;
  await openBarn();
});

const states = (animal: number) => screen.getByRole('group', { name: `What became of animal ${animal}` });
const pressed = (animal: number) => within(states(animal)).getByRole('button', { pressed: true }).textContent;

test('cameras in the order of the walk; what lies since yesterday says so', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Pen 1',
    'Pen 2',
  ]);
  expect(screen.getByText('Found 31.12.2025 06:30')).toBeVisible();
  expect(screen.getByText('2 to collect · 0 collected')).toBeVisible();
  expect(barn.asked(calls.cameras)).toHaveLength(1);
  expect(barn.asked(calls.list)).toHaveLength(2);
});

test('on a day without findings the house is there at first glance all the same, with nothing to press', async () => {
  findings();
  await open();
  expect(screen.getByText(en.deadAnimalMap.none)).toBeVisible();
  const plan = screen.getByRole('list', { name: en.deadAnimalMap.plan });
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pen 1', 'Pen 2']);
  expect(within(plan).queryByRole('button')).toBeNull();
});

test('on a day without findings something can be recorded all the same by whoever may', async () => {
  const record = () => screen.queryByRole('link', { name: en.deadAnimalMap.record });
  findings();
  await open();
  expect(record()).toBeNull();
  await openBarn(['incidents.view', 'incidents.barnIntervention.manage']);
  findings();
  await open();
  expect(record()).toHaveAttribute('href', '/dashboard/north-barn/interventions?intervention=new');
});

test('a finding that cannot be read is set aside and told', async () => {
  findings(dead('x', 'pen-02', at), { incidentId: 'y' });
  await open();
  expect(screen.getByText('1 to collect · 0 collected')).toBeVisible();
  expect(screen.getByText(/^1 finding could not be read/)).toBeVisible();
});

test('how full the barn is stands above, without an older word on dead animals beside the findings themselves', async () => {
  await open();
  expect(screen.getByText(/Barn fully stocked/)).toBeVisible();
  expect(screen.queryByText('No dead animal known')).toBeNull();
});

test('one tap says what became of it, and one takes it back', async () => {
  const { user } = await open();
  await user.click(within(states(1)).getByRole('button', { name: 'Collected' }));
  expect(pressed(1)).toBe('Collected');
  await waitFor(() => expect(taken.added).toHaveLength(1));
  expect(taken.added[0]).toMatchObject({
    incidentId: 'y',
    trigger: 'stateDetected',
    payload: { state: 'noDeadAnimal', outcome: 'collected', cameraId: 'pen-01', position: { x: 0.5, y: 0.5 } },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(pressed(1)).toBe('Found');
  await waitFor(() => expect(taken.added).toHaveLength(2));
  expect(taken.added[1]).toMatchObject({ incidentId: 'y', payload: { state: 'deadAnimalExists' } });
});

test('what the barn refuses goes back, with the reason beside it (F42)', async () => {
  barn.refuse(writes.addEvent, 403, 'forbidden', { all: [], any: ['incidents.manage'] });
  const { user } = await open();
  await user.click(within(states(2)).getByRole('button', { name: 'Was not dead' }));
  expect(await screen.findByText(/It was not recorded/)).toBeVisible();
  expect(pressed(2)).toBe('Found');
  await waitFor(() => expect(leftEntries(barn)).toEqual([]));
});

test('whoever may only look sees the state in words', async () => {
  await openBarn(['incidents.view']);
  await open();
  expect(screen.queryByRole('group', { name: /What became/ })).toBeNull();
  expect(screen.getAllByText('Found')).toHaveLength(2);
});

test('what cannot be drawn of one camera costs its own place only (F41)', async () => {
  mockBrokenCamera = 'pen-01';
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  log.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  expect(screen.queryByRole('heading', { name: 'Pen 1' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Pen 2' })).toBeVisible();
  expect(states(2)).toBeVisible();
});

test('without the cameras the findings are there all the same, by the names of the barn', async () => {
  barn.refuse(calls.cameras, 403, 'forbidden');
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'pen-01',
    'pen-02',
  ]);
});

test('from a place of the map one records what is to be done there, and comes back (product 2.13)', async () => {
  await openBarn(['incidents.view', 'incidents.barnState.manage', 'incidents.barnIntervention.manage']);
  await open();
  const [link] = screen.getAllByRole('link', { name: 'Record an intervention' });
  if (!link) throw new Error('no link');
  const address = new URL(link.getAttribute('href') ?? '', 'https://suite.example');
  expect(address.pathname).toBe('/dashboard/north-barn/interventions');
  expect(address.searchParams.get('cameraId')).toBe('pen-01');
  await userEvent.click(link);
  expect(history.state.usr).toEqual({ roundTrip: true });
});

test('dead animals are shown by place in the barn, for whoever may see its regions (issue 16)', async () => {
  await openBarn(['incidents.view', 'regions.view']);
  const at = (left: number) => [
    { x: left, y: 0 },
    { x: left + 0.6, y: 0 },
    { x: left + 0.6, y: 1 },
    { x: left, y: 1 },
  ];
  barn.answer('GET api/regions/mappings', {
    regionMappings: [
      {
        regionMappingId: 'm',
        cameraId: 'pen-02',
        regionType: 'zone',
        isNew: false,
        autoGeneratedMappingId: null,
        regions: [{ regionSpecification: 'resting', points: at(0.2) }],
      },
    ],
  });
  const { user } = await open();
  expect(screen.getByText('resting')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'resting: 1 animal' }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Pen 2']);
  await user.click(screen.getByRole('radio', { name: 'Elsewhere: 1 animal' }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Pen 1']);
});

test('regions that cannot be had cost themselves alone (F42)', async () => {
  await openBarn(['incidents.view', 'regions.view']);
  barn.refuse('GET api/regions/mappings', 403, 'forbidden', { any: ['regions.view'], all: [] });
  await open();
  expect(screen.getByText(/The places on the pictures could not be loaded/)).toBeVisible();
  expect(screen.getAllByText('Found')).toHaveLength(2);
});
