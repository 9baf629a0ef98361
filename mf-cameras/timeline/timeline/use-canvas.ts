import { useTheme } from '@barnwatch/shared/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type TimelineLook, timelineLook } from '../drawing/timeline-look';
import type { FactsStore } from '../facts/facts-store';

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Draws what is to be seen of a look and a size. */
export type DrawOn = (context: CanvasRenderingContext2D, size: CanvasSize, look: TimelineLook) => void;

/** Whether this browser can draw on a canvas; the words below say the same. */
const canDraw = typeof Path2D === 'function';

/** The size of an element, CSS px. Null before it is laid out. */
export function useSize(element: RefObject<HTMLElement | null>): CanvasSize | null {
  const [size, setSize] = useState<CanvasSize | null>(null);
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = host;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Draws after each change of what is shown, and of what is known: of the latter once a frame at most. */
export function useCanvas(
  canvas: RefObject<HTMLCanvasElement | null>,
  size: CanvasSize | null,
  store: FactsStore,
  draw: DrawOn,
): void {
  const { theme } = useTheme();
  const look = useRef<TimelineLook | null>(null);
  const latest = useRef<() => void>(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another theme the same names are other colours
  useLayoutEffect(() => {
    if (canvas.current && canDraw) look.current = timelineLook(canvas.current, window.devicePixelRatio);
  }, [canvas, theme]);

  useLayoutEffect(() => {
    latest.current = () => {
      const element = canvas.current;
      if (!element || !size || !look.current || size.width < 1) return;
      const context = element.getContext('2d');
      if (!context) return;
      const ratio = window.devicePixelRatio;
      const width = Math.round(size.width * ratio);
      const height = Math.round(size.height * ratio);
      // Setting the size clears it, and costs even where it is the same.
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      draw(context, size, look.current);
    };
    latest.current();
  });

  useEffect(() => {
    let frame = 0;
    const stopWatching = store.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    });
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
    };
  }, [store]);
}
