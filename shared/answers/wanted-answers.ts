interface Wanted {
  /** How many screens wait for it. */
  count: number;
  readonly abort: AbortController;
}

const wanted = new Map<string, Wanted>();

function entryOf(name: string): Wanted {
  const entry = wanted.get(name) ?? { count: 0, abort: new AbortController() };
  wanted.set(name, entry);
  return entry;
}

/** Ends with the last one who wants the answer (product F2: leaving the page cancels). */
export function whileWanted(name: string): AbortSignal {
  return entryOf(name).abort.signal;
}

/** Whether a screen waits for it or shows it. */
export function isWanted(name: string): boolean {
  return (wanted.get(name)?.count ?? 0) > 0;
}

const askingAgain = new Set<string>();

/** Asks once more for all who want the answer: each of them notices that it is time, one of them asks. */
export function askAgain(name: string, ask: () => Promise<unknown>): void {
  if (askingAgain.has(name)) return;
  askingAgain.add(name);
  const asked = (): void => void askingAgain.delete(name);
  ask().then(asked, asked);
}

/** Somebody wants an answer. The function that comes back is called when they no longer do. */
export function wantAnswer(name: string): () => void {
  const entry = entryOf(name);
  entry.count += 1;
  return () => {
    entry.count -= 1;
    // A screen that takes its place may want the same: React reports both at once, and the request goes on.
    queueMicrotask(() => {
      if (entry.count > 0 || wanted.get(name) !== entry) return;
      wanted.delete(name);
      entry.abort.abort();
    });
  };
}

const askingTogether = new Set<string>();

/** Asks once for all who ask for the same in one go: several screens may be told of one event. */
export function askTogether(name: string, ask: () => void): void {
  if (askingTogether.has(name)) return;
  askingTogether.add(name);
  queueMicrotask(() => {
    askingTogether.delete(name);
    ask();
  });
}

const demanded = new Set<string>();

/** Somebody has asked for it anew by hand: what is kept will not do. */
export function demandAnswer(name: string): void {
  demanded.add(name);
}

/** Whether it was asked for by hand since the last time. */
export function takeDemand(name: string): boolean {
  return demanded.delete(name);
}
