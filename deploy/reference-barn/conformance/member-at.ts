/** What lies at the end of a way into a value; undefined where the way leads nowhere. */
export function memberAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined),
    value,
  );
}
