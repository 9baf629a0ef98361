import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { limitedSchema, writtenLevel } from './limited-schema';

/** What the buttons of the editor do, in their order. */
export const formats = ['bold', 'italic', 'heading', 'bulletList', 'numberedList'] as const;

export type Format = (typeof formats)[number];

const { nodes, marks } = limitedSchema;

/** Turns a format on where the cursor is, or off again. */
export const formatCommands: Readonly<Record<Format, Command>> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading: (state, dispatch) =>
    isIn(state, nodes.heading)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level: writtenLevel })(state, dispatch),
  bulletList: toggleList(nodes.bullet_list, nodes.ordered_list),
  numberedList: toggleList(nodes.ordered_list, nodes.bullet_list),
};

/** Whether a format holds where the cursor is. */
export function activeFormats(state: EditorState): ReadonlySet<Format> {
  const { $from, from, to, empty } = state.selection;
  const has = (mark: typeof marks.strong) =>
    empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const list = listAround(state)?.type;
  const holds: Readonly<Record<Format, boolean>> = {
    bold: has(marks.strong),
    italic: has(marks.em),
    heading: isIn(state, nodes.heading),
    bulletList: list === nodes.bullet_list,
    numberedList: list === nodes.ordered_list,
  };
  return new Set(formats.filter((format) => holds[format]));
}

/** Keys of the editor. Tab is not among them: it leaves the field. */
export function editorPlugins(): Plugin[] {
  return [
    history(),
    keymap({
      'Mod-b': formatCommands.bold,
      'Mod-i': formatCommands.italic,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      Enter: splitListItem(nodes.list_item),
      // A line of its own is a paragraph: a break within one is not among the allowed tags.
      'Shift-Enter': chainCommands(splitListItem(nodes.list_item), baseKeymap.Enter ?? (() => false)),
    }),
    keymap(baseKeymap),
  ];
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return $from.parent.type === type;
}

/** The innermost list around the cursor, and where it begins. */
function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) {
      return { type: node.type, position: $from.before(depth) };
    }
  }
  return null;
}

function toggleList(wanted: NodeType, other: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (list?.type === wanted) return liftListItem(nodes.list_item)(state, dispatch);
    if (list?.type === other) {
      dispatch?.(state.tr.setNodeMarkup(list.position, wanted));
      return true;
    }
    return wrapInList(wanted)(state, dispatch);
  };
}
