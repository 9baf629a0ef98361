import { type FocusPlace, focusPlaceOf, goOnFrom } from '@barnwatch/shared/ui';

/**
 * Keeps the focus in the page: where the element that has it is taken away (an incident that was deleted, a button that
 * has done its work), it goes on to what stood next to it, before it, or around it. Browsers leave it nowhere, and a
 * screen reader at the beginning of the page.
 * @param page where it is watched; its `main` is the last resort
 * @returns ends it
 */
export function keepFocus(page: HTMLElement): () => void {
  let place: FocusPlace | null = null;
  const { ownerDocument } = page;
  const isNowhere = () => ownerDocument.activeElement === null || ownerDocument.activeElement === ownerDocument.body;

  const onFocusIn = ({ target }: FocusEvent) => {
    place = target instanceof Element ? focusPlaceOf(target, page) : null;
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // Somebody pressed on nothing in particular. What is being taken away is no longer in the page by then.
    queueMicrotask(() => {
      if (place?.element === target && place?.element.isConnected && isNowhere()) place = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (place === null || place.element.isConnected) return;
    const left = place;
    place = null;
    if (isNowhere()) goOnFrom(left, page);
  });

  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
  };
}
