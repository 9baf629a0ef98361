import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { renderInSuite } from '../../testing';
import { Grid, type GridProps } from './grid';
import type { GridColumn } from './grid-column';
import { type ChangeView, type GridView, wholeView } from './grid-view';
import { pageOfRows, steppedPage } from './page-of-rows';

interface Pen {
  readonly id: string;
  readonly animals: number | null;
}

const columns: readonly GridColumn<Pen>[] = [
  { id: 'name', title: 'Name', words: ({ id }) => id },
  {
    id: 'animals',
    title: 'Animals',
    words: ({ animals }) => (animals === null ? '–' : String(animals)),
    rank: ({ animals }) => animals,
    align: 'end',
  },
];

function pens(count: number): readonly Pen[] {
  return Array.from({ length: count }, (_, index) => ({ id: `Pen ${count - index}`, animals: index % 7 || null }));
}

const idOf = ({ id }: Pen): string => id;

function grid(props: Partial<GridProps<Pen>> = {}) {
  return <Grid title="Pens" rows={pens(60)} columns={columns} rowKey={idOf} {...props} />;
}

const cells = (column = 'name') =>
  [...document.querySelectorAll(`.ag-cell[col-id="${column}"]`)].map(({ textContent }) => textContent);
const heading = (name: RegExp) => screen.getByRole('columnheader', { name });

/** A press on a heading: the grid has it from the element of its words. */
async function press(name: RegExp, shiftKey = false): Promise<void> {
  const words = heading(name).querySelector('.ag-header-cell-label');
  if (!words) throw new Error(`no words in the heading ${name}`);
  await act(async () => void fireEvent.click(words, { shiftKey }));
}

test('a page of rows always exists and covers every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 40 }), fc.nat(1500), (wanted, total) => {
      const page = pageOfRows(wanted, total);
      expect(page.number).toBeGreaterThanOrEqual(1);
      expect(page.number).toBeLessThanOrEqual(page.count);
      expect(page.to).toBeLessThanOrEqual(total);
      const covered = Array.from({ length: page.count }, (_, index) => pageOfRows(index + 1, total));
      expect(covered.reduce((sum, { from, to }) => sum + (to ? to - from + 1 : 0), 0)).toBe(total);
    }),
  );
});

test('F41: a row that cannot be told costs its own cells, and stands last', async () => {
  const careful: readonly GridColumn<Pen>[] = columns.map((column) => ({
    ...column,
    words: (pen) => unlessBroken(pen, column.words),
    ...(column.rank && { rank: (pen) => unlessBroken(pen, column.rank ?? (() => null)) }),
    mark: (pen) => unlessBroken(pen, () => null),
  }));
  await renderInSuite(grid({ rows: pens(3), columns: careful }));
  await waitFor(() => expect(cells()).toEqual(['Pen 3', '–', 'Pen 1']));
  await press(/Animals/);
  await waitFor(() => expect(cells('animals').at(-1)).toBe('–'));
});

function unlessBroken<Value>(pen: Pen, tell: (pen: Pen) => Value): Value {
  if (pen.id === 'Pen 2') throw new TypeError('this pen is broken');
  return tell(pen);
}

test('says when it is empty', async () => {
  await renderInSuite(grid({ rows: [] }));
  expect(screen.getByText('There is nothing here!')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('a step leads to the page beside the one that is shown, and stays at both ends', () => {
  const pages = (wanted: number, total: number) => [steppedPage(wanted, -1, total), steppedPage(wanted, 1, total)];
  expect(pages(2, 150)).toEqual([1, 3]);
  expect(pages(1, 150)).toEqual([1, 2]);
  expect(pages(9, 150)).toEqual([2, 3]);
  expect(pages(1, 0)).toEqual([1, 1]);
});

test('of two presses before the next page is drawn each turns one', async () => {
  await renderInSuite(grid({ rows: pens(150) }));
  const next = screen.getByRole('button', { name: 'Next page' });
  act(() => {
    next.click();
    next.click();
  });
  await waitFor(() => expect(cells()[0]).toBe('Pen 50'));
  expect(next).toBeDisabled();
});

test('shows 50 rows a page and leafs on', async () => {
  await renderInSuite(grid());
  expect(screen.getByRole('grid', { name: 'Pens' })).toBeInTheDocument();
  expect(cells()).toHaveLength(50);
  expect(screen.getByText('1–50 of 60')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(cells()).toHaveLength(10));
  expect(screen.getByText('51–60 of 60')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('a table of one page has nothing to leaf through', async () => {
  await renderInSuite(grid({ rows: pens(50) }));
  expect(cells()).toHaveLength(50);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('sorts as a reader expects, and starts from the first page again', async () => {
  await renderInSuite(grid());
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await press(/Name/);
  await waitFor(() => expect(cells().slice(0, 3)).toEqual(['Pen 1', 'Pen 2', 'Pen 3']));
  expect(heading(/Name/)).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByText('1–50 of 60')).toBeInTheDocument();
  await press(/Animals/);
  await press(/Animals/);
  await waitFor(() => expect(cells('animals')[0]).toBe('6'));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(cells('animals').at(-1)).toBe('–'));
});

test('what is more than words is drawn by React, anew whenever its row changes, in order and focus as they were', async () => {
  const pressed: string[] = [];
  function Changing() {
    const [fed, setFed] = useState<readonly string[]>([]);
    const shown: readonly GridColumn<Pen>[] = [
      ...columns,
      {
        id: 'feed',
        title: 'Feed',
        words: () => '',
        unsorted: true,
        cell: ({ id }) => (
          <button
            type="button"
            onClick={() => {
              pressed.push(id);
              setFed([...fed, id]);
            }}
          >
            {fed.includes(id) ? `${id} is fed` : `Feed ${id}`}
          </button>
        ),
      },
    ];
    return grid({ rows: pens(3), columns: shown });
  }
  await renderInSuite(<Changing />);
  await press(/Name/);
  const button = await screen.findByRole('button', { name: 'Feed Pen 2' });
  await userEvent.click(button);
  expect(button).toHaveTextContent('Pen 2 is fed');
  expect(button).toHaveFocus();
  expect(cells()).toEqual(['Pen 1', 'Pen 2', 'Pen 3']);
  // Enter on a cell does what stands in it; on what stands in it, it is that one's own.
  const cell = button.closest('[role=gridcell]');
  if (!cell) throw new Error('no cell');
  fireEvent.keyDown(cell, { key: 'Enter' });
  fireEvent.keyDown(button, { key: 'Enter' });
  // The grid tells of keys some time later.
  await waitFor(() => expect(pressed).toHaveLength(2));
  expect(pressed).toEqual(['Pen 2', 'Pen 2']);
});

test('cells that are gone are not drawn any more', async () => {
  let drawn: readonly string[] = [];
  const shown: readonly GridColumn<Pen>[] = [
    {
      id: 'name',
      title: 'Name',
      words: idOf,
      cell: ({ id }) => {
        drawn = [...drawn, id];
        return id;
      },
    },
  ];
  const { rerender } = await renderInSuite(grid({ rows: pens(3), columns: shown }));
  await waitFor(() => expect(cells()).toEqual(['Pen 3', 'Pen 2', 'Pen 1']));
  rerender(grid({ rows: pens(3).slice(1), columns: shown }));
  await waitFor(() => expect(cells()).toEqual(['Pen 2', 'Pen 1']));
  drawn = [];
  rerender(grid({ rows: pens(2), columns: shown }));
  await waitFor(() => expect(drawn).toContain('Pen 1'));
  expect(drawn).not.toContain('Pen 3');
});

test('order, filter and page are the screen’s where it keeps them', async () => {
  const asked: GridView[] = [];
  const view: GridView = { sort: [{ id: 'name', direction: 'asc' }], filters: { name: 'pen' }, page: 2 };
  const onView: ChangeView = (change) => void asked.push(change(view));
  const { rerender } = await renderInSuite(grid({ hasFilters: true, view, onView }));
  expect(cells()).toHaveLength(10);
  expect(cells()[0]).toBe('Pen 51');
  expect(screen.getByRole('textbox', { name: 'Name Filter' })).toHaveValue('pen');
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await press(/Animals/, true);
  // The table tells of its order a moment after the press.
  await waitFor(() => expect(asked).toHaveLength(2));
  const [first, second] = asked;
  expect(first).toEqual({ ...view, page: 1 });
  expect(second).toMatchObject({ sort: [...view.sort, { id: 'animals', direction: 'asc' }], page: 1 });
  rerender(grid({ hasFilters: true, view: wholeView, onView }));
  await waitFor(() => expect(cells()[0]).toBe('Pen 60'));
  expect(screen.getByRole('textbox', { name: 'Name Filter' })).toHaveValue('');
});

test('a page that is wanted before its rows are there is shown when they are', async () => {
  const view: GridView = { ...wholeView, page: 2 };
  const { rerender } = await renderInSuite(grid({ rows: pens(10), view }));
  expect(cells()).toHaveLength(10);
  rerender(grid({ rows: pens(70), view }));
  await waitFor(() => expect(cells()).toHaveLength(20));
  expect(await screen.findByText('51–70 of 70')).toBeInTheDocument();
});

test('a filter looks through the words of its column, says what it is for, and says when nothing matches', async () => {
  await renderInSuite(grid({ hasFilters: true }));
  const filter = screen.getByRole('textbox', { name: 'Name Filter' });
  expect(filter).toHaveAttribute('placeholder', 'Filter …');
  await userEvent.type(filter, 'pen 6');
  await waitFor(() => expect(cells()).toEqual(['Pen 60', 'Pen 6']));
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  await userEvent.type(filter, 'x');
  expect(await screen.findByText('No row matches the filter.')).toBeInTheDocument();
});

test('its own words are German where the suite is', async () => {
  await renderInSuite(grid({ hasFilters: true }), { language: 'de' });
  expect(screen.getByRole('textbox', { name: 'Name Filter' })).toHaveAttribute('placeholder', 'Filtern …');
  expect(screen.getByText('1–50 von 60')).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Seiten' })).getAllByRole('button')).toHaveLength(2);
});
