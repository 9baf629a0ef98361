const list = /^export (type )?\{([^}]*)\}/gm;

/** What a door exports at run time, by the words of its source. Doors name each export, so that nothing leaks by itself. */
export function providedNames(source: string): string[] {
  const names = [...source.matchAll(list)]
    .filter(([, typesOnly]) => typesOnly === undefined)
    .flatMap(([, , inside = '']) => inside.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/).at(-1) ?? each);
  return [...new Set(names)].sort();
}

/**
 * The file that stands for a door which the shell provides. Builds read the names of its exports; nobody runs it, unless
 * a remote's build does not share the door.
 */
export function providedDoor(request: string, names: readonly string[]): string {
  const reason = `${request} is provided by the shell. Share it: import { sharing } from '@barnwatch/shared/sharing'.`;
  return [
    `throw new Error(${JSON.stringify(reason)});`,
    ...names.map((name) => `export const ${name} = undefined;`),
    '',
  ].join('\n');
}
