import { useEffect, useRef } from 'react';

/** What some keys do on a screen. */
export interface KeyAction {
  /** As they are written on the keyboard, those that belong together: `['←', '→']`. */
  readonly keys: readonly string[];
  /** In the language of the person. */
  readonly words: string;
}

/** Parts of screens that are open and have keys of their own. Asked only when somebody wants to know. */
const parts = new Set<() => readonly KeyAction[]>();

/** Tells the map of keys (`?`) what keys do for as long as this part of a screen is open. */
export function useScreenKeys(actions: readonly KeyAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  }, [actions]);
  useEffect(() => {
    const tell = () => latest.current;
    parts.add(tell);
    return () => {
      parts.delete(tell);
    };
  }, []);
}

/** What keys do on the screen that is open, in the order in which its parts came. The same is told once. */
export function screenKeys(): readonly KeyAction[] {
  const actions = [...parts].flatMap((tell) => tell());
  return actions.filter((action, place) => actions.findIndex((one) => isSame(one, action)) === place);
}

function isSame(one: KeyAction, other: KeyAction): boolean {
  return one.words === other.words && one.keys.join() === other.keys.join();
}
