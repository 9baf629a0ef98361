/** Brings the first field that has a problem into view and gives it the focus. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A choice of several has its focus in one of them.
  const target = field?.getAttribute('role') === 'radiogroup' ? field.querySelector<HTMLElement>('input') : field;
  target?.focus();
}
