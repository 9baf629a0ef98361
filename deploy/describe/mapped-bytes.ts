import * as v from 'valibot';

const sourceMap = v.object({ sources: v.array(v.nullable(v.string())), mappings: v.string() });

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of `mappings` (ECMA-426, base64 VLQ). */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    if (digit < 0) throw new TypeError(`${segment} is no segment of a source map`);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/**
 * How many characters of a built script come from each of its sources; `null` for what the build has added.
 *
 * @param map its source map, as JSON
 */
export function mappedBytes(script: string, map: string): ReadonlyMap<string | null, number> {
  const { sources, mappings } = v.parse(sourceMap, JSON.parse(map));
  const bytes = new Map<string | null, number>();
  const add = (source: string | null, count: number) => bytes.set(source, (bytes.get(source) ?? 0) + count);
  const lines = script.split('\n');
  let source = 0;
  for (const [row, segments] of mappings.split(';').entries()) {
    const length = lines[row]?.length ?? 0;
    let column = 0;
    let from: string | null = null;
    for (const segment of segments.split(',').filter((one) => one !== '')) {
      const [columns = 0, sourceStep] = numbersOf(segment);
      add(from, columns);
      column += columns;
      if (sourceStep !== undefined) source += sourceStep;
      from = sourceStep === undefined ? null : (sources[source] ?? null);
    }
    add(from, Math.max(0, length - column));
  }
  return bytes;
}
