/** Older browsers have no popovers: there every dialog is a modal one. */
export const canBeLight = (dialog: HTMLElement): boolean => typeof dialog.showPopover === 'function';

/** Shows it over the page. While it is open, and only then, it has the attribute `popover`. */
export function showLight(dialog: HTMLDialogElement): void {
  dialog.popover = 'auto';
  dialog.showPopover();
}

export function closeLight(dialog: HTMLDialogElement): void {
  dialog.popover = null;
}

/** Whether the browser closes it, by Esc or by a phone's way back: nobody here has said so before. */
export function closesByItself(dialog: HTMLDialogElement, newState: string): boolean {
  return newState === 'closed' && dialog.popover !== null;
}

const stops = 'a[href], button, input, select, textarea, [tabindex="0"]';

const isStop = (element: HTMLElement): boolean => element.getClientRects().length > 0 && !element.matches(':disabled');

/** Keeps the focus in a dialog whose page is not inert: after its last stop comes the first one, and the other way round. */
export function goRound(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const within: readonly (Element | null)[] = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(isStop);
  const at = within.indexOf(document.activeElement);
  const isAtEdge = event.shiftKey ? at <= 0 : at === within.length - 1;
  if (!isAtEdge) return;
  event.preventDefault();
  const next = within.at(event.shiftKey ? -1 : 0);
  if (next instanceof HTMLElement) next.focus();
}
