import type { PagedBarnAnswerOptions } from '@barnwatch/shared/answers';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import {
  IncidentBarn,
  manyIncidents,
  openIncidentList,
  otherPayload,
  settled,
  shownCards,
} from '../test-barn/incident-barn';

const mockBarn = new IncidentBarn();
const mockNames = new Map([['north-1', 'Pen 1']]);
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn.barn,
  useInstanceClient: () => mockBarn.client,
  usePermission: () => true,
  usePermissions: () => mockBarn.permissions,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => ({ state: 'ready', value: mockNames, receivedAt: 0, refreshing: false, retry: () => {} }),
  usePagedBarnAnswer: (_key: string, path: string, options: PagedBarnAnswerOptions<unknown>) =>
    mockBarn.useList(path, options),
}));
beforeEach(() => mockBarn.reset());

test('a damaged record does not lose the others and is told', async () => {
  mockBarn.records = [wireIncident('a'), wireIncident('b', { openedAt: 'never' }), wireIncident('c')];
  await openIncidentList();
  expect(shownCards()).toHaveLength(2);
  expect(screen.getByText(/^1 incident could not be read/)).toBeVisible();
});

test.each([
  ['offline', (data: unknown) => data, /cannot be reached/],
  ['server-error', (data: unknown) => data, /Server error/],
  [null, () => ({}), /not as expected \(POST api\/incidents\/query\)/],
  [null, () => null, /not as expected/],
] as const)('a first failure says what and why, and heals (%s)', async (code, change, words) => {
  mockBarn.failure = code;
  mockBarn.damage = change;
  await openIncidentList();
  expect(screen.getByRole('alert')).toHaveTextContent('The incidents could not be loaded.');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  mockBarn.failure = null;
  mockBarn.damage = (data) => data;
  mockBarn.records = manyIncidents(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(shownCards()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed refresh and a failed page leave what is there', async () => {
  mockBarn.records = manyIncidents(60);
  await openIncidentList();
  mockBarn.failure = 'forbidden';
  fireEvent.click(screen.getByTitle('Refresh the list'));
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(shownCards()).toHaveLength(50);
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('More incidents could not be loaded.');
  mockBarn.failure = null;
  fireEvent.click(screen.getByText('Try again'));
  await settled();
  expect(shownCards()).toHaveLength(60);
});

test('a text of 1 MB opens as far as a page can bear, and says so', async () => {
  mockBarn.records = [wireIncident('a', { messagePayload: { ...otherPayload, description: 'x'.repeat(1_000_000) } })];
  await openIncidentList();
  const card = screen.getByRole('article');
  expect(card.textContent?.length).toBeLessThan(1500);
  await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
  expect(card).toHaveTextContent('980,000 more characters are not shown.');
  expect(card.textContent?.length).toBeLessThan(25_000);
});

test('without the barn the list is there as it was last, with its age, and can be marked', async () => {
  mockBarn.failure = 'offline';
  mockBarn.kept = manyIncidents(2);
  await openIncidentList();
  expect(mockBarn.questions[0]?.keep).toBe(true);
  expect(shownCards()).toHaveLength(2);
  expect(screen.getByText('2 min ago')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be refreshed.*cannot be reached/);
  await userEvent.click(within(screen.getByRole('article', { name: 'Draught i0' })).getByText('Reviewed'));
  expect(screen.getByText('1 not reviewed')).toBeVisible();
});

test.each(['?time=lastWeek', '?text=door'])('a list that nobody asks for again is not kept (%s)', async (search) => {
  mockBarn.records = manyIncidents(1);
  await openIncidentList(search);
  expect(mockBarn.questions[0]?.keep).toBe(false);
});
