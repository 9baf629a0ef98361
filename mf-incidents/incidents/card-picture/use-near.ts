import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is in view or about to come into it. */
export function useNear<Place extends HTMLElement>(): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '300px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, near];
}
