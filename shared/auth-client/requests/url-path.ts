/**
 * Template tag for the path of a call: every inserted value becomes one encoded path segment, so that an identifier can
 * never leave its place. `.` and `..` would be resolved by the browser even when encoded, so they are refused.
 *
 * @throws {RangeError} for an empty value, `.` or `..`
 */
export function urlPath(parts: TemplateStringsArray, ...values: readonly (string | number | boolean)[]): string {
  return parts.reduce((path, part, index) => path + urlSegment(values[index - 1]) + part);
}

/** One encoded segment of a path. @throws {RangeError} for an empty value, `.` or `..` */
export function urlSegment(value: string | number | boolean | undefined): string {
  const text = String(value ?? '').replace(/\p{Surrogate}/gu, '\uFFFD');
  if (text === '' || text === '.' || text === '..') throw new RangeError(`"${text}" cannot be a part of a path`);
  return encodeURIComponent(text);
}
