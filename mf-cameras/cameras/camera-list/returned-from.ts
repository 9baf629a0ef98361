import { useLocation } from '@barnwatch/shared/routing';
import { type RefObject, useLayoutEffect } from 'react';
import * as v from 'valibot';

const state = v.object({ returnedFrom: v.string() });

/** History state for the way back to the list: the camera that one comes from. */
export function returnedFrom(cameraId: string): v.InferOutput<typeof state> {
  return { returnedFrom: cameraId };
}

/** The camera that one comes back from; null where one does not. */
export function useReturnedFrom(): string | null {
  const read = v.safeParse(state, useLocation().state);
  return read.success ? read.output.returnedFrom : null;
}

/** Whoever comes back from a camera finds its entry in view, with the focus on it. */
export function useReturnToEntry(list: RefObject<HTMLElement | null>, cameraId: string | null): void {
  useLayoutEffect(() => {
    if (cameraId === null) return;
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
    const entry = entries.find(({ dataset }) => dataset.cameraId === cameraId);
    if (!entry) return;
    const { top, bottom } = entry.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
    entry.querySelector('a')?.focus({ preventScroll: true });
  }, [list, cameraId]);
}
