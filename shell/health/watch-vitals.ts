import type { CountedRemote, HealthEvent } from './health-event';
import { Interactions, LayoutShifts } from './vitals';

/** Where a window is, in words of the registry. */
export interface CountedPlace extends CountedRemote {
  readonly route: string;
}

/** Shorter answers than this are none that a person feels, ms: browsers tell from 16 on. */
const shortestInteractionMs = 40;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

interface OfPlace {
  readonly place: CountedPlace;
  readonly shifts: LayoutShifts;
  readonly interactions: Interactions;
}

/** Listens to one kind of entries, those from before included; a browser that does not know it tells nothing. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, durationThreshold: shortestInteractionMs } as PerformanceObserverInit);
  } catch {
    // It has no such measure.
  }
}

/**
 * Watches how the pages of this window do, by LCP of the first one, and CLS and INP of each.
 *
 * @returns takes what is settled: `left` that of the pages that were left, `all` also that of the open one
 */
export function watchVitals(placeNow: () => CountedPlace): (which: 'left' | 'all') => readonly HealthEvent[] {
  const places = new Map<string, OfPlace>();
  const firstPlace = placeNow();
  const openedHidden = document.visibilityState === 'hidden';
  let largestMs: number | null = null;

  function here(): OfPlace {
    const place = placeNow();
    const key = JSON.stringify(place);
    const known = places.get(key) ?? { place, shifts: new LayoutShifts(), interactions: new Interactions() };
    places.set(key, known);
    return known;
  }

  here();
  observe('largest-contentful-paint', ({ startTime }) => {
    // A page that was opened behind others is drawn when somebody looks at it.
    if (!openedHidden) largestMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) here().shifts.add(startTime, value);
  });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) here().interactions.add(interactionId, duration);
  });

  return (which) => {
    const open = JSON.stringify(placeNow());
    const settled = [...places].filter(([key]) => which === 'all' || key !== open);
    for (const [key] of settled) places.delete(key);
    const found = settled.flatMap(([, { place, shifts, interactions }]): HealthEvent[] => {
      const inp = interactions.value();
      return [
        { kind: 'vital', name: 'cls', ...place, value: shifts.value() },
        ...(inp === null ? [] : [{ kind: 'vital', name: 'inp', ...place, value: inp } as const]),
      ];
    });
    if (largestMs === null || (which === 'left' && settled.length === 0)) return found;
    const lcp: HealthEvent = { kind: 'vital', name: 'lcp', ...firstPlace, value: largestMs };
    largestMs = null;
    return [lcp, ...found];
  };
}
