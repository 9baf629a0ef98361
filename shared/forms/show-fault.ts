/** Marks the element around the message of a form. */
export const messageMark = { 'data-form-message': '' } as const;

/**
 * Brings what is wrong with a form into view and gives it the focus: its first faulty field, else the control to go on
 * in, else its message.
 *
 * @param goOnIn `name` of that control
 * @returns what a screen reader is to be told besides, where the focus was in that field already. Empty where the focus
 *   or the message tells it.
 */
export function showFault(form: HTMLFormElement, goOnIn: string | undefined): string {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) {
    const error = errorOf(field);
    bringIntoView(error ?? field);
    const control = controlOf(field);
    // A field that gets the focus is read out with what describes it; one that has it already is not.
    const isSilent = document.activeElement === control;
    control.focus();
    return isSilent ? [labelOf(field), error?.textContent].filter(Boolean).join(': ') : '';
  }
  const message = form.querySelector<HTMLElement>('[data-form-message]:not(:empty)');
  const next = goOnIn === undefined ? null : form.elements.namedItem(goOnIn);
  if (next instanceof HTMLElement) next.focus();
  else message?.focus({ preventScroll: true });
  if (message) bringIntoView(message);
  return '';
}

/** In the middle of what scrolls: clear of bars and buttons that lie over its ends. One that is too tall from its top. */
function bringIntoView(element: HTMLElement): void {
  const roomPx = (window.visualViewport?.height ?? window.innerHeight) / 2;
  element.scrollIntoView({ block: element.getBoundingClientRect().height > roomPx ? 'start' : 'center' });
}

/** A choice of several has its focus in one of them. */
function controlOf(field: HTMLElement): HTMLElement {
  return field.getAttribute('role') === 'radiogroup'
    ? (field.querySelector<HTMLElement>('input:checked:not(:disabled), input:not(:disabled)') ?? field)
    : field;
}

/** What is wrong stands first among what describes a field. */
function errorOf(field: HTMLElement): HTMLElement | null {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((described) => described?.id.endsWith('-error')) ?? null;
}

function labelOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id));
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  return [...named, ...labels].map((label) => label?.textContent?.trim() ?? '').join(' ');
}
