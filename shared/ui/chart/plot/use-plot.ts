import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useTheme } from '../../theme/themes-context';
import { createPlot, type DrawnPlot, type PlotContent } from './create-plot';
import { plotLook } from './plot-look';

/** Whether this browser can draw on a canvas; the table beside a chart says the same. */
const canDraw = typeof Path2D === 'function';

/** The picture of a content in the host, drawn anew when the content, the theme or the size changes. */
export function usePlot(host: RefObject<HTMLElement | null>, content: PlotContent): DrawnPlot | null {
  const { theme } = useTheme();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [drawn, setDrawn] = useState<DrawnPlot | null>(null);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element || !size || size.width < 1 || !canDraw) return;
    const look = plotLook(theme, getComputedStyle(element).fontFamily);
    const plot = createPlot(element, size, content, look, (next) => {
      setDrawn((last) => (last && isSame(last, next) ? last : next));
    });
    return () => plot.destroy();
  }, [host, size, content, theme]);
  return drawn;
}

function isSame(one: DrawnPlot, other: DrawnPlot): boolean {
  const sides = ['left', 'top', 'width', 'height'] as const;
  return one.courseStep === other.courseStep && sides.every((side) => one.area[side] === other.area[side]);
}
