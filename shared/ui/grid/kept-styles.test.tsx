import { renderInSuite } from '../../testing';
import type { GridProps } from './grid';

interface Pen {
  readonly id: string;
}

const table: GridProps<Pen> = {
  title: 'Pens',
  rows: [{ id: 'Pen 1' }],
  columns: [{ id: 'name', title: 'Name', words: ({ id }) => id }],
  rowKey: ({ id }) => id,
};

const styles = () => [...document.head.querySelectorAll('style[data-ag-css]')];

beforeAll(() => {
  // The grid takes a page that has no fonts for none, and gives it no styles.
  Object.defineProperty(document, 'fonts', { configurable: true, value: { forEach: () => undefined } });
});
afterAll(() => void Reflect.deleteProperty(document, 'fonts'));

test('the styles of tables are put into the page once, and stay when the last table goes', async () => {
  // The reader of styles in tests does not know all that browsers do, and says so.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Grid } = await import('./grid');
  const first = await renderInSuite(<Grid {...table} />);
  const known = styles();
  expect(known.length).toBeGreaterThan(1);
  first.unmount();
  expect(styles()).toEqual(known);
  await renderInSuite(<Grid {...table} />);
  expect(styles()).toEqual(known);
  quiet.mockRestore();
});
