import { type PointerEvent, useRef, useState } from 'react';
import type { ChartSpan } from '../data/chart-series';
import type { PlotArea } from '../plot/create-plot';

export interface ChartPointer {
  /** The span that is being dragged over, with a mouse. */
  readonly dragged: ChartSpan | null;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
}

export interface ChartPointerMatters {
  readonly area: PlotArea | null;
  readonly span: ChartSpan;
  /** A moment is pointed at, null when no longer. */
  readonly onPoint: (moment: number | null) => void;
  /** A moment was clicked or tapped. */
  readonly onChoose: (moment: number) => void;
  /** A part of the span was dragged over; without it nothing can be dragged. */
  readonly onDrag?: ((span: ChartSpan) => void) | undefined;
}

/** Less is a click with an unsteady hand. */
const leastDrag = 8;

interface Press {
  readonly x: number;
  readonly moment: number;
  readonly mouse: boolean;
}

/** Mouse: point, click, drag over a part. Finger: slide to point, lift to choose; the page still scrolls up and down. */
export function useChartPointer({ area, span, onPoint, onChoose, onDrag }: ChartPointerMatters): ChartPointer {
  const press = useRef<Press | null>(null);
  const [dragged, setDragged] = useState<ChartSpan | null>(null);

  function momentAt(event: PointerEvent<HTMLElement>): number {
    const { left } = event.currentTarget.getBoundingClientRect();
    const share = area ? (event.clientX - left - area.left) / area.width : 0;
    return span.start + Math.min(1, Math.max(0, share)) * (span.end - span.start);
  }
  function end(): void {
    press.current = null;
    setDragged(null);
  }

  return {
    dragged,
    onPointerDown(event) {
      if (!area || event.button !== 0) return;
      const moment = momentAt(event);
      press.current = { x: event.clientX, moment, mouse: event.pointerType === 'mouse' };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      onPoint(moment);
    },
    onPointerMove(event) {
      if (!area) return;
      const moment = momentAt(event);
      const from = press.current;
      onPoint(moment);
      if (!from?.mouse || !onDrag) return;
      const far = Math.abs(event.clientX - from.x) >= leastDrag;
      setDragged(far ? { start: Math.min(from.moment, moment), end: Math.max(from.moment, moment) } : null);
    },
    onPointerUp(event) {
      const from = press.current;
      end();
      if (!from || !area) return;
      if (dragged && onDrag) onDrag(dragged);
      else onChoose(momentAt(event));
      if (!from.mouse) onPoint(null);
    },
    onPointerLeave() {
      if (!press.current) onPoint(null);
    },
    onPointerCancel() {
      end();
      onPoint(null);
    },
  };
}
