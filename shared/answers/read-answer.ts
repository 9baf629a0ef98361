/** What an instance has answered, as it came: each screen reads it by its own `parse`. */
export interface Received {
  /** `data` of the envelope. */
  readonly data: unknown;
  /** ms since 1970 UTC */
  readonly receivedAt: number;
}

export type Parse<T> = (data: unknown) => T;

export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly cause: unknown };

/** What was read already, by data and parser: screens that share a parser share the value too. */
const readings = new WeakMap<object, Map<Parse<unknown>, Reading<unknown>>>();

/**
 * Reads an answer's data by a parser. Two screens may ask for the same under the same key and expect different shapes:
 * what one has read is never handed to the other.
 */
export function readAnswer<T>(data: unknown, parse: Parse<T>): Reading<T> {
  if (typeof data !== 'object' || data === null) return attempt(data, parse);
  const known = readings.get(data) ?? new Map<Parse<unknown>, Reading<unknown>>();
  readings.set(data, known);
  const reading = known.get(parse) ?? attempt(data, parse);
  known.set(parse, reading);
  // By parser: what that parser has made.
  return reading as Reading<T>;
}

function attempt<T>(data: unknown, parse: Parse<T>): Reading<T> {
  try {
    return { ok: true, value: parse(data) };
  } catch (cause) {
    return { ok: false, cause };
  }
}

/** The same. @throws what `parse` makes of anything else */
export function readOrThrow<T>(data: unknown, parse: Parse<T>): T {
  const reading = readAnswer(data, parse);
  if (!reading.ok) throw reading.cause;
  return reading.value;
}

/** Lets through, as it is, what can be read. @throws what `parse` makes of anything else */
export function onlyReadable(parse: Parse<unknown>): (data: unknown) => unknown {
  return (data) => {
    readOrThrow(data, parse);
    return data;
  };
}
