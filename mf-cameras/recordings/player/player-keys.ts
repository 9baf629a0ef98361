/** What a key does in the player. */
export type PlayerKeyAction =
  | { readonly kind: 'toggle' | 'pause' | 'snapshot' | 'fullscreen' | 'copy-link' }
  | { readonly kind: 'run' | 'frame' | 'speed'; readonly direction: 1 | -1 }
  | { readonly kind: 'jump'; readonly byMs: number }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'beside'; readonly what: 'recording' | 'incident'; readonly direction: 1 | -1 };

const jumpMs = 10_000;
const farMs = 60_000;

/** By `key` of the event, as it is written on the keyboard. */
const actions: Readonly<Record<string, PlayerKeyAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'pause' },
  j: { kind: 'run', direction: -1 },
  l: { kind: 'run', direction: 1 },
  ',': { kind: 'frame', direction: -1 },
  '.': { kind: 'frame', direction: 1 },
  '<': { kind: 'speed', direction: -1 },
  '>': { kind: 'speed', direction: 1 },
  ArrowLeft: { kind: 'jump', byMs: -jumpMs },
  ArrowRight: { kind: 'jump', byMs: jumpMs },
  PageDown: { kind: 'jump', byMs: farMs },
  PageUp: { kind: 'jump', byMs: -farMs },
  Home: { kind: 'edge', edge: 'start' },
  End: { kind: 'edge', edge: 'end' },
  n: { kind: 'beside', what: 'recording', direction: 1 },
  p: { kind: 'beside', what: 'recording', direction: -1 },
  ']': { kind: 'beside', what: 'incident', direction: 1 },
  '[': { kind: 'beside', what: 'incident', direction: -1 },
  s: { kind: 'snapshot' },
  f: { kind: 'fullscreen' },
  c: { kind: 'copy-link' },
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Null where a key means nothing here. With Shift the arrows move the enlarged picture. */
export function actionOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): PlayerKeyAction | null {
  if (altKey || ctrlKey || metaKey || (shiftKey && key.startsWith('Arrow'))) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(actions, name) ? (actions[name] ?? null) : null;
}
