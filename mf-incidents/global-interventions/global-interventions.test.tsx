import type { InstanceClient, InstanceView, Outcome } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import en from '../texts/en.json';
import { GlobalInterventionsScreen } from './global-interventions';

interface TestBarn {
  readonly view: InstanceView;
  answer: 'answers' | 'offline' | 'never';
  steps: 'answers' | 'offline' | 'never';
  records: readonly object[];
  readonly questions: { readonly path: string; readonly body: QueryRequest }[];
}

let mockBarns: readonly TestBarn[];

function idsIn({ query }: QueryRequest): readonly string[] {
  const { incidentId } = query as unknown as { readonly incidentId: { readonly $in: readonly string[] } };
  return incidentId.$in;
}

function mockClient(instanceId: string): InstanceClient {
  const post = async (
    path: string,
    { body, parse }: { body: QueryRequest; parse: (data: unknown) => unknown },
  ): Promise<Outcome<unknown>> => {
    const barn = mockBarns.find(({ view }) => view.globalUniqueIdentifier === instanceId);
    if (!barn || barn.answer === 'never') return new Promise(() => {});
    await new Promise((resolve) => setTimeout(resolve, 3));
    barn.questions.push({ path, body });
    const answer = path === 'api/incidents/query' ? barn.answer : barn.steps;
    if (answer === 'never') return new Promise(() => {});
    if (answer === 'offline') {
      return { ok: false, error: { code: 'offline', context: { instanceId, call: `POST ${path}` } } };
    }
    const { offset = 0, limit = 1000 } = body;
    if (path === 'api/incidents/query') {
      const incidents = barn.records.slice(offset, offset + limit);
      return { ok: true, value: parse({ incidents, page: { offset, total: barn.records.length } }) };
    }
    const ids = idsIn(body);
    const incidentEvents = ids.map((incidentId) => ({
      incidentEventId: `event of ${incidentId}`,
      incidentId,
      eventTimestamp: 1,
      authorName: 'Anna',
    }));
    return { ok: true, value: parse({ incidentEvents, page: { offset: 0, total: incidentEvents.length } }) };
  };
  return { instanceId, post } as unknown as InstanceClient;
}

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useInstances: () => mockBarns.map(({ view }) => view),
  usePermissions: (barnId: string) =>
    mockBarns.find(({ view }) => view.globalUniqueIdentifier === barnId)?.view.availablePermissions ?? [],
  client: (instanceId: string) => mockClient(instanceId),
}));

function barn(name: string, count: number, facts: Partial<InstanceView> = {}): TestBarn {
  const view = exampleBarn({ globalUniqueIdentifier: name.toLowerCase(), realWorldName: name, ...facts });
  const records = Array.from({ length: count }, (_, index) => wireIncident(`${name}-${index}`));
  return { view, answer: 'answers', steps: 'answers', records, questions: [] };
}

beforeEach(() => deviceStorage.open('answers').removeAll());

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 25)));

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
    now: Date.UTC(2026, 0, 1, 12),
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
  const [off, dead] = [barn('Off', 1), barn('Dead', 1)];
  off.answer = 'offline';
  dead.answer = 'never';
  const stranger = barn('Stranger', 1, { loggedIn: false });
  mockBarns = [barn('North', 2), off, dead, stranger, barn('Closed', 1, { availablePermissions: [] })];
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
  expect(stranger.questions).toEqual([]);
  off.answer = 'answers';
  await userEvent.click(within(line('Off')).getByRole('button', { name: 'Try again' }));
  await settled();
  expect(line('Off')).toHaveTextContent('Answered1 intervention');
  expect(screen.getByRole('link', { name: 'Draught Off-0' })).toBeVisible();
});

test('steps are asked for 10 incidents at a time, of the shown ones only', async () => {
  const north = barn('North', 60);
  mockBarns = [north];
  await open();
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(50));
  const sizes = north.questions
    .filter(({ path }) => path === 'api/incidentEvents/query')
    .map(({ body }) => idsIn(body).length);
  expect(sizes).toEqual([10, 10, 10, 10, 10]);
});

test.each(['never', 'offline'] as const)(
  'what one barn says repeats no question to a barn whose steps answer: %s; reading afresh asks again',
  async (steps) => {
    const [north, south] = [barn('North', 1), barn('South', 1)];
    north.steps = steps;
    mockBarns = [north, south];
    await open();
    const stepQuestions = (of: TestBarn) =>
      of.questions.filter(({ path }) => path === 'api/incidentEvents/query').length;
    expect(await screen.findByText('1 step, the last by Anna')).toBeVisible();
    await settled();
    expect([stepQuestions(north), stepQuestions(south)]).toEqual([1, 1]);
    north.steps = 'answers';
    await userEvent.click(screen.getByRole('button', { name: en.status.refresh }));
    await settled();
    await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(2));
    expect([stepQuestions(north), stepQuestions(south)]).toEqual([2, 1]);
  },
);

test('steps that cannot be loaded are told of, and asked for once more on request', async () => {
  const north = barn('North', 2);
  north.steps = 'offline';
  mockBarns = [north, barn('South', 1)];
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The steps of the interventions of North could not be loaded.',
  );
  expect(screen.getAllByText('could not be loaded')).toHaveLength(2);
  expect(screen.getByText('1 step, the last by Anna')).toBeVisible();
  north.steps = 'answers';
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where no barn has answered, nobody says that there is nothing', async () => {
  const north = barn('North', 2);
  north.answer = 'offline';
  mockBarns = [north];
  await open();
  expect(line('North')).toHaveTextContent(/Offline/);
  expect(screen.queryByText(en.globalInterventions.none.latest)).toBeNull();
});

test('beyond the limit of 1000 the list says so and reads on (F7)', async () => {
  const north = barn('North', 1003);
  mockBarns = [north];
  await open('?tab=open');
  expect(north.questions[0]?.body).toMatchObject({
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
    const [north, south] = [barn('North', 2), barn('South', 1)];
    mockBarns = [north, south];
    const { unmount } = await open();
    await settled();
    unmount();
    north.answer = 'offline';
    south.records = [];
    await open(form === 'table' ? '?form=table' : '');
    await settled();
    expect(line('North')).toHaveTextContent(/Offline.*What it said last is in the list\. Updated/);
    expect(line('South')).toHaveTextContent('Answered0 interventions');
    if (form === 'cards') {
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(screen.getAllByText('could not be loaded')).toHaveLength(2);
      expect(screen.queryByRole('alert')).toBeNull();
    } else {
      await waitFor(() => expect(document.querySelectorAll('.ag-cell[col-id="title"]')).toHaveLength(2));
    }
    const steps = north.questions.filter(({ path }) => path === 'api/incidentEvents/query');
    // A barn that is away is not asked for steps.
    expect(steps).toHaveLength(1);
  },
);

test('what is kept belongs to its account', async () => {
  mockBarns = [barn('North', 2)];
  const { unmount } = await open();
  await settled();
  unmount();
  const other = barn('North', 2, { accountId: 'somebody-else' });
  other.answer = 'offline';
  mockBarns = [other];
  await open();
  expect(line('North')).toHaveTextContent(/Offline/);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('the tab is in the address', async () => {
  mockBarns = [barn('North', 1)];
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Open' }));
  expect(screen.getByTestId('address')).toHaveTextContent('?tab=open');
});
