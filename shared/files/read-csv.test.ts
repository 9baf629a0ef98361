import * as fc from 'fast-check';
import { csvForms, writeCsv } from './csv';
import { decodeText, readCsv } from './read-csv';

test.each(['en', 'de'] as const)('what is written comes back as it was (%s)', (language) => {
  // A text that begins with an apostrophe before a formula is one that was made harmless before.
  const text = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((cell) => !/^\s*$/.test(cell) && !/^['\uFEFF]/.test(cell));
  void fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(readCsv(writeCsv([['a', 'b', 'c'], ...rows], csvForms[language]))?.slice(1)).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n"1;x";2',
    [
      ['a', 'b'],
      ['1;x', '2'],
    ],
  ],
  [
    'a\tb\r1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a,"b ""c"""\n\n , \n', [['a', 'b "c"']]],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  ['"a\nb",c', [['a\nb', 'c']]],
  ["'=1+1,'ab", [['=1+1', "'ab"]]],
  ['', []],
  ['a,"b', null],
])('%j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test('umlauts come as they were saved: UTF-8, UTF-16, Windows', () => {
  expect(decodeText(new TextEncoder().encode('Außen'))).toBe('Außen');
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xfc, 0))).toBe('ü');
  expect(decodeText(Uint8Array.of(0x41, 0x75, 0xdf, 0x65, 0x6e))).toBe('Außen');
});
