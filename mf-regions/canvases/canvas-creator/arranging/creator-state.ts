import { type Arrangement, isSameArrangement } from './arrangement';
import { afterStep, type Ratios, type Step } from './steps';

/** What is arranged, what was before, and what was taken back. Nothing is ever forgotten. */
export interface CreatorState {
  readonly past: readonly Arrangement[];
  readonly now: Arrangement;
  readonly future: readonly Arrangement[];
  /** What belongs together and is one step back: a picture that is being dragged, a name that is being typed. */
  readonly gesture: string | null;
  /** Keys of the pictures that are chosen, in the order in which they lie. */
  readonly selected: ReadonlySet<string>;
  /** As the barn has it; null while it is on no barn. */
  readonly base: Base | null;
}

export interface Base {
  readonly canvasId: string;
  readonly arrangement: Arrangement;
  /** ms since 1970 UTC: what a change is based on. */
  readonly lastUpdated: number;
}

export type CreatorEvent =
  | {
      readonly kind: 'step';
      readonly step: Step;
      readonly ratios: Ratios;
      /** Steps of one gesture are one step back. */
      readonly gesture?: Gesture;
    }
  | { readonly kind: 'gesture-ended' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'select'; readonly keys: readonly string[] }
  | { readonly kind: 'toggle'; readonly key: string }
  /** The barn has taken it, or says what it is now. */
  | { readonly kind: 'based'; readonly base: Base | null }
  /** What the barn has takes the place of everything: nothing was done here. */
  | { readonly kind: 'opened'; readonly base: Base };

export interface Gesture {
  readonly id: string;
  /** `whole`: each step says what has come of the gesture since it began; `more`: it comes on top of the one before. */
  readonly says: 'whole' | 'more';
}

export function startState(now: Arrangement, base: Base | null): CreatorState {
  return { past: [], now, future: [], gesture: null, selected: new Set(), base };
}

export function creatorAfter(state: CreatorState, event: CreatorEvent): CreatorState {
  switch (event.kind) {
    case 'step':
      return stepped(state, event);
    case 'gesture-ended':
      return state.gesture === null ? state : { ...state, gesture: null };
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      const past = state.past.slice(0, -1);
      return selectedOf({ ...state, past, now: before, future: [state.now, ...state.future], gesture: null });
    }
    case 'redo': {
      const [next, ...future] = state.future;
      if (!next) return state;
      return selectedOf({ ...state, past: [...state.past, state.now], now: next, future, gesture: null });
    }
    case 'select':
      return selectedOf({ ...state, selected: new Set(event.keys) });
    case 'toggle': {
      const selected = new Set(state.selected);
      if (!selected.delete(event.key)) selected.add(event.key);
      return selectedOf({ ...state, selected });
    }
    case 'based':
      return { ...state, base: event.base, gesture: null };
    case 'opened':
      return startState(event.base.arrangement, event.base);
  }
}

/** Something would be lost. */
export function isChanged({ now, base }: CreatorState, start: Arrangement): boolean {
  return !isSameArrangement(now, base?.arrangement ?? start);
}

function stepped(state: CreatorState, event: Extract<CreatorEvent, { kind: 'step' }>): CreatorState {
  const { step, ratios, gesture } = event;
  const goesOn = gesture !== undefined && gesture.id === state.gesture;
  const start = goesOn ? state.past.at(-1) : undefined;
  const from = start && gesture?.says === 'whole' ? start : state.now;
  const now = afterStep(from, step, ratios);
  // A blank at the end of a name is told to nobody, and is typed all the same.
  if (now.name === state.now.name && isSameArrangement(now, state.now)) return state;
  const past = start ? state.past : [...state.past, state.now];
  const next = selectedOf({ ...state, past, now, future: [], gesture: gesture?.id ?? null });
  return step.kind === 'add' ? { ...next, selected: addedKeys(state.now, now) } : next;
}

function addedKeys(before: Arrangement, after: Arrangement): ReadonlySet<string> {
  const known = new Set(before.places.map(({ key }) => key));
  return new Set(after.places.flatMap(({ key }) => (known.has(key) ? [] : [key])));
}

/** What is no longer there is not chosen either. */
function selectedOf(state: CreatorState): CreatorState {
  const selected = new Set(state.now.places.flatMap(({ key }) => (state.selected.has(key) ? [key] : [])));
  return { ...state, selected };
}
