import { openDialog } from '@barnwatch/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Something else has been asked already. A wall is a dialog to the browser, but asks nothing. */
const question = `${openDialog}:not([data-wall])`;

/** Where a sign is a letter, or not for the page. */
const ownLetters = `input, select, textarea, [contenteditable], ${question}`;

/** What keys do on every page. */
export interface PageKeys {
  /** By the sign that is typed, anywhere but where one writes. */
  readonly signs: Readonly<Record<string, () => void>>;
  /** By the letter that is pressed with Ctrl or ⌘, also while one writes. */
  readonly withControl: Readonly<Record<string, () => void>>;
}

/** Keys of the frame. They are no one's while a question is open. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  }, [keys]);
  // Before the first picture: what is seen can be pressed.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actionOf(latest.current, event);
      if (!action || event.defaultPrevented || document.querySelector(question)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function actionOf({ signs, withControl }: PageKeys, event: KeyboardEvent): (() => void) | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing) return undefined;
  if (ctrlKey !== metaKey && !altKey && !shiftKey) return withControl[key.toLowerCase()];
  // Where AltGr types a sign, Windows calls it Ctrl and Alt.
  if ((ctrlKey || metaKey) && !event.getModifierState('AltGraph')) return undefined;
  const isWriting = target instanceof Element && target.closest(ownLetters) !== null && !isSwitch(target);
  return isWriting ? undefined : signs[key];
}

/** Ticked or chosen, not written into. */
function isSwitch(element: Element): boolean {
  return element instanceof HTMLInputElement && ['checkbox', 'radio', 'range', 'color'].includes(element.type);
}
