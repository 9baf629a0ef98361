import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BoxPx } from '../../geometry/viewport/viewport';

/** The size of an element, CSS px. Null before it is laid out. */
export function useSize(element: RefObject<HTMLElement | null>): BoxPx | null {
  const [size, setSize] = useState<BoxPx | null>(null);
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    const measure = () => {
      const { width: x, height: y } = host.getBoundingClientRect();
      setSize((last) => (last?.x === x && last.y === y ? last : { x, y }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
