const listeners = new Set<() => void>();

/** A draft of this window was kept or forgotten. */
export function tellDraftChange(): void {
  for (const listener of listeners) listener();
}

/** @returns ends it */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
