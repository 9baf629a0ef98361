import type { RemoteDescriptor } from '@barnwatch/shared/federation';
import { longestName, type RemoteNames, remoteNamePattern } from './remote-names';

/** What a repository has already. */
export interface Taken {
  /** Files and folders at its root. */
  readonly folders: readonly string[];
  readonly workspaces: readonly string[];
  readonly descriptors: readonly RemoteDescriptor[];
}

/** Whether one address may be meant by both: part by part the same word, or a parameter, which any word fills. */
function meet(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  const shared = Math.min(left.length, right.length);
  const mayEnd = (parts: readonly string[]) => parts.slice(shared).every((part) => part.endsWith('?'));
  const isSame = (part: string, at: number) =>
    part === right[at] || part.startsWith(':') || right[at]?.startsWith(':') === true;
  return mayEnd(left) && mayEnd(right) && left.slice(0, shared).every(isSame);
}

/** Why a name is none for a remote, by its form alone. */
function formProblem(name: string): string | null {
  if (!name.startsWith('mf-')) return `A remote is called mf-…, such as mf-feeding; "${name}" is not.`;
  if (!remoteNamePattern.test(name))
    return `"${name}" is no name for a remote: after mf- come words of small letters and digits between single hyphens, each beginning with a letter.`;
  if (name.length > longestName) return `"${name}" is too long: ${longestName} characters at most.`;
  return null;
}

/** Everything that keeps a remote from getting this name, a sentence each; empty when it may have it. */
export function nameProblems({ remote, screenFolder, route }: RemoteNames, taken: Taken): readonly string[] {
  const form = formProblem(remote);
  if (form !== null) return [form];
  if (taken.folders.includes(remote)) return [`There is a folder ${remote} already: nothing is written over it.`];
  return [
    ...(taken.workspaces.includes(remote)
      ? [`package.json names ${remote} among its workspaces already, but there is no such folder.`]
      : []),
    ...taken.descriptors.flatMap(({ name, routes, nav, textNamespace }) => [
      ...(name === remote || textNamespace === remote ? [`A remote called ${remote} is in the suite already.`] : []),
      ...routes
        .filter(({ path }) => meet(path, route))
        .map(({ path }) => `Its screen would be at ${route}, where ${name} has ${path}.`),
      ...nav
        .filter(({ id }) => id === screenFolder)
        .map(({ id }) => `Its entry in the navigation would be '${id}', which ${name} has already.`),
    ]),
  ];
}
