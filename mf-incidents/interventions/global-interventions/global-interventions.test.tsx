import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type BarnDoor, openBarnDoors, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireEvent } from '../../testing/example-incident';
import { calls, IncidentBarn, manyIncidents, now, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { GlobalInterventionsScreen } from './global-interventions';

interface NamedBarn {
  readonly name: string;
  readonly count: number;
  readonly permissions?: readonly string[];
}

const named = (name: string, count: number, permissions = ['incidents.view']): NamedBarn => ({
  name,
  count,
  permissions,
});

/** Barns with so many interventions each, whose ids and titles have the barn's name; each intervention has one step. */
async function openBarns(...barns: readonly NamedBarn[]) {
  const wanted = barns.map(({ name, permissions = [] }) => ({ id: name.toLowerCase(), name, permissions }));
  const { doors, device, client } = await openBarnDoors(wanted, now);
  const opened = doors.map((door, place) => {
    const { name = '', count = 0 } = barns[place] ?? {};
    const barn = new IncidentBarn(door, { device, client });
    const ids = Array.from({ length: count }, (_, index) => `${name}-${index}`);
    barn.records = manyIncidents(count, (index) => ids[index] ?? '');
    barn.events = ids.map((id) => wireEvent(id, { authorName: 'Anna' }));
    return barn;
  });
  return { opened, client };
}

async function openTwoBarns(north: number, south: number): Promise<readonly [IncidentBarn, IncidentBarn]> {
  const { opened } = await openBarns(named('North', north), named('South', south));
  const [first, second] = opened;
  if (!first || !second) throw new Error('no barns were opened');
  return [first, second];
}

async function openOneBarn(count: number): Promise<IncidentBarn> {
  const { opened } = await openBarns(named('North', count));
  const [barn] = opened;
  if (!barn) throw new Error('no barn was opened');
  return barn;
}

/** Ways not to tell the steps. */
const withoutSteps = {
  never: (door: BarnDoor) => door.answer(calls.events, 'silence'),
  offline: (door: BarnDoor) => door.answer(calls.events, 'no-connection'),
} as const;

beforeEach(() => deviceStorage.open('answers').removeAll());

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

async function open(search = '') {
  history.replaceState(null, '', `/interventions${search}`);
  const screenUi = (
    <>
      <GlobalInterventionsScreen />
      <Address />
    </>
  );
  const suite = await renderInSuite(screenUi, {
    now,
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return suite;
}

const line = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name, { selector: 'strong' }));
  if (!found) throw new Error(`no line of ${name}`);
  return found;
};

test('each barn says how it stands, and none waits for another', async () => {
  const { opened, client } = await openBarns(
    named('North', 2),
    named('Off', 1),
    named('Dead', 1),
    named('Stranger', 1),
    named('Closed', 1, []),
  );
  const [, off, dead, stranger] = opened;
  await client.signOut('stranger');
  off?.goAway();
  dead?.door.answer(calls.list, 'silence');
  await open();
  expect(screen.getByText('1 of 5 barns have answered')).toBeVisible();
  expect(line('North')).toHaveTextContent('Answered2 interventions');
  expect(line('Off')).toHaveTextContent(/Offline.*cannot be reached/);
  expect(line('Dead')).toHaveTextContent('Being asked');
  expect(line('Stranger')).toHaveTextContent('Not signed in');
  expect(line('Closed')).toHaveTextContent('incidents.view');
  expect(screen.getByRole('link', { name: 'Draught North-0' })).toHaveAttribute(
    'href',
    '/dashboard/north/incident/North-0',
  );
  expect(opened.map(({ questions }) => questions.length)).toEqual([1, 0, 1, 0, 0]);
  expect(stranger?.questions).toEqual([]);
  off?.comeBack();
  await userEvent.click(within(line('Off')).getByRole('button', { name: 'Try again' }));
  await settled();
  expect(line('Off')).toHaveTextContent('Answered1 intervention');
  expect(screen.getByRole('link', { name: 'Draught Off-0' })).toBeVisible();
});

test('steps are asked for 10 incidents at a time, of the shown ones only', async () => {
  const north = await openOneBarn(60);
  await open();
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(50));
  expect(north.stepQuestions.map((ids) => ids.length)).toEqual([10, 10, 10, 10, 10]);
});

test.each(['never', 'offline'] as const)(
  'what one barn says repeats no question to a barn whose steps answer: %s; reading afresh asks again',
  async (steps) => {
    const [north, south] = await openTwoBarns(1, 1);
    withoutSteps[steps](north.door);
    await open();
    const stepQuestions = (of: IncidentBarn) => of.stepQuestions.length;
    expect(await screen.findByText('1 step, the last by Anna')).toBeVisible();
    await settled();
    expect([stepQuestions(north), stepQuestions(south)]).toEqual([1, 1]);
    north.answer();
    await userEvent.click(screen.getByRole('button', { name: en.status.refresh }));
    await settled();
    await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(2));
    expect([stepQuestions(north), stepQuestions(south)]).toEqual([2, 1]);
  },
);

test('steps that cannot be loaded are told of, and asked for once more on request', async () => {
  const [north] = await openTwoBarns(2, 1);
  withoutSteps.offline(north.door);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The steps of the interventions of North could not be loaded.',
  );
  expect(screen.getAllByText('could not be loaded')).toHaveLength(2);
  expect(screen.getByText('1 step, the last by Anna')).toBeVisible();
  north.answer();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where no barn has answered, nobody says that there is nothing', async () => {
  const north = await openOneBarn(2);
  north.goAway();
  await open();
  expect(line('North')).toHaveTextContent(/Offline/);
  expect(screen.queryByText(en.globalInterventions.none.latest)).toBeNull();
});

test('beyond the limit of 1000 the list says so and reads on (F7)', async () => {
  const north = await openOneBarn(1003);
  await open('?tab=open');
  expect(north.questions[0]).toMatchObject({
    query: { type: 'barnIntervention', closedAt: { $exists: false } },
    limit: 1000,
  });
  expect(line('North')).toHaveTextContent('the first 1,000 of 1,003 interventions');
  await userEvent.click(screen.getByRole('button', { name: 'Read on' }));
  await settled();
  expect(line('North')).toHaveTextContent('1,003 interventions');
  expect(screen.getByText('50 of 1,003 shown')).toBeVisible();
});

test.each(['cards', 'table'])(
  'a start without a line has what the device has kept of each barn, with its age: %s',
  async (form) => {
    const [north, south] = await openTwoBarns(2, 1);
    const { unmount } = await open();
    await settled();
    unmount();
    north.goAway();
    south.records = [];
    await open(form === 'table' ? '?form=table' : '');
    await settled();
    expect(line('North')).toHaveTextContent(/Offline.*What it said last is in the list\. Updated/);
    expect(line('South')).toHaveTextContent('Answered0 interventions');
    if (form === 'cards') {
      expect(screen.getAllByRole('article')).toHaveLength(2);
      // What was told of their steps is kept as well.
      expect(screen.queryByText('could not be loaded')).toBeNull();
      expect(screen.getAllByText(/^\d+ steps?\b/)).toHaveLength(2);
      expect(screen.queryByRole('alert')).toBeNull();
    } else {
      await waitFor(() => expect(document.querySelectorAll('.ag-cell[col-id="title"]')).toHaveLength(2));
    }
    // A barn that is away is not asked for steps.
    expect(north.door.barn.count('POST', 'api/incidentEvents/query')).toBe(1);
  },
);

test('what is kept belongs to its account', async () => {
  await openOneBarn(2);
  const { unmount } = await open();
  await settled();
  unmount();
  // Somebody else signs in on this device.
  const other = await openOneBarn(2);
  other.goAway();
  await open();
  expect(line('North')).toHaveTextContent(/Offline/);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('the tab is in the address', async () => {
  await openOneBarn(1);
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Open' }));
  expect(screen.getByTestId('address')).toHaveTextContent('?tab=open');
});

test('a step that could not be read costs the others nothing, and is told of its barn (F49)', async () => {
  const north = await openOneBarn(2);
  north.events = [...north.events, { ...wireEvent('North-0'), eventTimestamp: 'now' }];
  await open();
  expect(await screen.findByText(/^Some steps of the interventions of North could not be read/)).toBeVisible();
  expect(screen.getAllByText(/Anna/)).toHaveLength(2);
});

test('a damaged intervention is set aside and told of its barn', async () => {
  const north = await openOneBarn(2);
  north.records = [...north.records, { type: 'barnIntervention', incidentId: 7 }];
  await open();
  expect(line('North')).toHaveTextContent(/Answered.*1 incident could not be read/);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
