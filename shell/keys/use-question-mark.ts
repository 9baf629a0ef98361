import { useEffect, useRef } from 'react';

/** Something else has been asked already. A wall is a dialog to the browser, but asks nothing. */
const question = 'dialog[open]:not([data-wall])';

/** Where a question mark is a letter, or not for the screen. */
const ownLetters = `input, select, textarea, [contenteditable], ${question}`;

/** `?` is pressed anywhere but where one types. */
export function useQuestionMark(onAsk: () => void): void {
  const latest = useRef(onAsk);
  useEffect(() => {
    latest.current = onAsk;
  }, [onAsk]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(ownLetters) && !isSwitch(event.target)) return;
      if (document.querySelector(question)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Ticked or chosen, not written into. */
function isSwitch(element: Element): boolean {
  return element instanceof HTMLInputElement && ['checkbox', 'radio', 'range', 'color'].includes(element.type);
}
