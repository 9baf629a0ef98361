import type { InstanceClient, Outcome, RequestErrorCode } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { IncidentListScreen } from './incident-list';

type Post = <T>(
  path: string,
  options: { body?: unknown; parse: (data: unknown) => T; signal?: AbortSignal },
) => Promise<Outcome<T>>;

const mockBarn = exampleBarn();
const mockPost = jest.fn<Promise<Outcome<unknown>>, Parameters<Post>>();
const mockClient = { post: mockPost } as unknown as InstanceClient;
const mockNames = new Map([['north-1', 'Pen 1']]);
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermission: () => true,
  useBarnAnswer: () => ({ state: 'ready', value: mockNames, receivedAt: 0, refreshing: false, retry: () => {} }),
}));

/** The barn holds these and answers like the contract; `damage` changes an answer. */
let records: readonly object[];
let failure: RequestErrorCode | null;
let damage: (data: unknown) => unknown;
const questions = () => mockPost.mock.calls.map(([, { body }]) => body as QueryRequest);

beforeEach(() => {
  records = [];
  failure = null;
  damage = (data) => data;
  mockPost.mockReset();
  mockPost.mockImplementation(async (path, { body, parse }) => {
    // A barn answers later, when the test waits for it.
    await new Promise((resolve) => setTimeout(resolve, 3));
    const context = { instanceId: 'north-barn', call: `POST ${path}` };
    if (failure !== null) return { ok: false, error: { code: failure, context } };
    const { offset = 0, limit = 1000 } = body as QueryRequest;
    const page = { offset, limit, total: records.length };
    try {
      return { ok: true, value: parse(damage({ incidents: records.slice(offset, offset + limit), page })) };
    } catch (cause) {
      return { ok: false, error: { code: 'unexpected-shape', context, cause } };
    }
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function open(search = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/incidents${search}`);
  const Suite = () => useRoutes([{ path: '/dashboard/:barnId/incidents', element: <IncidentListScreen /> }]);
  const rendered = await renderInSuite(
    <>
      <Suite />
      <Address />
    </>,
    {
      now: Date.UTC(2026, 0, 1, 12),
      language,
      texts: { 'mf-incidents': language === 'en' ? en : de },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    },
  );
  await settled();
  return rendered;
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
const many = (count: number) => Array.from({ length: count }, (_, index) => wireIncident(`i${index}`));
// By selector: to compute the roles of fifty cards takes jsdom seconds.
const cards = () => [...document.querySelectorAll('article')];

test('a card says what, how bad, in which state, and when', async () => {
  records = [
    wireIncident('a', { lastUpdated: Date.UTC(2026, 0, 1, 9), state: 'closed', closedAt: Date.UTC(2026, 0, 1, 9) }),
  ];
  await open();
  const card = within(screen.getByRole('article', { name: 'Draught a' }));
  expect(card.getByText('Intervention · Climate')).toBeVisible();
  expect(card.getByText('Low')).toBeVisible();
  expect(card.getAllByText('Closed')[0]).toBeVisible();
  expect(card.getByText('The rubber seal of the door is torn.')).toBeVisible();
  expect(card.getByText('Draught')).toBeVisible();
  expect(card.getByText('3 h ago')).toHaveAttribute('title', expect.stringMatching(/^2026-01-01 /));
  expect(card.getAllByText(/2026-01-01 \d\d:00:00/).length).toBeGreaterThanOrEqual(3);
  expect(screen.getByText('1 incident')).toBeVisible();
});

test('documentation shows its words without tags, its place by name and its span; nothing of it becomes markup', async () => {
  records = [
    wireIncident('a', {
      type: 'barnDocumentation',
      state: 'created',
      messagePayload: {
        classification: 'behaviour',
        description: '<p>Lie <b>apart</b></p><img src=x onerror="alert(1)">',
        specification: { type: 'lying' },
        startTimestamp: Date.UTC(2026, 0, 1, 4),
        endTimestamp: Date.UTC(2026, 0, 1, 6),
        location: { kind: 'camera', cameraId: 'north-1' },
      },
    }),
  ];
  const { container } = await open();
  const card = within(screen.getByRole('article', { name: 'Lying behaviour' }));
  expect(card.getByText('Lie apart')).toBeVisible();
  expect(card.getByText('Pen 1')).toBeVisible();
  expect(card.getByText(/\(2\s*h\)$/)).toBeVisible();
  expect(container.querySelector('img, b')).toBeNull();
});

test('an unknown type and payload are readable all the same', async () => {
  records = [
    wireIncident('a', {
      type: 'barnForecast',
      state: 'expectedSoon',
      messagePayload: { title: '<b>Heat</b>', peakTemperature: 36.5, startsAt: Date.UTC(2026, 0, 2), calm: false },
    }),
  ];
  await open();
  const card = screen.getByRole('article', { name: '<b>Heat</b>' });
  expect(card).toHaveTextContent('Barn forecast');
  expect(card).toHaveTextContent('Expected soon');
  expect(card).toHaveTextContent('Peak temperature36.5');
  expect(card).toHaveTextContent(/Starts at2026-01-0/);
  expect(card).toHaveTextContent('CalmNo');
});

test('pages on, and always says how much is shown', async () => {
  records = many(120);
  await open();
  expect(screen.getByText('50 of 120 shown')).toBeVisible();
  expect(cards()).toHaveLength(50);
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByText('100 of 120 shown')).toBeVisible();
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByText('120 incidents')).toBeVisible();
  expect(screen.queryByText('Load more')).toBeNull();
  expect(questions().map(({ offset }) => offset)).toEqual([0, 50, 100]);
  expect(questions()[0]?.order).toEqual([{ field: 'openedAt', direction: 'desc' }]);
});

test('a text is sought in all incidents, not only in those on the page', async () => {
  records = [...many(119), wireIncident('needle', { messagePayload: { ...payload, title: 'Straße nass' } })];
  await open();
  await userEvent.click(screen.getByLabelText('Search in the incidents'));
  await userEvent.paste('STRASSE');
  await settled();
  expect(cards().map((card) => card.querySelector('h2')?.textContent)).toEqual(['Straße nass']);
  expect(screen.getByText('1 match in 120 incidents')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?text=STRASSE');
});

test('the choice is asked of the barn and stands in the address', async () => {
  records = many(1);
  await open('?type=barnIntervention');
  expect(questions()[0]?.query).toEqual({ type: 'barnIntervention' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Solved');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'High');
  await settled();
  expect(questions().at(-1)?.query).toEqual({
    type: 'barnIntervention',
    state: { $in: ['solved', 'issueResolved'] },
    'messagePayload.severity': 'high',
  });
  expect(screen.getByTestId('address')).toHaveTextContent('?type=barnIntervention&state=solved&severity=high');
});

test.each([
  ['', 'Nothing has been recorded in this barn yet.'],
  ['?severity=high', 'No incident matches the filter.'],
])('an empty list says why (%s)', async (search, words) => {
  await open(search);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('from an empty filtered list one comes back to all', async () => {
  await open('?severity=high&text=door');
  records = many(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all incidents' }));
  await settled();
  expect(cards()).toHaveLength(2);
  expect(screen.getByTestId('address')).toHaveTextContent(/incidents$/);
});

test('a damaged record does not lose the others and is told', async () => {
  records = [wireIncident('a'), wireIncident('b', { openedAt: 'never' }), wireIncident('c')];
  await open();
  expect(cards()).toHaveLength(2);
  expect(screen.getByText(/^1 incident could not be read/)).toBeVisible();
});

test.each([
  ['offline', (data: unknown) => data, /cannot be reached/],
  ['server-error', (data: unknown) => data, /Server error/],
  [null, () => ({}), /not as expected \(POST api\/incidents\/query\)/],
  [null, () => null, /not as expected/],
] as const)('a first failure says what and why, and heals (%s)', async (code, change, words) => {
  failure = code;
  damage = change;
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('The incidents could not be loaded.');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  failure = null;
  damage = (data) => data;
  records = many(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed refresh and a failed page leave what is there', async () => {
  records = many(60);
  await open();
  failure = 'forbidden';
  fireEvent.click(screen.getByTitle('Refresh the list'));
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(cards()).toHaveLength(50);
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('More incidents could not be loaded.');
  failure = null;
  fireEvent.click(screen.getByText('Try again'));
  await settled();
  expect(cards()).toHaveLength(60);
});

test('a text of 1 MB opens as far as a page can bear, and says so', async () => {
  records = [wireIncident('a', { messagePayload: { ...payload, description: 'x'.repeat(1_000_000) } })];
  await open();
  const card = screen.getByRole('article');
  expect(card.textContent?.length).toBeLessThan(1500);
  await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
  expect(card).toHaveTextContent('980,000 more characters are not shown.');
  expect(card.textContent?.length).toBeLessThan(25_000);
});

test('leaving ends what is under way', async () => {
  mockPost.mockImplementation(() => new Promise(() => {}));
  const { unmount } = await open();
  expect(screen.getByText('The incidents are being loaded.')).toBeInTheDocument();
  unmount();
  expect(mockPost.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('speaks German', async () => {
  records = [wireIncident('a')];
  await open('', 'de');
  expect(screen.getByRole('heading', { level: 1, name: 'Vorfälle' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Maßnahme · Klima');
  expect(screen.getByRole('article')).toHaveTextContent('Handlungsbedarf');
});

const payload = { type: 'other', title: 'Weighed', description: '', severity: 'none', issue: null };
