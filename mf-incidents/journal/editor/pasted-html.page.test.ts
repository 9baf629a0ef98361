import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { htmlOf, limitedSchema, pastedSlice } from './limited-schema';
import { pastedHtml } from './pasted-html';

/** Pasted into an empty field. */
function pasted(html: string): string {
  const field = EditorState.create({ schema: limitedSchema });
  return htmlOf(field.apply(field.tr.replaceSelection(pastedSlice(html, ''))).doc);
}

test('a table becomes lines, its cells told apart', () => {
  const table =
    '<table border=1><colgroup><col width=64></colgroup><tbody><tr><td class=xl65>A1</td><td>B1</td></tr>' +
    '<tr><td><p>A2</p></td>\n<td></td><th>C2<br>more</th></tr></tbody></table>';
  expect(pasted(table)).toBe('<p>A1 | B1</p><p>A2 | | C2 more</p>');
});

test('rows and cells that are not closed are lines as well', () => {
  expect(pasted('<table><tr><td>A1<td>B1<tr><td>A2<td>B2</table>')).toBe('<p>A1 | B1</p><p>A2 | B2</p>');
});

test('a caption stands before its table', () => {
  expect(pasted('<table><caption>Weights</caption><tr><td>A1</td></tr></table>')).toBe('<p>Weights</p><p>A1</p>');
});

test('words around a table stay where they were', () => {
  expect(pasted('<p>before</p><table><tr><td>A1</td><td>B1</td></tr></table><p>after</p>')).toBe(
    '<p>before</p><p>A1 | B1</p><p>after</p>',
  );
});

test('bold that is none is none, and what is bold in it stays so', () => {
  const html = '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span>plain </span><b>bold</b></p></b>';
  expect(pasted(html)).toBe('<p>plain <strong>bold</strong></p>');
});

const wordList = (marks: readonly string[]) =>
  marks
    .map(
      (mark, index) =>
        `<p class="MsoListParagraphCxSpMiddle" style='text-indent:-18.0pt'><!--[if !supportLists]--><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->entry ${index + 1}<o:p></o:p></p>`,
    )
    .join('\n');

test.each([
  ['·', 'ul'],
  ['o', 'ul'],
  ['§', 'ul'],
  ['1.', 'ol'],
  ['b)', 'ol'],
])('entries of a word processor that begin with %s are a list', (mark, list) => {
  expect(pasted(wordList([mark, mark]))).toBe(`<${list}><li><p>entry 1</p></li><li><p>entry 2</p></li></${list}>`);
});

test('a paragraph that is only set like a list stays one', () => {
  expect(pasted('<p class=MsoListParagraph>on its own</p>')).toBe('<p>on its own</p>');
});

test.each(['<p class=MsoList>', '<b style="font-weight:', '<tr><td>', '<p class=', '<a title="', '<!--'])(
  'a long paste of %s that closes nothing is read to its end',
  (piece) => {
    expect(pastedHtml(piece.repeat(1_000_000 / piece.length)).length).toBeLessThan(3_000_000);
  },
);

test('no paste loses its words', () => {
  const piece = fc.constantFrom(
    '<tr>',
    '<td>',
    '</td>',
    '</tr>',
    '<table>',
    '</table>',
    '<p class=MsoList>',
    '</p>',
    '<b style="font-weight:normal">',
    '</b>',
  );
  const word = fc.nat(999).map((number) => `word${number} `);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), fc.array(piece, { maxLength: 5 }), (words, pieces) => {
      // Outside of cells nothing of a table is kept by any program: here each word has a cell of its own.
      const html = words.map((each, index) => `${pieces[index] ?? ''}<td>${each}</td>`).join('');
      for (const each of words) expect(pasted(html)).toContain(each.trim());
    }),
  );
});
