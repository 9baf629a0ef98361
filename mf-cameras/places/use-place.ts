import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Nearness } from '../stills/still-queue';

/** Where an element is, and how high, in CSS pixels. */
export interface Place {
  readonly nearness: Nearness;
  readonly height: number;
}

/** One screen beyond the edge counts as near. */
const NEAR_MARGIN = '100% 0px';

/** Follows where an element is on the screen; known before the first paint, so that its picture is asked for at once. */
export function usePlace(ref: RefObject<Element | null>): Place {
  const [place, setPlace] = useState<Place>({ nearness: 'hidden', height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let seen = firstLook(element);
    const tell = () => {
      const nearness = seen.visible ? 'visible' : seen.near ? 'near' : 'hidden';
      const { height } = element.getBoundingClientRect();
      setPlace((known) => (known.nearness === nearness && known.height === height ? known : { nearness, height }));
    };
    tell();
    const watch = (part: 'visible' | 'near', rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          seen = { ...seen, [part]: entries.at(-1)?.isIntersecting ?? false };
          tell();
        },
        { rootMargin },
      );
      observer.observe(element);
      return observer;
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    const observers = [watch('visible', '0px'), watch('near', NEAR_MARGIN), sizes];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [ref]);
  return place;
}

function firstLook(element: Element): { visible: boolean; near: boolean } {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight } = window;
  return { visible: bottom > 0 && top < innerHeight, near: bottom > -innerHeight && top < 2 * innerHeight };
}
