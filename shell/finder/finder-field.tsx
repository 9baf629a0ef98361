import { useTexts } from '@barnwatch/shared/i18n';
import { TextField } from '@barnwatch/shared/ui';
import { type KeyboardEvent, type RefObject, startTransition, useEffect, useState } from 'react';

interface FinderFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** What was typed already: one goes on behind it. */
  readonly begun: string;
  readonly listId: string;
  /** The option that Enter opens. */
  readonly activeId: string | undefined;
  readonly onTyped: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Longer than any name; a pasted page of text is no name. */
const mostCharacters = 100;

/** What is typed into: a pressed key draws this alone, and all else in its own time (product P25). */
export function FinderField({ ref, begun, listId, activeId, onTyped, onKeyDown }: FinderFieldProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(begun);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.setSelectionRange(begun.length, begun.length);
  }, [ref, begun]);
  return (
    <TextField
      ref={ref}
      label={t('finder.field')}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        startTransition(() => onTyped(next));
      }}
      onKeyDown={onKeyDown}
      icon="search"
      role="combobox"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={mostCharacters}
    />
  );
}
