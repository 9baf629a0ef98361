import type { Page } from '@playwright/test';

/** What can be wrong with a place where the focus stops. */
export type FocusTrouble =
  /** A screen reader has no name for it. */
  | 'unnamed'
  /** No ring of at least 2 px on it, or on what is drawn in its place. */
  | 'unmarked'
  /** Something else lies over its middle, or it is outside the window. */
  | 'covered'
  /** A positive tabindex takes it out of the order of the page. */
  | 'jumped-ahead';

/** One place where the focus stopped on its way through a page. */
export interface FocusStop {
  /** How one finds it: the beginning of its markup, and its name. */
  readonly place: string;
  readonly troubles: readonly FocusTrouble[];
}

export interface FocusWalk {
  readonly stops: readonly FocusStop[];
  /** The stops before which the focus was nowhere, though the page had not ended. */
  readonly lostAfter: readonly string[];
}

/** This many presses at a time; a walk ends with the first batch that brings nothing new. */
const stride = 10;
/** What follows are rows of lists, which repeat. */
const mostStrides = 3;

/** Tabs through the content of the page, or through the dialog over it, and says where the focus stopped. */
export async function tabThrough(page: Page): Promise<FocusWalk> {
  await noteStops(page);
  let known = 0;
  for (let strides = 0; strides < mostStrides; strides += 1) {
    for (let press = 0; press < stride; press += 1) await page.keyboard.press('Tab');
    const { stops } = await walkSoFar(page);
    if (stops.length === known) break;
    known = stops.length;
  }
  return walkSoFar(page);
}

const walkSoFar = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'focusWalk') as FocusWalk);

/** The page takes the notes itself, so that a walk does not need a message per stop. */
async function noteStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const leastRing = 2;
    const walk = { stops: [] as object[], lostAfter: [] as string[] };
    const known = new Set<Element>();
    let last: Element | null = null;
    let wasNowhere = false;

    const textOf = (element: Element | null): string => {
      if (element === null) return '';
      const named = [...element.querySelectorAll('[alt], [aria-label]')];
      const names = named.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '');
      return [element.textContent ?? '', ...names].join(' ').trim();
    };
    const nameOf = (element: Element): string => {
      const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
      const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
      const candidates = [
        element.getAttribute('aria-label') ?? '',
        ...ids.map((id) => textOf(document.getElementById(id))),
        ...[...(labels ?? [])].map(textOf),
        element.closest('label')?.textContent ?? '',
        textOf(element),
        element.getAttribute('title') ?? '',
      ];
      return candidates.map((text) => text.trim()).find((text) => text !== '') ?? '';
    };
    const hasRing = (element: Element | null, part?: string): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= leastRing;
    };
    // The frame of a field, the drawn form of a choice, or a picture whose link covers it shows the focus for it.
    const isMarked = (element: Element): boolean =>
      [element, element.parentElement, element.nextElementSibling, element.closest('article, li, label')].some((each) =>
        [undefined, '::before', '::after'].some((part) => hasRing(each, part)),
      );
    const isCovered = (element: Element): boolean => {
      const target = element.closest('label') ?? element;
      const box = target.getBoundingClientRect();
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (right <= left || bottom <= top) return true;
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return met === null || !(target.contains(met) || met.contains(target));
    };
    const troublesOf = (element: Element, name: string) => [
      // A cell of a table may have nothing in it: its column names it.
      ...(name === '' && element.getAttribute('role') !== 'gridcell' ? ['unnamed'] : []),
      ...(isMarked(element) ? [] : ['unmarked']),
      ...(isCovered(element) ? ['covered'] : []),
      ...(element instanceof HTMLElement && element.tabIndex > 0 ? ['jumped-ahead'] : []),
    ];
    const note = () => {
      const element = document.activeElement;
      if (element === null || element === document.body) {
        wasNowhere = true;
        return;
      }
      const isNew = !known.has(element);
      const name = nameOf(element);
      const place = `${element.outerHTML.slice(0, 110)} “${name.slice(0, 40)}”`;
      // Behind the last stop come the browser's own bars, and then the first stop again.
      const goesOn = last !== null && Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (wasNowhere && isNew && goesOn) walk.lostAfter.push(place);
      wasNowhere = false;
      last = element;
      if (!isNew) return;
      known.add(element);
      walk.stops.push({ place, troubles: troublesOf(element, name) });
    };
    if (document.querySelector('dialog:is([open], [popover])') === null) document.getElementById('content')?.focus();
    // At the next press: by then the page has scrolled to where the focus is.
    let presses = 0;
    addEventListener('keydown', () => presses++ > 0 && note(), { capture: true });
    Object.defineProperty(globalThis, 'focusWalk', { value: walk, configurable: true });
  });
}
