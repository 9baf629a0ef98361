import { openDialog } from './open-dialog';

/** What is out of sight of the page behind a dialog is not styled for it; styles ask for this mark at the root. */
const mark = 'data-behind-dialog';

/** To be called right before a dialog makes the page inert. */
export function leavePageBehind(): void {
  document.documentElement.setAttribute(mark, '');
}

export function isPageBehind(): boolean {
  return document.documentElement.hasAttribute(mark);
}

/**
 * To be called once a dialog is closed; with another one open the page stays behind. Otherwise what is out of sight comes
 * back with the picture after the next: that in which the dialog goes does not wait for it.
 * @param now the focus goes to the page at once: it may go to what is out of sight
 */
export function bringPageBack(now: boolean): void {
  const bring = () => {
    if (document.querySelector(openDialog) === null) document.documentElement.removeAttribute(mark);
  };
  if (now) bring();
  else requestAnimationFrame(() => setTimeout(bring));
}
