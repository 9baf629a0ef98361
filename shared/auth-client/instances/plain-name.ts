/** Longest name that is shown, characters. */
const longestName = 100;

/**
 * A name that somebody else gave, as it may be shown: without control and direction marks, which could make it look like
 * another one, and no longer than a line.
 */
export function plainName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, longestName);
}
