import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room for pictures, in CSS pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** An element that keeps its place between the area and the lower edge of the window. */
export type AreaFoot = RefObject<HTMLElement | null>;

/** Left below the area of a page, so that nothing sticks to the edge of the window. */
const belowPx = 24;
/** Less is no room: then the page scrolls. */
const leastHeight = 200;

/**
 * How much room an element has: as wide as it is, and as high as the window below its upper edge, or as itself where it
 * fills the screen. Null until it is on the page.
 */
export function useArea(ref: RefObject<HTMLElement | null>, fillsScreen: boolean, foot?: AreaFoot): Area | null {
  const [area, setArea] = useState<Area | null>(null);
  // After every drawing: what stands above the element may have come or gone.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element) setArea((known) => sameOr(known, roomOf(element, fillsScreen, foot?.current)));
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setArea((known) => sameOr(known, roomOf(element, fillsScreen, foot?.current)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // It may grow by itself: what is in it comes later, or is unfolded.
    if (foot?.current) observer.observe(foot.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ref, fillsScreen, foot]);
  return area;
}

function roomOf(element: HTMLElement, fillsScreen: boolean, foot?: HTMLElement | null): Area {
  const width = element.clientWidth;
  if (fillsScreen) return { width, height: element.clientHeight };
  const top = element.getBoundingClientRect().top + scrollY;
  const below = belowPx + bottomBarHeight() + (foot ? foot.offsetHeight : 0);
  return { width, height: Math.max(leastHeight, Math.floor(innerHeight - top - below)) };
}

/** What the suite's frame keeps free at the lower edge for its bar on phones. */
function bottomBarHeight(): number {
  const main = document.querySelector('main');
  return main ? Number.parseFloat(getComputedStyle(main).paddingBottom) || 0 : 0;
}

function sameOr(known: Area | null, next: Area): Area {
  return known && known.width === next.width && known.height === next.height ? known : next;
}
