import type { Page } from '@playwright/test';

/** One press of a key, a finger or a mouse, from the press to the next frame on the screen. */
export interface Interaction {
  /** `pointerup`, `click`, `keydown` …: the part of it that waited longest. */
  readonly kind: string;
  /** ms, in steps of 8 as browsers tell it (Event Timing). */
  readonly delayMs: number;
  /** Of it: until the page began with it, what the page worked at it, and until the next picture, ms. */
  readonly parts: { readonly waited: number; readonly worked: number; readonly drew: number };
  /** Of what was pressed, the beginning. */
  readonly target: string;
}

export interface Heard {
  /** Those that took a frame or more. The browser is silent about quicker ones. */
  readonly interactions: readonly Interaction[];
  /** All of them, the quick ones included. */
  readonly count: number;
  /** What moved without an action before it. */
  readonly shifts: readonly Shift[];
}

/** Something moved by itself. */
export interface Shift {
  /** Share of the screen times share of its height (Layout Instability). */
  readonly value: number;
  /** The elements, by tag and first words. */
  readonly moved: readonly string[];
}

/** Shortest delay that a browser tells of, ms (Event Timing). */
export const leastToldMs = 16;

/** Runs in the page before its own code. @param least ms */
function hearInPage(least: number): void {
  // Typed by no standard library yet.
  type Timing = PerformanceEventTiming & { readonly interactionId: number; readonly target: Node | null };
  type LayoutShift = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  };
  const slowest = new Map<number, Interaction>();
  let moves: { value: number; moved: string[] }[] = [];
  const called = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const words = element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 30) ?? '';
    return `${element?.tagName.toLowerCase() ?? 'gone'} ${words}`.trim();
  };
  const hearEvents = (entries: PerformanceEntryList) => {
    for (const entry of entries as Timing[]) {
      const { interactionId, duration, name, target, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || (slowest.get(interactionId)?.delayMs ?? 0) >= duration) continue;
      const waited = processingStart - startTime;
      const worked = processingEnd - processingStart;
      const parts = { waited, worked, drew: Math.max(0, duration - waited - worked) };
      slowest.set(interactionId, { kind: name, delayMs: duration, parts, target: called(target) });
    }
  };
  const hearShifts = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      if (!hadRecentInput) moves.push({ value, moved: sources.map(({ node }) => called(node)) });
    }
  };
  const events = new PerformanceObserver((list) => hearEvents(list.getEntries()));
  events.observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit);
  const shifts = new PerformanceObserver((list) => hearShifts(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
  let counted = 0;
  const takeHeard = () => {
    hearEvents(events.takeRecords());
    hearShifts(shifts.takeRecords());
    const { interactionCount } = performance as Performance & { readonly interactionCount: number };
    const heard = { interactions: [...slowest.values()], count: interactionCount - counted, shifts: moves };
    counted = interactionCount;
    slowest.clear();
    moves = [];
    return heard;
  };
  Object.defineProperty(globalThis, 'barnwatchTakeHeard', { value: takeHeard });
}

/** Hears what is pressed in a page, and what jumps in it, from its first paint on. */
export async function listenForDelays(page: Page): Promise<void> {
  await page.addInitScript(`globalThis.__name ??= (named) => named; (${hearInPage})(${leastToldMs});`);
}

/** What was pressed and what jumped since this was asked last. What was just pressed is waited for: two frames. */
export async function takeHeard(page: Page): Promise<Heard> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return Reflect.get(globalThis, 'barnwatchTakeHeard')();
  });
}
