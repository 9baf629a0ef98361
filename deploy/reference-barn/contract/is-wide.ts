// Five times as many as the largest body that a screen sends.
const mostValues = 20_000;

/** Whether a JSON value holds so many values that finding every fault in it would take long. */
export function isWide(value: unknown): boolean {
  const rest: unknown[] = [value];
  for (let looked = 0; rest.length > 0; looked += 1) {
    if (looked + rest.length > mostValues) return true;
    const next = rest.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const member of Object.values(next)) rest.push(member);
  }
  return false;
}
