/** The entry so many places on, round the end; the first or last from nowhere. */
export function stepFrom<Entry>(entries: readonly Entry[], from: Entry | undefined, step: number): Entry | undefined {
  const at = from === undefined ? -1 : entries.indexOf(from);
  if (at < 0) return step > 0 ? entries[0] : entries.at(-1);
  return entries.at((at + step) % entries.length);
}
