import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import type { OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';
import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Incident } from '../api/incident';
import { parseIncident } from '../api/incident';
import { parseIncidentEventPage } from '../api/incident-event';
import type { IncidentSchema } from '../api/incident-schema';
import { wireIncident } from '../test-barn/example-incident';
import en from '../texts/en.json';
import { IncidentScreen } from './incident';

const mockBarn = exampleBarn();
let mockPermissions: readonly string[];
let mockOutbox: OutboxView;
const mockAnswers = new Map<string, unknown>();
const mockRetries: string[] = [];
const mockCalls: string[] = [];
let mockRefusal: RequestError | null;
let mockSchema: IncidentSchema;
const mockCall = async (call: string): Promise<Outcome<unknown>> => {
  mockCalls.push(call);
  return mockRefusal ? { ok: false, error: mockRefusal } : { ok: true, value: null };
};
const mockClient = {
  instanceId: 'north-barn',
  put: (path: string) => mockCall(`PUT ${path}`),
  delete: (path: string) => mockCall(`DELETE ${path}`),
  post: async (_path: string, { parse }: { parse: (data: unknown) => unknown }) => ({
    ok: true,
    value: parse(wireEvents()),
  }),
  file: () => new Promise(() => undefined),
} as unknown as InstanceClient;

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockPermissions,
  usePermission: () => true,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: (key: string): BarnAnswer<unknown> => {
    const retry = () => void mockRetries.push(key);
    const value = mockAnswers.get(key);
    if (value === undefined) return { state: 'loading', retry };
    if (value === 'off') {
      const error: RequestError = { code: 'offline', context: { instanceId: 'north-barn', call: key } };
      return { state: 'failed', error, refreshing: false, retry };
    }
    return { state: 'ready', value, receivedAt: 0, refreshing: false, retry };
  },
}));
jest.mock('@barnwatch/shared/outbox', () => ({ useOutbox: () => mockOutbox }));

const firstRecord = {
  classification: 'feeding',
  description: '<p>Silo <b>2</b><img src=x onerror="alert(1)"></p>',
  location: { kind: 'global' },
};
let events: readonly object[];
const wireEvents = () => ({ incidentEvents: events, page: { offset: 0, total: events.length } });
const event = (trigger: string, payload: unknown, facts: object = {}) => ({
  incidentEventId: `event-${trigger}-${JSON.stringify(payload)?.length ?? 0}`,
  incidentId: 'a',
  trigger,
  state: 'created',
  payload,
  eventTimestamp: Date.UTC(2026, 0, 1, 6),
  accountId: 'maria',
  authorName: 'Maria',
  ...facts,
});

const writes: OutboxWrite[] = [];
function outbox(): OutboxView {
  const entry = { identifier: 'x' } as Awaited<ReturnType<OutboxView['enqueue']>>;
  return {
    entries: [],
    sending: new Set(),
    enqueue: async ({ write }) => {
      writes.push(write);
      return entry;
    },
    change: async () => true,
    retry: async () => undefined,
    replace: async () => null,
    discard: async () => undefined,
    delivery: async () => ({ kind: 'sent', receipt: null }),
  };
}

beforeEach(() => {
  mockPermissions = ['incidents.view', 'incidents.manage.advanced'];
  mockAnswers.clear();
  for (const list of [mockRetries, mockCalls, writes]) list.length = 0;
  mockRefusal = null;
  mockSchema = { type: 'generic', triggers: [], typeSetup: [] };
  mockOutbox = outbox();
  events = [];
});

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

async function open(incident: object | null | 'off') {
  if (incident === 'off') mockAnswers.set('incident', 'off');
  else mockAnswers.set('incident', parseIncident({ incident }) satisfies Incident | null);
  mockAnswers.set('incident-events', parseIncidentEventPage(wireEvents()));
  mockAnswers.set('incident-schema', mockSchema);
  mockAnswers.set('incident-attachments', []);
  mockAnswers.set('incidents-camera-names', new Map([['pen-01', 'Pen 1']]));
  history.replaceState(null, '', '/dashboard/north-barn/incident/a');
  const Suite = () =>
    useRoutes([
      { path: '/dashboard/:barnId/incident/:incidentId', element: <IncidentScreen /> },
      { path: '*', element: null },
    ]);
  const suite = await renderInSuite(
    <>
      <Suite />
      <Address />
    </>,
    {
      now: Date.UTC(2026, 0, 1, 12),
      texts: { 'mf-incidents': en },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    },
  );
  await act(async () => undefined);
  return { ...suite, user: userEvent.setup() };
}

const record = (facts: object = {}) =>
  wireIncident('a', { type: 'barnDocumentation', state: 'created', messagePayload: firstRecord, ...facts });
const press = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('dialog'));

test('what it is, and its steps, the latest first with author and time', async () => {
  events = [
    event('issueDetected', {
      type: 'climate',
      title: 'Draught a',
      description: 'Torn.',
      severity: 'low',
      issue: 'draft',
    }),
    event('noIssueDetected', {
      type: 'climate',
      title: 'Draught a',
      description: 'New.',
      severity: 'none',
      issue: 'draft',
    }),
    event('close', null, { accountId: null, authorName: null }),
  ];
  await open(wireIncident('a', { state: 'closed', closedAt: Date.UTC(2026, 0, 1, 9) }));
  expect(screen.getByRole('heading', { level: 1, name: 'Draught a' })).toBeVisible();
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent ?? '');
  expect(steps).toEqual([
    expect.stringMatching(/^Closed.*by the barn itself/),
    expect.stringMatching(/^Solved.*6 h ago.*by Maria.*New\./),
    expect.stringMatching(/^Action Required.*by Maria.*Torn\./),
  ]);
  expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull();
});

test('a record passes through the sanitiser', async () => {
  events = [event('create', firstRecord)];
  const { container } = await open(record());
  expect(screen.getByText('2').localName).toBe('b');
  expect(container.querySelector('img')).toBeNull();
});

test('a hidden record says why, and what its first event said (spec 4)', async () => {
  events = [event('create', firstRecord), event('hide', { reason: 'Entered twice.' })];
  await open(record({ state: 'hidden', messagePayload: { reason: 'Entered twice.' } }));
  expect(screen.getAllByText('Entered twice.')[0]).toBeVisible();
  expect(screen.getAllByText('2')[0]?.localName).toBe('b');
});

test('a type of intervention that only the barn knows is said in its words', async () => {
  const messagePayload = { type: 'hoofCare', title: 'Lame', description: '', severity: 'low', issue: 'mortellaro' };
  const issues = [{ issue: 'mortellaro', title: { en: 'Strawberry foot' } }];
  mockSchema = {
    type: 'barnIntervention',
    triggers: [],
    typeSetup: [{ type: 'hoofCare', title: { en: 'Care of the hooves' }, issues }],
  };
  await open(wireIncident('a', { messagePayload }));
  expect(screen.getByText('Intervention · Care of the hooves')).toBeVisible();
  expect(screen.getByText('Strawberry foot')).toBeVisible();
});

test('an unknown type is shown fact by fact', async () => {
  await open(wireIncident('a', { type: 'barnForecast', state: 'expected', messagePayload: { heatIndex: 31 } }));
  expect(screen.getByText('Heat index')).toBeVisible();
  expect(screen.getByText('31')).toBeVisible();
  expect(screen.getByText('Expected')).toBeVisible();
});

test('one that is gone, and a barn that does not answer', async () => {
  const { unmount } = await open(null);
  expect(screen.getByText('This incident does not exist any more.')).toBeVisible();
  unmount();
  await open('off');
  expect(screen.getByText('The incident could not be loaded.')).toBeVisible();
});

describe('role by role', () => {
  const intervention = wireIncident('a');
  test.each([
    ['incidents.barnIntervention.manage', intervention, ['Add a step', 'Close']],
    ['incidents.barnDocumentation.manage', intervention, []],
    ['incidents.manage', intervention, ['Add a step', 'Close']],
    ['incidents.manage.advanced', intervention, ['Add a step', 'Close', 'Delete']],
    ['incidents.barnDocumentation.manage', record(), ['Hide', 'Close']],
    ['incidents.view', record(), []],
  ] as const)('%s', async (permission, incident, names) => {
    mockPermissions = [permission];
    events = [event('create', firstRecord)];
    await open(incident);
    const all = ['Add a step', 'Hide', 'Show again', 'Close', 'Delete'];
    expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(names);
  });
});

test('closing asks in the words of the specification, and reads afresh', async () => {
  const { user } = await open(wireIncident('a'));
  await user.click(press('Close'));
  expect(
    question().getByText("Are you sure you want to close this incident? You won't be able to edit it afterwards"),
  ).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Close incident' }));
  expect(mockCalls).toEqual(['PUT api/incidents/a']);
  expect(mockRetries).toEqual(expect.arrayContaining(['incident', 'incident-events']));
});

test('deleting asks in the words of the specification, and leaves the page', async () => {
  const { user } = await open(wireIncident('a'));
  await user.click(press('Delete'));
  expect(
    question().getByText("Are you sure you want to delete this incident? You won't be able to restore it afterwards"),
  ).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Delete' }));
  expect(mockCalls).toEqual(['DELETE api/incidents/a']);
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/incidents');
});

test('a 403 although the button was there names the missing right', async () => {
  const details = { all: [], any: ['incidents.manage'] };
  const context = { instanceId: 'north-barn', call: 'PUT', status: 403, details };
  mockRefusal = { code: 'forbidden', context };
  const { user } = await open(wireIncident('a'));
  await user.click(press('Close'));
  await user.click(question().getByRole('button', { name: 'Close incident' }));
  expect(question().getByText(/You lack the right incidents\.manage/)).toBeVisible();
});

test('hiding needs a reason and goes through the outbox', async () => {
  events = [event('create', firstRecord)];
  const { user } = await open(record());
  await user.click(press('Hide'));
  await user.click(question().getByRole('button', { name: 'Hide' }));
  expect(question().getByText('Say why it is hidden.')).toBeVisible();
  expect(writes).toEqual([]);
  await user.type(question().getByRole('textbox', { name: /Reason/ }), 'Entered twice.{Enter}');
  expect(writes).toEqual([
    {
      call: 'add-event',
      incidentId: 'a',
      incidentType: 'barnDocumentation',
      trigger: 'hide',
      payload: { reason: 'Entered twice.' },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('showing it again re-sends the payload of the first event', async () => {
  events = [event('create', firstRecord), event('hide', { reason: 'Entered twice.' })];
  const { user } = await open(record({ state: 'hidden', messagePayload: { reason: 'Entered twice.' } }));
  await user.click(press('Show again'));
  await user.click(question().getByRole('button', { name: 'Show again' }));
  expect(writes).toEqual([expect.objectContaining({ trigger: 'create', payload: firstRecord })]);
});
