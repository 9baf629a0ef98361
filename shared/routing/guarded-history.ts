import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import { addressOf, type HistoryEntry, locationOf, placeOf } from './history-entry';
import type { LeaveGuards } from './leave-guard';

/** Where the tab is, and how it came there. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
}

/**
 * The history of the tab as React Router's `Router` navigates it, where a screen with unsaved input can hold what
 * leaves it: links and calls of `navigate` before they happen, back and forward by undoing them before anybody is told.
 */
export class GuardedHistory implements Navigator {
  readonly #guards: LeaveGuards;
  readonly #tell: (visit: Visit) => void;
  #place: number;
  /** Of the screen that is shown: by the time that one is told of back and forward, the address is another. */
  #shown: string;
  #isUndoing = false;

  constructor(guards: LeaveGuards, tell: (visit: Visit) => void) {
    this.#guards = guards;
    this.#tell = tell;
    this.#shown = location.href;
    this.#place = placeOf(history.state) ?? this.#number(0);
  }

  /** Where the tab is when the suite starts. */
  static now(): Visit {
    return { location: locationOf(location, history.state), type: NavigationType.Pop };
  }

  /** Listens to back and forward until the answer is called. */
  listen(): () => void {
    addEventListener('popstate', this.#moved);
    return () => removeEventListener('popstate', this.#moved);
  }

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly go = (steps: number): void => history.go(steps);

  readonly push = (to: To, state?: unknown): void =>
    this.#unlessHeld(to, (address) => {
      try {
        history.pushState(this.#entry(state, this.#place + 1), '', address);
      } catch (cause) {
        if (cause instanceof DOMException && cause.name === 'DataCloneError') throw cause;
        // Browsers refuse entries when too many come at once: the page is loaded there instead.
        location.assign(address);
      }
      this.#arrive(NavigationType.Push);
    });

  readonly replace = (to: To, state?: unknown): void =>
    this.#unlessHeld(to, (address) => {
      history.replaceState(this.#entry(state, this.#place), '', address);
      this.#arrive(NavigationType.Replace);
    });

  readonly #moved = (): void => {
    const from = this.#place;
    const to = placeOf(history.state) ?? this.#number(from + 1);
    if (this.#isUndoing) {
      this.#isUndoing = false;
      this.#place = to;
      return;
    }
    if (to === from || !this.#guards.holds(this.#shown, location.href)) {
      this.#arrive(NavigationType.Pop);
      return;
    }
    this.#isUndoing = true;
    history.go(from - to);
    this.#guards.pass(() => history.go(to - from));
  };

  #unlessHeld(to: To, navigate: (address: string) => void): void {
    const address = addressOf(to, location.pathname);
    if (this.#guards.holds(location.href, new URL(address, location.href).href))
      this.#guards.pass(() => navigate(address));
    else navigate(address);
  }

  #entry(state: unknown, place: number): HistoryEntry {
    return { usr: state, key: Math.random().toString(36).slice(2, 10), idx: place };
  }

  #number(place: number): number {
    history.replaceState({ ...history.state, idx: place }, '');
    return place;
  }

  #arrive(type: NavigationType): void {
    this.#place = placeOf(history.state) ?? this.#place;
    this.#shown = location.href;
    this.#tell({ location: locationOf(location, history.state), type });
  }
}
