import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderInSuite } from '../../testing';
import type { Column } from './column';
import { DataTable } from './data-table';
import { pageOfRows } from './page-of-rows';

interface Pen {
  readonly id: string;
  readonly animals: number | null;
}

const columns: readonly Column<Pen>[] = [
  { id: 'name', title: 'Name', cell: ({ id }) => id, sortKey: ({ id }) => id },
  { id: 'animals', title: 'Animals', cell: ({ animals }) => animals ?? '–', sortKey: ({ animals }) => animals },
];

function pens(count: number): readonly Pen[] {
  return Array.from({ length: count }, (_, index) => ({ id: `Pen ${count - index}`, animals: index % 7 || null }));
}

function firstCells(): readonly (string | null)[] {
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length === columns.length);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
}

describe('a page of rows', () => {
  it('always exists and covers every row once', () => {
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
});

describe('a table', () => {
  it('says when it is empty', async () => {
    await renderInSuite(<DataTable title="Pens" rows={[]} columns={columns} rowKey={({ id }) => id} />, {
      unstyledAntd: true,
    });
    expect(screen.getByText('There is nothing here!')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows 50 rows a page and leafs on', async () => {
    const user = userEvent.setup();
    await renderInSuite(<DataTable title="Pens" rows={pens(60)} columns={columns} rowKey={({ id }) => id} />, {
      unstyledAntd: true,
    });
    expect(firstCells()).toHaveLength(50);
    expect(screen.getByText('1–50 of 60')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(firstCells()).toHaveLength(10);
    expect(screen.getByText('51–60 of 60')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('sorts as a reader expects, and starts from the first page again', async () => {
    const user = userEvent.setup();
    await renderInSuite(<DataTable title="Pens" rows={pens(60)} columns={columns} rowKey={({ id }) => id} />, {
      unstyledAntd: true,
    });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('columnheader', { name: /Name/ }));
    expect(firstCells().slice(0, 3)).toEqual(['Pen 1', 'Pen 2', 'Pen 3']);
    expect(screen.getByText('1–50 of 60')).toBeInTheDocument();
  });
});
