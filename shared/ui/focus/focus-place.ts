/** Where somebody was: the element with the focus, and what it lay in, each with what stood beside it. */
export interface FocusPlace {
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

/** Remembers where an element stands, for when it is gone. */
export function focusPlaceOf(element: Element, page: HTMLElement): FocusPlace {
  const steps: Step[] = [];
  for (let node: Element | null = element; node !== null && node !== page; node = node.parentElement) {
    steps.push({ node, next: node.nextElementSibling, previous: node.previousElementSibling });
  }
  return { element, steps };
}

/**
 * Gives the focus to what stood next to an element that is gone, before it, or around it; to the page's `main` where
 * nothing of that is left.
 */
export function goOnFrom({ steps }: FocusPlace, page: HTMLElement): void {
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
