/** A JSON value as text, the same for equal values: the order in which an object was put together does not matter. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (isPlain(part) ? sorted(part) : part)) ?? 'undefined';
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
