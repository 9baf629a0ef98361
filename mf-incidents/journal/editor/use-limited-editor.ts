import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { activeFormats, editorPlugins, type Format, formatCommands } from './editor-commands';
import { documentOf, htmlOf, pastedSlice } from './limited-schema';

export interface EditorWords {
  /** Attributes of the field that tie it to its label, hint and error. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface LimitedEditorState {
  /** The element that becomes the field. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly active: ReadonlySet<Format>;
  readonly press: (format: Format) => void;
}

/** The editor: a field of its own beside React, which tells each change as limited HTML. */
export function useLimitedEditor(
  firstHtml: string,
  onChange: (html: string) => void,
  attributes: Readonly<Record<string, string>>,
): LimitedEditorState {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [active, setActive] = useState<ReadonlySet<Format>>(new Set());
  const first = useRef(firstHtml);
  const latest = useRef({ onChange, attributes });
  latest.current = { onChange, attributes };

  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView(
      { mount: host.current },
      {
        state: EditorState.create({ doc: documentOf(first.current), plugins: editorPlugins() }),
        attributes: () => ({ ...latest.current.attributes }),
        dispatchTransaction(transaction) {
          const state = made.state.apply(transaction);
          made.updateState(state);
          setActive(activeFormats(state));
          if (transaction.docChanged) latest.current.onChange(htmlOf(state.doc));
        },
        handleDOMEvents: {
          // The editor would swallow it: Esc leaves the dialog around it, as from any other field.
          keydown: (_editor, event) => event.key === 'Escape',
          // The editor's own reading of the clipboard would need a policy for HTML of its own.
          paste: (editor, event) => insert(editor, event, event.clipboardData),
          drop: (editor, event) => editor.dragging === null && insert(editor, event, event.dataTransfer),
        },
      },
    );
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the field are new only when they say something else
  useEffect(() => {
    view.current?.setProps({ attributes: () => ({ ...latest.current.attributes }) });
  }, [JSON.stringify(attributes)]);

  const press = (format: Format) => {
    const editor = view.current;
    if (!editor) return;
    formatCommands[format](editor.state, editor.dispatch);
    editor.focus();
  };
  return { host, active, press };
}

function insert(editor: EditorView, event: Event, data: DataTransfer | null): boolean {
  event.preventDefault();
  const slice = pastedSlice(data?.getData('text/html') ?? '', data?.getData('text/plain') ?? '');
  if (slice.size > 0) editor.dispatch(editor.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
