import { type RefObject, useEffect, useState } from 'react';

/** Something this far outside of the view is prepared already; a CSS margin. */
const nearMargin = '300px';

/**
 * Whether the element has come near the view; it stays true. Where the browser cannot tell, everything is near. The cards
 * of barns have the same of their own: were it in the contract, no earlier shell could take either remote.
 */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: nearMargin,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
