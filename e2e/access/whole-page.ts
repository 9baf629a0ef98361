import { expect, type Page } from '@playwright/test';

/** Adds up how far things jump (CLS without its session windows), from the first paint of every page on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Typed by no standard library yet.
    type LayoutShift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    let total = 0;
    const moved = new Set<string>();
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        total += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const way = `from ${from.x},${from.y} to ${to.x},${to.y}`;
          if (element)
            moved.add(
              `${element.tagName.toLowerCase()} ${element.className} ${element.textContent?.slice(0, 30)} ${way}`,
            );
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const read = () => {
      add(observer.takeRecords());
      return { total, moved: [...moved] };
    };
    Object.defineProperty(globalThis, 'layoutShiftSoFar', { value: read });
  });
}

export interface LayoutShiftSeen {
  readonly total: number;
  /** What moved, for whoever has to find out why. */
  readonly moved: readonly string[];
}

/** Layout shift of the page that is open, since it was opened. What was just drawn is counted: two frames are waited for. */
export async function layoutShift(page: Page): Promise<LayoutShiftSeen> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return Reflect.get(globalThis, 'layoutShiftSoFar')();
  });
}

/** Waits until nothing in view is a place that something is awaited for. */
export async function expectNothingAwaited(page: Page): Promise<void> {
  const awaitedInView = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main [data-awaited]')].filter((place) => {
          const { top, bottom, height } = place.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < window.innerHeight;
        }).length,
    );
  // A barn that has just been started works out what nobody has asked for yet.
  await expect.poll(awaitedInView, { message: 'places in view whose content is awaited', timeout: 240_000 }).toBe(0);
}

/** Pixels that one would have to scroll sideways. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Visible texts and names that look like the key of a text: the dictionary has no words for them. */
export async function rawKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const looksLikeKey = /^[a-z][A-Za-z]+(\.[a-z][A-Za-z]+)+$/;
    const texts = document.body.innerText.split('\n').map((line) => line.trim());
    const names = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
    // Rights are shown by their technical names on purpose.
    const technical = new Set([...document.querySelectorAll('code')].map((each) => each.innerText.trim()));
    return [...texts, ...names].filter((text) => looksLikeKey.test(text) && !technical.has(text));
  });
}
