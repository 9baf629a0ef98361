import fc from 'fast-check';
import { csvForms, writeCsv } from './csv';

const content = (file: string) => file.slice(1);

describe('a file of values', () => {
  test('is written as each language reads it', () => {
    const rows = [
      ['Time', 'Lying'],
      ['2026-11-21T13:05:00+01:00', 11.5],
      ['2026-11-21T13:06:00+01:00', null],
    ];
    expect(content(writeCsv(rows, csvForms.en))).toBe(
      'Time,Lying\r\n2026-11-21T13:05:00+01:00,11.5\r\n2026-11-21T13:06:00+01:00,\r\n',
    );
    expect(content(writeCsv([[11.5, 3]], csvForms.de))).toBe('"11,5";3\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u0000=1', '＝1', '\n1'])(
    'never makes a formula of %j',
    (text) => {
      expect(content(writeCsv([[text]], csvForms.en)).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('gives back every harmless text as it was', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z"; ,\r\n]*$/), (tail) => {
        const text = `a${tail}`;
        const cell = content(writeCsv([[text]], csvForms.en)).slice(0, -2);
        expect(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).toBe(text);
      }),
    );
  });
});
