import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import { type IncidentBarn, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { GlobalTable } from './global-table';

let barn: IncidentBarn;
beforeEach(async () => {
  barn = await openIncidentBarn();
});

const barns = [exampleBarn()];
/** A table puts some of its drawing off by timers of its own. */
const drawn = () => settled(100);

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
    now,
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await drawn();
  return suite;
}

const cells = (column: string) =>
  [...document.querySelectorAll(`.ag-cell[col-id="${column}"]`)].map((cell) => cell.textContent);
const press = async (column: string, shiftKey = false) => {
  const heading = document.querySelector(`.ag-header-cell[col-id="${column}"] .ag-header-cell-label`);
  if (!heading) throw new Error(`no heading ${column}`);
  fireEvent.click(heading, { shiftKey });
  await drawn();
};

const payload = (title: string, severity: string) => ({
  messagePayload: { type: 'health', title, description: '', severity, issue: null },
});

test('has a name, 50 rows a page, and all interventions beyond a page of the barn', async () => {
  barn.records = Array.from({ length: 1020 }, (_, index) => wireIncident(`i${index}`));
  await open();
  await drawn();
  expect(screen.getByRole('grid', { name: 'Interventions' })).toBeInTheDocument();
  expect(cells('title').length).toBeLessThanOrEqual(50);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–50 of 1020');
  expect(screen.getByText('1,020 interventions')).toBeVisible();
});

test('sorts by several columns: severity by its scale, then titles as people order them', async () => {
  barn.records = [
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
  expect(marks.map((mark) => mark.querySelectorAll('svg rect[fill-opacity="1"]').length)).toEqual([1, 1, 2, 3, 3]);
  expect(cells('title')).toEqual(['Äpfel', 'Zaun', 'Pen 1', 'Pen 2', 'Pen 10']);
});

test('a row opens its intervention', async () => {
  barn.records = [wireIncident('a')];
  await open();
  const [cell] = document.querySelectorAll('.ag-cell');
  if (!cell) throw new Error('no cell');
  fireEvent.click(cell);
  await drawn();
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/incident/a');
});

test('columns are chosen, and the choice is kept on the device', async () => {
  barn.records = [wireIncident('a')];
  const { unmount } = await open();
  expect(cells('subtype')).toHaveLength(1);
  await userEvent.click(screen.getByText('Columns'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Issue' }));
  await drawn();
  expect(cells('subtype')).toEqual([]);
  unmount();
  await open();
  expect(cells('subtype')).toEqual([]);
  expect(cells('title')).toHaveLength(1);
});
