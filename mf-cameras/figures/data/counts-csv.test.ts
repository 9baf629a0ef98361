import { csvName, tableCsv } from './counts-csv';

const table = {
  times: [0, 60_000],
  columns: { pig_lying: [1.5, null], pig_standing: [2, 3] },
  resolutionMs: 60_000,
};
const words = { time: '=Zeit', column: (column: string) => column };

test('the file holds the rows of the table, and gaps as nothing', () => {
  const [head, first, second] = tableCsv(table, ['pig_lying', 'pig_standing'], words, 'de').slice(1).split('\r\n');
  expect(head).toBe("'=Zeit;pig_lying;pig_standing");
  expect(first).toMatch(/^1970-01-01T|^1969-12-31T/);
  expect(first).toMatch(/;"1,5";2$/);
  expect(second).toMatch(/;;3$/);
});

test('only what is shown is in it', () => {
  expect(tableCsv(table, ['pig_standing'], words, 'en')).not.toContain('pig_lying');
});

test('its name can stand in every file system', () => {
  expect(csvName(['Süd/../Stall', '  ', 'Pen: 1*'], 0)).toMatch(/^Süd-Stall_Pen-1_19(69|70)\d{4}\.csv$/);
});

test('a long name is cut between characters, never within one', () => {
  expect(csvName(['𝒜'.repeat(100)], 0)).toMatch(/^𝒜{60}_\d{8}\.csv$/u);
});
