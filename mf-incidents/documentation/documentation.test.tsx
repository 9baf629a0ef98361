import type { OutboxView } from '@barnwatch/shared/outbox';
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import en from '../texts/en.json';
import { DocumentationScreen } from './documentation';

const mockBarn = exampleBarn();
let mockPermissions: readonly string[];
let mockRecords: readonly object[];
let mockQuestion: unknown;
const mockClient = {
  instanceId: 'north-barn',
  post: async (_path: string, { parse }: { parse: (data: unknown) => unknown }) => {
    const incidentEvents = [
      { incidentEventId: 'e1', incidentId: 'hidden', eventTimestamp: 1, payload: mockPayload('Entered twice by me') },
    ];
    return { ok: true, value: parse({ incidentEvents, page: { offset: 0, total: 1 } }) };
  },
};

const at = new Date(2026, 0, 1, 6, 30).getTime();
function mockPayload(words: string, more: object = {}) {
  const location = { kind: 'global' };
  return { classification: 'cleaning', description: `<p onclick="x()">${words}</p>`, timestamp: at, location, ...more };
}

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockPermissions,
  usePermission: ({ any = [] }: { any?: readonly string[] }) => any.some((name) => mockPermissions.includes(name)),
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => ({ state: 'loading', retry: () => undefined }),
  usePagedBarnAnswer: (
    _key: string,
    _path: string,
    { body, parsePage }: { body: unknown; parsePage: (data: unknown) => { items: object[]; total: number } },
  ) => {
    mockQuestion = body;
    const { items, total } = parsePage({ incidents: mockRecords, page: { offset: 0, total: mockRecords.length } });
    const value = { items, total, isComplete: true };
    return { state: 'ready', value, receivedAt: 0, refreshing: false, retry: () => undefined };
  },
}));
jest.mock('@barnwatch/shared/outbox', () => ({
  useOutbox: () => ({ entries: [], sending: new Set() }) as unknown as OutboxView,
}));

const record = (id: string, payload: object, more: object = {}) =>
  wireIncident(id, { type: 'barnDocumentation', state: 'created', openedAt: at, messagePayload: payload, ...more });

beforeEach(() => {
  mockPermissions = ['incidents.view', 'incidents.barnDocumentation.manage'];
  mockRecords = [
    record('a', mockPayload('Pens washed')),
    record('b', mockPayload('Silo swept', { timestamp: at - 86_400_000 })),
    record('hidden', { reason: 'Wrong barn.' }, { state: 'hidden' }),
  ];
});

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

async function open(search = '') {
  history.replaceState(null, '', `/dashboard/north-barn/documentation${search}`);
  const suite = await renderInSuite(
    <>
      <DocumentationScreen />
      <Address />
    </>,
    {
      now: new Date(2026, 0, 1, 12).getTime(),
      texts: { 'mf-incidents': en },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    },
  );
  await act(async () => undefined);
  return { ...suite, user: userEvent.setup() };
}

test('a journal by day: today first, each record by the sanitiser, without those that are hidden', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today, 01.01.2026',
    'Yesterday, 31.12.2025',
  ]);
  expect(screen.getByText('Pens washed')).toBeVisible();
  expect(screen.getByText('Pens washed').attributes).toHaveLength(0);
  expect(screen.queryByText('Wrong barn.')).toBeNull();
  expect(mockQuestion).toMatchObject({ query: { $and: [{ state: { $in: ['created', 'closed'] } }] } });
});

test('hidden ones on request, with their reason and what their first event said', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Hidden records too' }));
  await act(async () => undefined);
  expect(screen.getByTestId('address')).toHaveTextContent('hidden=shown');
  const card = screen.getByText('Wrong barn.').closest('article') as HTMLElement;
  expect(within(card).getByText('Entered twice by me')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Show again' })).toBeVisible();
});

test('a long journal: its latest records are there at once, the others soon, and all are counted', async () => {
  mockRecords = Array.from({ length: 40 }, (_, index) =>
    record(`r${index}`, mockPayload(`Pen ${index} washed`, { timestamp: at - index * 3_600_000 })),
  );
  jest.useFakeTimers();
  try {
    await open();
    expect(screen.getByText('40 records')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.getByText('Pen 0 washed')).toBeVisible();
    for (const drawn of [36, 40]) {
      act(() => void jest.advanceTimersByTime(0));
      expect(screen.getAllByRole('article')).toHaveLength(drawn);
    }
  } finally {
    jest.useRealTimers();
  }
});

test('the day is in the address and what is not of it is not shown', async () => {
  await open('?day=2025-12-31');
  expect(screen.getByText('Silo swept')).toBeVisible();
  expect(screen.queryByText('Pens washed')).toBeNull();
});

test.each(['incidents.barnDocumentation.manage', 'incidents.manage', 'incidents.manage.advanced'])(
  '%s may record and hide',
  async (permission) => {
    mockPermissions = ['incidents.view', permission];
    await open();
    expect(screen.getAllByRole('button', { name: 'New record' })).not.toHaveLength(0);
    expect(screen.getAllByRole('button', { name: 'Hide' })).toHaveLength(2);
  },
);

test('whoever may only look is offered nothing to write', async () => {
  mockPermissions = ['incidents.view', 'incidents.barnIntervention.manage'];
  await open('?hidden=shown');
  expect(screen.queryAllByRole('button', { name: /New record|Hide|Show again/ })).toEqual([]);
});
