/** Longer than the two presses of a double one are apart, ms: browsers count up to half a second. */
const doubleMs = 500;

/**
 * To be called when a dialog comes or goes by a press: the second one of a double press, as gloves make it, was meant for
 * what lay there before, not for what lies there now.
 */
export function hearOnePress(): void {
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignoreSecond, true);
  setTimeout(() => document.removeEventListener('click', ignoreSecond, true), doubleMs);
}
