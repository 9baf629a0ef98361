import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, IconButton, requestErrorWords, TextField } from '@barnwatch/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WorkResult } from '../../camera-records/camera-work/camera-work';
import styles from './in-place.module.css';

export interface InPlaceTextProps {
  /** What it is, of which camera. */
  readonly label: string;
  readonly value: string;
  /** Why a text cannot be saved, in words; null where it can. */
  readonly problem: (text: string) => string | null;
  /** @param before what it takes the place of, as far as is known */
  readonly onSave: (before: string, after: string) => Promise<WorkResult>;
  /** Called once there is something to lose; what it gives back, when that is over. */
  readonly holdUnsaved: () => () => void;
  /** How it looks while nobody changes it. */
  readonly children: ReactNode;
}

type Editing =
  | { readonly kind: 'shown' }
  | {
      readonly kind: 'edited';
      readonly before: string;
      readonly text: string;
      readonly isBusy: boolean;
      readonly error: string | null;
    }
  | { readonly kind: 'meanwhile'; readonly text: string; readonly theirs: string };

/** A text that is changed where it stands: pressed, typed, Enter; Esc leaves it as it was. */
export function InPlaceText({ label, value, problem, onSave, holdUnsaved, children }: InPlaceTextProps) {
  const { t } = useTexts('mf-admin');
  const { t: frameText } = useTexts();
  const [editing, setEditing] = useState<Editing>({ kind: 'shown' });
  const wasEdited = useRef(false);
  // What is being saved goes on when the screen is left.
  const isUnsaved =
    editing.kind === 'meanwhile' ||
    (editing.kind === 'edited' && !editing.isBusy && editing.text.trim() !== editing.before);
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved, holdUnsaved]);
  /** What takes the place of the field takes the focus, which would be nowhere otherwise. */
  const takeFocus = (element: HTMLElement | null): void => {
    if (element === null || !wasEdited.current) return;
    wasEdited.current = false;
    if (document.activeElement === document.body) element.focus();
  };
  const tellEdited = (element: HTMLElement | null): void => {
    if (element !== null) wasEdited.current = true;
  };

  async function save(before: string, text: string): Promise<void> {
    const after = text.trim();
    if (problem(after) !== null) return;
    if (after === before) return setEditing({ kind: 'shown' });
    setEditing({ kind: 'edited', before, text, isBusy: true, error: null });
    const result = await onSave(before, after);
    switch (result.kind) {
      case 'done':
        return setEditing({ kind: 'shown' });
      case 'meanwhile':
        return setEditing({ kind: 'meanwhile', text: after, theirs: result.theirs });
      case 'gone':
        return setEditing({ kind: 'edited', before, text, isBusy: false, error: t('inPlace.gone') });
      case 'refused':
        return setEditing({
          kind: 'edited',
          before,
          text,
          isBusy: false,
          error: requestErrorWords(result.error, frameText),
        });
    }
  }

  switch (editing.kind) {
    case 'shown':
      return (
        <button
          ref={takeFocus}
          type="button"
          className={styles.value}
          aria-label={`${t('inPlace.edit', { what: label })}: ${value || '–'}`}
          onClick={() => setEditing({ kind: 'edited', before: value, text: value, isBusy: false, error: null })}
        >
          <span className={styles.words}>{children}</span>
          <Icon name="edit" size={16} className={styles.pencil} />
        </button>
      );
    case 'meanwhile':
      return (
        <div ref={takeFocus} className={styles.editor} role="alert" tabIndex={-1}>
          <p className={styles.note}>{t('inPlace.meanwhile', { theirs: editing.theirs || '–' })}</p>
          <Button onClick={() => setEditing({ kind: 'shown' })}>{t('inPlace.theirs')}</Button>
          <Button onClick={() => void save(editing.theirs, editing.text)}>{t('inPlace.mine')}</Button>
        </div>
      );
    case 'edited': {
      const { before, text, isBusy, error } = editing;
      const wrong = problem(text.trim());
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: the table has keys of its own, which are not meant here
        <div
          ref={tellEdited}
          className={styles.editor}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isBusy) void save(before, text);
            if (event.key === 'Escape') setEditing({ kind: 'shown' });
          }}
        >
          <TextField
            label={label}
            value={text}
            error={wrong ?? error ?? undefined}
            readOnly={isBusy}
            autoFocus
            autoComplete="off"
            enterKeyHint="done"
            onChange={(next) => setEditing({ ...editing, text: next, error: null })}
          />
          <IconButton
            icon="check"
            name={t(isBusy ? 'inPlace.saving' : 'inPlace.save')}
            disabled={isBusy || wrong !== null}
            onClick={() => void save(before, text)}
          />
          <IconButton icon="close" name={t('inPlace.cancel')} onClick={() => setEditing({ kind: 'shown' })} />
        </div>
      );
    }
  }
}
