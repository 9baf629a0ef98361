import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { focusPlaceOf, goOnFrom } from '../focus/focus-place';
import styles from './dialog.module.css';
import { canBeLight, closeLight, closesByItself, goRound, showLight } from './light-dialog';
import { hearOnePress } from './one-press';
import { bringPageBack, leavePageBehind } from './page-behind';
import { useKeyboardInset } from './use-keyboard-inset';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Asked for by Esc, the close button or a press beside the dialog. */
  readonly onClose: () => void;
  /** `false` for a dialog that must be answered: no close button, Esc does nothing. */
  readonly dismissible?: boolean;
  /** What can be done, the main thing last. */
  readonly actions?: ReactNode;
  readonly width?: 'regular' | 'wide';
  /**
   * For what is opened and left again and again: the page behind does not become inert, for which a browser styles all of
   * it anew, and once more to undo it; the dialog lies over it and keeps the focus. Always dismissible.
   */
  readonly light?: boolean;
  readonly children: ReactNode;
}

/** Marks the element inside a dialog that has the focus when it opens. */
export const firstFocusMark = { 'data-first-focus': '' } as const;

/**
 * What was marked, else the first field, or what is chosen where that is a choice, else the title: never the close button
 * by accident, and no field that only scrolling brings into view: what stands before it is to be read first.
 */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (marked) return marked;
  const first = dialog.querySelector<HTMLInputElement>(':is(input, select, textarea):not(:disabled)');
  const field =
    (first?.type === 'radio' && dialog.querySelector<HTMLElement>(`[name="${first.name}"]:checked`)) || first;
  const end = field && dialog.querySelector('[data-dialog-content]')?.getBoundingClientRect().bottom;
  const isInView = field && end && field.getBoundingClientRect().bottom <= end;
  return isInView ? field : dialog.querySelector<HTMLElement>('h2');
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. A sheet from below on phones. */
export function Dialog({
  open,
  title,
  onClose,
  dismissible = true,
  actions,
  width = 'regular',
  light = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useKeyboardInset(dialog, open);
  const { t } = useTexts();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const place = before && before !== document.body ? focusPlaceOf(before, document.body) : null;
    const isLight = light && canBeLight(element);
    hearOnePress();
    if (isLight) showLight(element);
    else {
      leavePageBehind();
      if (!element.open) element.showModal();
    }
    firstFocus(element)?.focus();
    return () => {
      hearOnePress();
      if (isLight) closeLight(element);
      else element.close();
      // Chromium gives the focus back by itself only when the element was still in the page.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // What opened it may be out of sight, where nothing takes the focus while the page is behind.
      const isBack = document.activeElement === before;
      bringPageBack(!isBack);
      if (isBack) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // What opened it may have gone while it was open: a button that has done its work.
      else if (place) goOnFrom(place, document.body);
    };
  }, [open, light]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog is the mouse's form of Esc
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[width]].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      {...(light && {
        'aria-modal': true,
        onBeforeToggle: ({ newState, currentTarget }) => {
          if (closesByItself(currentTarget, newState)) onClose();
        },
        onKeyDown: (event) => goRound(event, event.currentTarget),
      })}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {dismissible && <IconButton icon="close" name={t('dialog.close')} onClick={onClose} />}
        </header>
        <div className={styles.content} data-dialog-content>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
