/**
 * Whether a version satisfies a caret range (`^1.2.0`) or an exact version: all that a descriptor may ask for.
 * The full grammar of ranges would cost more bytes in the first file than the question is worth.
 */
export function satisfies(version: string, range: string): boolean {
  const provided = parts(version);
  const needed = parts(range.replace(/^\^/, ''));
  if (provided === null || needed === null) return false;
  const order = compare(provided, needed);
  if (!range.startsWith('^')) return order === 0;
  const leading = needed[0] > 0 ? 1 : needed[1] > 0 ? 2 : 3;
  return order >= 0 && provided.slice(0, leading).every((part, index) => part === needed[index]);
}

type Parts = readonly [number, number, number];

function parts(text: string): Parts | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compare(left: Parts, right: Parts): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
