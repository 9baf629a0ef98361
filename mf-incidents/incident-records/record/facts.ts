/** One thing that a payload says. */
export interface Fact {
  /** The way to it in the payload, outermost first. */
  readonly path: readonly string[];
  readonly value: string | number | boolean;
}

export interface Facts {
  readonly shown: readonly Fact[];
  /** How many more there are: a list of hundreds would not be read by anyone. */
  readonly leftOut: number;
}

const mostFacts = 24;
const deepest = 4;

/** Everything that a payload of unknown shape says, nested parts included. Nothing (`null`) is left out. */
export function factsOf(payload: Readonly<Record<string, unknown>>): Facts {
  const facts = Object.entries(payload).flatMap(([name, value]) => collected(value, [name]));
  return { shown: facts.slice(0, mostFacts), leftOut: Math.max(0, facts.length - mostFacts) };
}

function collected(value: unknown, path: readonly string[]): readonly Fact[] {
  if (value === null || value === undefined) return [];
  if (isSingle(value)) return [{ path, value }];
  if (Array.isArray(value) && value.every(isSingle)) return value.length > 0 ? [{ path, value: value.join(', ') }] : [];
  if (path.length >= deepest) return [{ path, value: JSON.stringify(value) }];
  return Object.entries(value).flatMap(([name, item]) => collected(item, [...path, name]));
}

function isSingle(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
