import { openDialog } from '../dialog/open-dialog';
import type { Box } from './toast-place';

/** Long enough for an answer to what was pressed. */
const justPressedMs = 10_000;

/** Remembers what was pressed last, until told to end. */
export function watchPresses(now: () => number): { readonly last: () => Element | null; readonly end: () => void } {
  let pressed: { readonly element: Element; readonly at: number } | null = null;
  const note = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('button, a, label, [role=button]') : null;
    if (element && !element.closest('[data-toasts]')) pressed = { element, at: now() };
  };
  document.addEventListener('click', note, true);
  return {
    last: () => (pressed && now() - pressed.at < justPressedMs && pressed.element.isConnected ? pressed.element : null),
    end: () => document.removeEventListener('click', note, true),
  };
}

/** What a toast must not lie on now (product 9.1): what one has just done, what one is asked, and how to answer. */
export function keptFree(justPressed: Element | null): readonly Box[] {
  const dialogs = [...document.querySelectorAll(openDialog)];
  const dialog = dialogs.at(-1);
  const active = document.activeElement;
  const field = active?.matches('input, select, textarea, [contenteditable=true]') ? active : null;
  const kept = [
    dialog?.querySelector('header'),
    dialog?.querySelector('footer'),
    document.querySelector('[data-thumb-area]'),
    field?.closest('[data-field]') ?? field,
    justPressed,
  ];
  return kept.flatMap((element) => {
    const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return bottom > top && bottom > 0 && top < innerHeight ? [{ left, top, right, bottom }] : [];
  });
}
