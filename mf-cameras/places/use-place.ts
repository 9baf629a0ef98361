import { type RefObject, useEffect, useState } from 'react';
import type { Nearness } from '../stills/still-queue';

/** Where an element is, and how high, in CSS pixels. */
export interface Place {
  readonly nearness: Nearness;
  readonly height: number;
}

/** One screen beyond the edge counts as near. */
const NEAR_MARGIN = '100% 0px';

/**
 * Follows where an element is on the screen. Before the browser has said it, the element counts as hidden, so that a
 * long list does not ask for everything at once.
 */
export function usePlace(ref: RefObject<Element | null>): Place {
  const [place, setPlace] = useState<Place>({ nearness: 'hidden', height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let seen = { visible: false, near: false };
    const tell = () => {
      const nearness = seen.visible ? 'visible' : seen.near ? 'near' : 'hidden';
      const { height } = element.getBoundingClientRect();
      setPlace((known) => (known.nearness === nearness && known.height === height ? known : { nearness, height }));
    };
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
