import { IconButton } from '@barnwatch/shared/ui';
import { type PointerEvent, useRef } from 'react';
import type { Arranging } from './use-arrange';

export interface TileGripProps {
  readonly cameraId: string;
  /** What it moves, and where that is now. */
  readonly name: string;
  readonly lifted: boolean;
  readonly arranging: Arranging;
  readonly className: string | undefined;
  readonly describedBy: string;
}

/** This close to the edge of the window the page scrolls while a tile is dragged. */
const edgePx = 72;
const scrollStepPx = 14;

/** What a tile is picked up by: dragged by pointer, or by Space and arrow keys. */
export function TileGrip({ cameraId, name, lifted, arranging, className, describedBy }: TileGripProps) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly scrolled: number } | null>(null);

  const tileOf = (event: PointerEvent) => event.currentTarget.closest<HTMLElement>('[data-camera-id]');
  const settle = (event: PointerEvent) => {
    from.current = null;
    tileOf(event)?.style.removeProperty('translate');
  };

  return (
    <IconButton
      kind="overlay"
      icon="move"
      name={name}
      pressed={lifted}
      className={className}
      data-grip=""
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (arranging.onKey(cameraId, event.key)) event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, scrolled: scrollY };
        arranging.onLift(cameraId);
      }}
      onPointerMove={(event) => {
        if (!from.current) return;
        const { clientX, clientY } = event;
        if (clientY < edgePx) scrollBy(0, -scrollStepPx);
        else if (clientY > innerHeight - edgePx) scrollBy(0, scrollStepPx);
        const down = clientY - from.current.y + scrollY - from.current.scrolled;
        tileOf(event)?.style.setProperty('translate', `${clientX - from.current.x}px ${down}px`);
        arranging.onDrag(cameraId, cameraUnder(clientX, clientY, cameraId));
      }}
      onPointerUp={(event) => {
        if (!from.current) return;
        settle(event);
        arranging.onDrop();
      }}
      onPointerCancel={(event) => {
        settle(event);
        arranging.onCancel();
      }}
    />
  );
}

function cameraUnder(x: number, y: number, exceptId: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const cameraId = element.closest<HTMLElement>('[data-camera-id]')?.dataset.cameraId;
    if (cameraId !== undefined && cameraId !== exceptId) return cameraId;
  }
  return null;
}
