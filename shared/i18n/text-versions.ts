const mark = '@';

/**
 * The name under which the texts of one version of a part are kept. After a new composition two versions are in one tab:
 * each speaks with its own words.
 */
export function textsOfVersion(namespace: string, version: string): string {
  return `${namespace}${mark}${version}`;
}

/** Whether two names stand for texts of one part in different versions. */
export function areVersionsOfOne(name: string, other: string): boolean {
  return name !== other && partOf(name) === partOf(other);
}

function partOf(name: string): string {
  return name.split(mark, 1)[0] ?? name;
}
