import { read } from '@e965/xlsx';
import fc from 'fast-check';
import { writeXlsxFileByRows } from 'write-excel-file/universal';

/** The texts that a reader finds in a column where these were written. */
async function readAgain(texts: readonly string[]): Promise<readonly unknown[]> {
  const file = writeXlsxFileByRows({ sheet: 'Texts' });
  file.addRows(texts.map((text) => [text]));
  const { Texts } = read(await (await file.toBlob()).arrayBuffer()).Sheets;
  return texts.map((_, index) => Texts?.[`A${index + 1}`]?.v);
}

/** Half of a character is none, and is carried by no file. This reader takes two line ends for one. */
const asRead = (text: string) =>
  text
    .replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (match) => (match.length === 2 ? match : '\ufffd'))
    .replaceAll('\r\n', '\n');

const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom('_', 'x', '0', '00', '4', 'f', 'A', 'x0041', '\u0000', '\u0007', '\r', '\n', '\uffff', '\ufffd'),
    fc.constantFrom('\ud800', '\udc00', '\u{1f416}', '\u0085', '\ufdd0', '\u{1fffe}', '<', '&', ']]>', '"', ' '),
  ),
  minLength: 1,
  maxLength: 12,
});

test('every character is carried: none vanishes, none takes a neighbour along, none is read as another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 30 }), async (written) => {
      expect(await readAgain(written)).toEqual(written.map(asRead));
    }),
    { numRuns: 200 },
  );
});

test('texts by the names of what every object has', async () => {
  const names = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  expect(await readAgain(names)).toEqual(names);
});

test('cells that span others are refused, not lost', () => {
  const file = writeXlsxFileByRows();
  expect(() => file.addRows([[{ value: 'wide', columnSpan: 2 }, null]])).toThrow(/not supported/);
});
