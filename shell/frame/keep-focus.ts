/** Where somebody was: the element with the focus, and what it lay in, each with what stood beside it. */
interface Place {
  readonly element: Element;
  readonly steps: readonly Step[];
}

interface Step {
  readonly node: Element;
  readonly next: Element | null;
  readonly previous: Element | null;
}

/** No text fields: focusing one would open the keyboard of a phone. */
const stops = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps the focus in the page: where the element that has it is taken away (an incident that was deleted, a button that
 * has done its work), it goes on to what stood next to it, before it, or around it. Browsers leave it nowhere, and a
 * screen reader at the beginning of the page.
 * @param page where it is watched; its `main` is the last resort
 * @returns ends it
 */
export function keepFocus(page: HTMLElement): () => void {
  let place: Place | null = null;
  const { ownerDocument } = page;
  const isNowhere = () => ownerDocument.activeElement === null || ownerDocument.activeElement === ownerDocument.body;

  const onFocusIn = ({ target }: FocusEvent) => {
    place = target instanceof Element ? placeOf(target, page) : null;
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

function placeOf(element: Element, page: HTMLElement): Place {
  const steps: Step[] = [];
  for (let node: Element | null = element; node !== null && node !== page; node = node.parentElement) {
    steps.push({ node, next: node.nextElementSibling, previous: node.previousElementSibling });
  }
  return { element, steps };
}

function goOnFrom({ steps }: Place, page: HTMLElement): void {
  for (const { node, next, previous } of steps) {
    // What stands beside a dialog in the document is not what it lay over.
    if (!node.isConnected && node.localName === 'dialog') break;
    const around = node.isConnected ? [node] : [next, previous].filter((beside) => beside?.isConnected);
    for (const area of around) {
      if (area && takesFocus(area)) return;
    }
  }
  page.querySelector('main')?.focus({ preventScroll: true });
}

/** The area itself where it can have the focus, else the first stop in it that is shown. */
function takesFocus(area: Element): boolean {
  const candidates = [...(area.matches(`${stops}, main`) ? [area] : []), ...area.querySelectorAll(stops)];
  return candidates.some((candidate) => {
    if (!(candidate instanceof HTMLElement)) return false;
    candidate.focus({ preventScroll: true });
    return candidate.ownerDocument.activeElement === candidate;
  });
}
