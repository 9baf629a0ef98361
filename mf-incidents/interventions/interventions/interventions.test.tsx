import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireEvent, wireIncident } from '../../testing/example-incident';
import { calls, type IncidentBarn, manyIncidents, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { InterventionsScreen } from './interventions';

let barn: IncidentBarn;

beforeEach(() => openBarn());

/** A barn with three interventions. */
async function openBarn(permissions = ['incidents.view', 'incidents.barnIntervention.manage'], at = now) {
  barn = await openIncidentBarn(permissions, at);
  barn.records = [
    wireIncident('a'),
    wireIncident('b', { state: 'issueResolved' }),
    wireIncident('c', { state: 'closed' }),
  ];
}

/** What the last list was asked for, without its page. */
function lastQuestion() {
  const { query, order } = barn.questions.at(-1) ?? {};
  return { query, order };
}

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

async function open(search = '') {
  history.replaceState(null, '', `/dashboard/north-barn/interventions${search}`);
  const suite = await renderInSuite(
    <>
      <InterventionsScreen />
      <Address />
    </>,
    {
      now,
      texts: { 'mf-incidents': en },
      wrap: (children) => (
        <FreshMemory>
          <BrowserRouter>{children}</BrowserRouter>
        </FreshMemory>
      ),
    },
  );
  // Until the steps of its interventions have come.
  await settled();
  return { ...suite, user: userEvent.setup() };
}

test('latest first by change; each says Closed, Action Required or Solved, and leads to all of it', async () => {
  await open();
  expect(barn.questions).toHaveLength(1);
  expect(barn.door.asked(calls.handler)).toHaveLength(1);
  expect(lastQuestion()).toEqual({
    query: { type: 'barnIntervention' },
    order: [{ field: 'lastUpdated', direction: 'desc' }],
  });
  const marks = [...document.querySelectorAll('article [data-tone]')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Action Required', 'Solved', 'Closed']);
  expect(screen.getByRole('link', { name: 'Draught a' })).toHaveAttribute('href', '/dashboard/north-barn/incident/a');
  expect(screen.getByText('3 interventions')).toBeVisible();
});

test('open ones are those that nobody has closed; the tab is in the address', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Open' }));
  await settled();
  expect(lastQuestion()).toEqual({
    query: { type: 'barnIntervention', closedAt: { $exists: false } },
    order: [{ field: 'openedAt', direction: 'desc' }],
  });
  expect(screen.getByTestId('address')).toHaveTextContent('?tab=open');
});

test('more than a page is never cut off silently (F7)', async () => {
  barn.records = manyIncidents(130);
  const { user } = await open();
  expect(screen.getByText('50 of 130 shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await settled();
  expect(screen.getByText('100 of 130 shown')).toBeVisible();
});

test('without the barn the list is there as it was last, with its age and why', async () => {
  await openBarn(['incidents.view'], now - 120_000);
  const { unmount } = await open();
  expect(barn.isListKept).toBe(true);
  unmount();
  barn.goAway();
  await open();
  expect(screen.getByRole('link', { name: 'Draught a' })).toBeVisible();
  expect(screen.getByText('2 min ago')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be refreshed.*cannot be reached/);
});

test('without the barn and nothing kept it says so', async () => {
  barn.goAway();
  await open();
  expect(screen.getByText('The interventions could not be loaded.')).toBeVisible();
});

test('records that cannot be read are counted, and lose nothing else', async () => {
  barn.records = [wireIncident('a'), { type: 'barnIntervention', incidentId: 7 }];
  await open();
  expect(screen.getByText('1 intervention')).toBeVisible();
  expect(screen.getByText(/1 intervention could not be read/)).toBeVisible();
});

test('a step that could not be read is told of (F49)', async () => {
  barn.records = [wireIncident('a')];
  barn.events = [{ incidentId: 'a', payload: null }];
  await open();
  expect(await screen.findByText(/^Some steps of the interventions of North barn could not be read/)).toBeVisible();
});

test('a viewer is offered nothing to write', async () => {
  await openBarn(['incidents.view']);
  await open();
  expect(screen.queryAllByRole('button', { name: /New intervention|Add a step|Close/ })).toEqual([]);
});

test('the form opens by its address and by the button', async () => {
  const { user } = await open();
  const [button] = screen.getAllByRole('button', { name: 'New intervention' });
  if (button) await user.click(button);
  expect(screen.getByTestId('address')).toHaveTextContent('?intervention=new');
});

test('each says how many steps it has and whose the last is, asked for 10 at a time', async () => {
  barn.records = manyIncidents(23);
  barn.events = barn.records.map((_, index) => wireEvent(`i${index}`, { authorName: 'Anna' }));
  await open();
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(23));
  expect(barn.stepQuestions.map((ids) => ids.length)).toEqual([10, 10, 3]);
});

test('steps of what the device has kept are asked for once, when the list was read afresh (P29)', async () => {
  barn.events = ['a', 'b', 'c'].map((id) => wireEvent(id, { authorName: 'Anna' }));
  const { unmount } = await open();
  await waitFor(() => expect(barn.isListKept).toBe(true));
  unmount();
  const before = barn.stepQuestions.length;
  // Slower than the list is: as on a farm.
  barn.door.answer(calls.events, 'silence');
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  barn.door.answer(calls.list, async () => {
    await told;
    return { incidents: barn.records, page: { offset: 0, limit: 50, total: 3 } };
  });
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  tell();
  await waitFor(() => expect(barn.stepQuestions.length).toBeGreaterThan(before));
  await settled();
  expect(barn.stepQuestions.length - before).toBe(1);
});

test('opened again without the barn, each says the steps that it had (F1)', async () => {
  barn.events = ['a', 'b', 'c'].map((id) => wireEvent(id, { authorName: 'Anna' }));
  const { unmount } = await open();
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(3));
  await waitFor(() => expect(barn.isListKept).toBe(true));
  unmount();
  barn.door.answer(calls.events, 'no-connection');
  barn.door.answer(calls.list, 'no-connection');
  await open();
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(3));
  expect(screen.queryByText('could not be loaded')).toBeNull();
});

test('steps that cannot be loaded are told of, the cards stay, and they are asked for once more', async () => {
  barn.events = ['a', 'b', 'c'].map((id) => wireEvent(id, { authorName: 'Anna' }));
  barn.door.refuse(calls.events, 500);
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The steps could not be loaded.');
  expect(screen.getAllByText('could not be loaded')).toHaveLength(3);
  barn.answer();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

const hoofCare = {
  messagePayload: { type: 'hoofCare', title: 'Lame', description: '', severity: 'low', issue: 'mortellaro' },
};

test('what a barn alone records is said in its words, on cards and in the table', async () => {
  barn.typeSetup = [
    {
      type: 'hoofCare',
      title: { en: 'Care of the hooves' },
      issues: [{ issue: 'mortellaro', title: { en: 'Strawberry foot' } }],
    },
  ];
  barn.records = [wireIncident('a', hoofCare)];
  const { user } = await open();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Care of the hooves');
  expect(card).toHaveTextContent('IssueStrawberry foot');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const cell = (column: string) => document.querySelector(`.ag-cell[col-id="${column}"]`)?.textContent;
  await waitFor(() => expect(cell('type')).toBe('Care of the hooves'));
  expect(cell('subtype')).toBe('Strawberry foot');
});

test('without them it is readable all the same', async () => {
  barn.records = [wireIncident('a', hoofCare)];
  await open();
  expect(screen.getByRole('article')).toHaveTextContent('Hoof care');
  expect(screen.getByRole('article')).toHaveTextContent('IssueMortellaro');
});
