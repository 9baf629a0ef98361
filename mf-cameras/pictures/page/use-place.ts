import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Seen } from '../places/place-watch';
import type { Nearness } from '../stills/still-queue';
import { pagePictures } from './page-pictures';

/** Where a picture is, and how high, in CSS pixels. */
export interface Place {
  readonly nearness: Nearness;
  readonly height: number;
}

/** The height of the picture inside an element of this size. */
export type PictureHeight = (size: { readonly width: number; readonly height: number }) => number;

/** Layout puts lengths on a grid of its own: nobody can see less than this, in CSS pixels. */
const leastDifference = 0.5;

export const hidden: Place = { nearness: 'hidden', height: 0 };

const wholeElement: PictureHeight = ({ height }) => height;

/**
 * Follows where an element is on the screen; known before the first paint, so that its picture is asked for at once.
 *
 * @param expected where whoever arranges the elements puts this one: what is right need not be drawn twice
 */
export function usePlace(
  ref: RefObject<Element | null>,
  pictureHeight: PictureHeight = wholeElement,
  expected: Place = hidden,
): Place {
  const [place, setPlace] = useState<Place>(expected);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let seen = firstLook(element);
    const tell = () => {
      const nearness = seen.visible ? 'visible' : seen.near ? 'near' : 'hidden';
      // The height of what cannot be seen is not needed, and so hundreds of tiles are not drawn twice.
      if (nearness === 'hidden') return setPlace((known) => (known.nearness === 'hidden' ? known : hidden));
      const height = pictureHeight(element.getBoundingClientRect());
      setPlace((known) =>
        known.nearness === nearness && isSameHeight(known.height, height) ? known : { nearness, height },
      );
    };
    tell();
    return pagePictures().places.watch(element, (part) => {
      seen = { ...seen, ...part };
      tell();
    });
  }, [ref, pictureHeight]);
  return place;
}

function isSameHeight(one: number, other: number): boolean {
  return Math.abs(one - other) < leastDifference;
}

function firstLook(element: Element): Seen {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight } = window;
  return { visible: bottom > 0 && top < innerHeight, near: bottom > -innerHeight && top < 2 * innerHeight };
}
