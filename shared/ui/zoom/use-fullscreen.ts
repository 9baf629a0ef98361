import { type RefObject, useSyncExternalStore } from 'react';

export interface FullscreenControl {
  /** False where the browser has none, as on iPhones: they do not even say that nothing fills the screen. */
  readonly possible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** One element over the whole screen. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): FullscreenControl {
  const active = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const toggle = () => {
    const change = active ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // Refused only without a press of a button: then there is nothing to tell.
    change?.catch(() => {});
  };
  return { possible: document.fullscreenEnabled === true, active, toggle };
}
