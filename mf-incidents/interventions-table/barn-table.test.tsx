import type { PagedBarnAnswerOptions } from '@barnwatch/shared/answers';
import type { OutboxView } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latestInterventions } from '../api/load-interventions';
import { wireIncident } from '../test-barn/example-incident';
import { entryOf, waiting } from '../test-barn/outbox-double';
import { PagedBarn } from '../test-barn/paged-barn';
import en from '../texts/en.json';
import { BarnTable } from './barn-table';

const now = Date.UTC(2026, 0, 1, 12);
const mockPages = new PagedBarn(now);
let mockOutbox: OutboxView;

jest.mock('@barnwatch/shared/answers', () => ({
  ...jest.requireActual('@barnwatch/shared/answers'),
  usePagedBarnAnswer: (_key: string, path: string, options: PagedBarnAnswerOptions<unknown>) =>
    mockPages.useList(path, options),
}));
jest.mock('@barnwatch/shared/outbox', () => ({ useOutbox: () => mockOutbox }));

const outboxOf = (...entries: readonly ReturnType<typeof entryOf>[]) => ({ entries }) as unknown as OutboxView;

beforeEach(() => {
  mockPages.reset();
  mockOutbox = outboxOf();
});

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
const table = () => <BarnTable barn={exampleBarn()} selection={latestInterventions} emptyHint="None yet." />;

async function open() {
  const suite = await renderInSuite(table(), {
    now,
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return suite;
}

const rowCount = () => document.querySelectorAll('.ag-cell[col-id="title"]').length;

test('all interventions beyond the largest page of the barn, read on by itself', async () => {
  mockPages.records = Array.from({ length: 1020 }, (_, index) => wireIncident(`i${index}`));
  await open();
  expect(mockPages.questions.map(({ wanted }) => wanted)).toEqual([1000, Number.POSITIVE_INFINITY]);
  expect(screen.getByText('1,020 interventions')).toBeVisible();
  expect(document.querySelector('.ag-paging-panel')).toHaveTextContent('1,020');
});

test('what has been read for the cards is read on, once, and what is missing all the same is told', async () => {
  mockPages.records = Array.from({ length: 60 }, (_, index) => wireIncident(`i${index}`));
  mockPages.damage = (data) => ({ ...(data as object), incidents: mockPages.records.slice(0, 50) });
  await open();
  expect(mockPages.questions.map(({ wanted }) => wanted)).toEqual([1000, 1000]);
  expect(screen.getByText('50 of 60 shown')).toBeVisible();
});

test('without the barn it has what the device has kept, as the cards have', async () => {
  mockPages.failure = 'offline';
  mockPages.kept = [wireIncident('a'), wireIncident('b')];
  await open();
  expect(rowCount()).toBe(2);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The list could not be refreshed. Below is its last known state.',
  );
  expect(screen.getByText(/2 min ago/)).toBeVisible();
});

test('without the barn and anything kept it says why, and asks again on request', async () => {
  mockPages.failure = 'offline';
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('The interventions could not be loaded.');
  mockPages.failure = null;
  mockPages.records = [wireIncident('a')];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(rowCount()).toBe(1);
});

test('what has just left the outbox stands in the table at once', async () => {
  mockPages.records = [wireIncident('a')];
  const write = { call: 'create-incident', type: 'barnIntervention', trigger: 'issueDetected', payload: {} } as const;
  mockOutbox = outboxOf(entryOf(write, waiting));
  const { rerender } = await open();
  expect(rowCount()).toBe(1);
  mockPages.records = [wireIncident('b'), wireIncident('a')];
  mockOutbox = outboxOf();
  rerender(table());
  await settled();
  expect(rowCount()).toBe(2);
});

test('none is told in words, and the barn of a table of one barn is no column to choose', async () => {
  const { unmount } = await open();
  expect(screen.getByText('None yet.')).toBeVisible();
  unmount();
  mockPages.records = [wireIncident('a')];
  await open();
  await userEvent.click(screen.getByText('Columns'));
  const choice = within(screen.getByRole('group'));
  expect(choice.queryByRole('checkbox', { name: 'Barn' })).toBeNull();
  expect(choice.getByRole('checkbox', { name: 'Title' })).toBeChecked();
});
