import { EditorState, TextSelection } from 'prosemirror-state';
import { activeFormats, type Format, formatCommands } from './editor-commands';
import { documentOf, htmlOf } from './limited-schema';

/** The editor with everything selected. */
function selected(html: string): EditorState {
  const doc = documentOf(html);
  const state = EditorState.create({ doc });
  const all = TextSelection.between(doc.resolve(1), doc.resolve(doc.content.size - 1));
  return state.apply(state.tr.setSelection(all));
}

function press(state: EditorState, format: Format): EditorState {
  let next = state;
  formatCommands[format](state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

test.each([
  ['bold', '<p><strong>Silo 2</strong></p>'],
  ['italic', '<p><em>Silo 2</em></p>'],
  ['heading', '<h4>Silo 2</h4>'],
  ['bulletList', '<ul><li><p>Silo 2</p></li></ul>'],
  ['numberedList', '<ol><li><p>Silo 2</p></li></ol>'],
] as const)('%s, on and off again', (format, html) => {
  const on = press(selected('<p>Silo 2</p>'), format);
  expect(htmlOf(on.doc)).toBe(html);
  expect([...activeFormats(on)]).toEqual([format]);
  const off = press(on, format);
  expect(htmlOf(off.doc)).toBe('<p>Silo 2</p>');
  expect([...activeFormats(off)]).toEqual([]);
});

test('one kind of list becomes the other', () => {
  const numbered = press(press(selected('<p>Silo 2</p>'), 'bulletList'), 'numberedList');
  expect(htmlOf(numbered.doc)).toBe('<ol><li><p>Silo 2</p></li></ol>');
});

test('formats of different kinds hold together', () => {
  const state = press(press(selected('<p>Silo 2</p>'), 'bold'), 'italic');
  expect([...activeFormats(state)]).toEqual(['bold', 'italic']);
});
