import type { PagedBarnAnswerOptions } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { OutboxView } from '@barnwatch/shared/outbox';
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import { PagedBarn } from '../test-barn/paged-barn';
import en from '../texts/en.json';
import { InterventionsScreen } from './interventions';

const mockBarn = exampleBarn();
let mockPermissions: readonly string[];
let mockOutbox: OutboxView;
const now = Date.UTC(2026, 0, 1, 12);
const mockPages = new PagedBarn(now);

let mockStepsFail: boolean;
let mockHandler: object | null;
const mockStepQuestions: (readonly string[])[] = [];
const mockClient = {
  instanceId: 'north-barn',
  post: async (path: string, { body, parse }: { body: QueryRequest; parse: (data: unknown) => unknown }) => {
    const { incidentId } = body.query as unknown as { readonly incidentId: { readonly $in: readonly string[] } };
    mockStepQuestions.push(incidentId.$in);
    const context = { instanceId: 'north-barn', call: `POST ${path}` };
    if (mockStepsFail) return { ok: false, error: { code: 'server-error', context } };
    const incidentEvents = incidentId.$in.map((id) => {
      return { incidentEventId: `event of ${id}`, incidentId: id, eventTimestamp: 1, authorName: 'Anna' };
    });
    return { ok: true, value: parse({ incidentEvents, page: { offset: 0, total: incidentEvents.length } }) };
  },
} as unknown as InstanceClient;

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  client: () => mockClient,
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => ({ instanceId: 'north-barn' }),
  usePermissions: () => mockPermissions,
  usePermission: ({ any = [] }: { any?: readonly string[] }) => any.some((name) => mockPermissions.includes(name)),
}));
jest.mock('@barnwatch/shared/answers', () => ({
  ...jest.requireActual('@barnwatch/shared/answers'),
  useBarnAnswer: (_key: string, path: string, { parse }: { parse: (data: unknown) => unknown }) =>
    path === 'api/incidents/handlers/barnIntervention/true' && mockHandler !== null
      ? { state: 'ready', value: parse({ handler: mockHandler }), receivedAt: 0, refreshing: false, retry: () => {} }
      : { state: 'loading', retry: () => undefined },
  usePagedBarnAnswer: (_key: string, path: string, options: PagedBarnAnswerOptions<unknown>) =>
    mockPages.useList(path, options),
}));
jest.mock('@barnwatch/shared/outbox', () => ({ useOutbox: () => mockOutbox }));

beforeEach(() => {
  mockPermissions = ['incidents.view', 'incidents.barnIntervention.manage'];
  mockPages.reset();
  mockStepsFail = false;
  mockHandler = null;
  mockStepQuestions.length = 0;
  mockOutbox = { entries: [], sending: new Set() } as unknown as OutboxView;
  mockPages.records = [
    wireIncident('a'),
    wireIncident('b', { state: 'issueResolved' }),
    wireIncident('c', { state: 'closed' }),
  ];
});

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
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    },
  );
  // Until the steps of its interventions have come.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
  return { ...suite, user: userEvent.setup() };
}

test('latest first by change; each says Closed, Action Required or Solved, and leads to all of it', async () => {
  await open();
  expect(mockPages.questions[0]?.body).toEqual({
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
  expect(mockPages.questions.at(-1)?.body).toEqual({
    query: { type: 'barnIntervention', closedAt: { $exists: false } },
    order: [{ field: 'openedAt', direction: 'desc' }],
  });
  expect(screen.getByTestId('address')).toHaveTextContent('?tab=open');
});

test('more than a page is never cut off silently (F7)', async () => {
  mockPages.records = Array.from({ length: 130 }, (_, index) => wireIncident(`i${index}`));
  const { user } = await open();
  expect(screen.getByText('50 of 130 shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.getByText('100 of 130 shown')).toBeVisible();
});

test('without the barn the list is there as it was last, with its age and why', async () => {
  mockPages.failure = 'offline';
  mockPages.kept = [wireIncident('a')];
  await open();
  expect(mockPages.questions[0]?.keep).toBe(true);
  expect(screen.getByRole('link', { name: 'Draught a' })).toBeVisible();
  expect(screen.getByText('2 min ago')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be refreshed.*cannot be reached/);
});

test('without the barn and nothing kept it says so', async () => {
  mockPages.failure = 'offline';
  await open();
  expect(screen.getByText('The interventions could not be loaded.')).toBeVisible();
});

test('records that cannot be read are counted, and lose nothing else', async () => {
  mockPages.records = [wireIncident('a'), { incidentId: 7 }];
  await open();
  expect(screen.getByText('1 intervention')).toBeVisible();
  expect(screen.getByText(/1 intervention could not be read/)).toBeVisible();
});

test('a viewer is offered nothing to write', async () => {
  mockPermissions = ['incidents.view'];
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
  mockPages.records = Array.from({ length: 23 }, (_, index) => wireIncident(`i${index}`));
  await open();
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(23));
  expect(mockStepQuestions.map((ids) => ids.length)).toEqual([10, 10, 3]);
});

test('steps that cannot be loaded are told of, the cards stay, and they are asked for once more', async () => {
  mockStepsFail = true;
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The steps could not be loaded.');
  expect(screen.getAllByText('could not be loaded')).toHaveLength(3);
  mockStepsFail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText('1 step, the last by Anna')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

const hoofCare = {
  messagePayload: { type: 'hoofCare', title: 'Lame', description: '', severity: 'low', issue: 'mortellaro' },
};

test('what a barn alone records is said in its words, on cards and in the table', async () => {
  mockHandler = {
    type: 'barnIntervention',
    typeSetup: [
      {
        type: 'hoofCare',
        title: { en: 'Care of the hooves' },
        issues: [{ issue: 'mortellaro', title: { en: 'Strawberry foot' } }],
      },
    ],
  };
  mockPages.records = [wireIncident('a', hoofCare)];
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
  mockPages.records = [wireIncident('a', hoofCare)];
  await open();
  expect(screen.getByRole('article')).toHaveTextContent('Hoof care');
  expect(screen.getByRole('article')).toHaveTextContent('IssueMortellaro');
});
