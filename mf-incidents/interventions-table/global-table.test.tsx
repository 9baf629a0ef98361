import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import en from '../texts/en.json';
import { GlobalTable } from './global-table';

let mockRecords: readonly object[];
const mockClient = {
  instanceId: 'north-barn',
  post: async (_path: string, { body, parse }: { body: QueryRequest; parse: (data: unknown) => unknown }) => {
    // A barn answers later, when the test waits for it.
    await new Promise((resolve) => setTimeout(resolve, 3));
    const { offset = 0, limit = 1000 } = body;
    const incidents = mockRecords.slice(offset, offset + limit);
    return { ok: true, value: parse({ incidents, page: { offset, total: mockRecords.length } }) };
  },
} as unknown as InstanceClient;
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  client: () => mockClient,
}));

const barns = [exampleBarn()];
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

async function open() {
  history.replaceState(null, '', '/dashboard/north-barn/interventions');
  const table = (
    <>
      <GlobalTable barns={barns} view="latest" />
      <Address />
    </>
  );
  const suite = await renderInSuite(table, {
    now: Date.UTC(2026, 0, 1, 12),
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return suite;
}

const cells = (column: string) =>
  [...document.querySelectorAll(`.ag-cell[col-id="${column}"]`)].map((cell) => cell.textContent);
const press = async (column: string, shiftKey = false) => {
  const heading = document.querySelector(`.ag-header-cell[col-id="${column}"] .ag-header-cell-label`);
  if (!heading) throw new Error(`no heading ${column}`);
  fireEvent.click(heading, { shiftKey });
  await settled();
};

const payload = (title: string, severity: string) => ({
  messagePayload: { type: 'health', title, description: '', severity, issue: null },
});

test('has a name, 50 rows a page, and all interventions beyond a page of the barn', async () => {
  mockRecords = Array.from({ length: 1020 }, (_, index) => wireIncident(`i${index}`));
  await open();
  await settled();
  expect(screen.getByRole('grid', { name: 'Interventions' })).toBeInTheDocument();
  expect(cells('title').length).toBeLessThanOrEqual(50);
  expect(document.querySelector('.ag-paging-panel')).toHaveTextContent('1,020');
  expect(screen.getByText('1,020 interventions')).toBeVisible();
});

test('sorts by several columns: severity by its scale, then titles as people order them', async () => {
  mockRecords = [
    wireIncident('a', payload('Pen 10', 'high')),
    wireIncident('b', payload('Pen 2', 'high')),
    wireIncident('c', payload('Äpfel', 'low')),
    wireIncident('d', payload('Zaun', 'low')),
    wireIncident('e', payload('Pen 1', 'middle')),
  ];
  await open();
  await press('severity');
  await press('title', true);
  expect(cells('severity')).toEqual(['Low', 'Low', 'Middle', 'High', 'High']);
  // Each with the shape and colour that it has everywhere.
  const marks = [...document.querySelectorAll('.ag-cell[col-id="severity"] [data-severity]')];
  expect(marks.map((mark) => mark.getAttribute('data-severity'))).toEqual(['low', 'low', 'middle', 'high', 'high']);
  expect(marks.map((mark) => mark.querySelectorAll('svg rect').length)).toEqual([1, 1, 2, 3, 3]);
  expect(cells('title')).toEqual(['Äpfel', 'Zaun', 'Pen 1', 'Pen 2', 'Pen 10']);
});

test('a row opens its intervention', async () => {
  mockRecords = [wireIncident('a')];
  await open();
  const [cell] = document.querySelectorAll('.ag-cell');
  if (!cell) throw new Error('no cell');
  fireEvent.click(cell);
  await settled();
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/incident/a');
});

test('columns are chosen, and the choice is kept on the device', async () => {
  mockRecords = [wireIncident('a')];
  const { unmount } = await open();
  expect(cells('subtype')).toHaveLength(1);
  await userEvent.click(screen.getByText('Columns'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Issue' }));
  await settled();
  expect(cells('subtype')).toEqual([]);
  unmount();
  await open();
  expect(cells('subtype')).toEqual([]);
  expect(cells('title')).toHaveLength(1);
});
