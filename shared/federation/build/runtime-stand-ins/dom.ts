/**
 * Stands in for the part of the federation runtime that puts scripts and links into the page: the suite's own plugin
 * brings every file and hands over the container (`shell/loader/suite-plugin.ts`).
 */
function notHere(): never {
  throw new Error('Files of remotes are brought by the loader of the shell.');
}

export const createLink = notHere;
export const createScript = notHere;
export const isStaticResourcesEqual = notHere;
export const safeWrapper = notHere;

export function loadScript(): Promise<never> {
  return Promise.reject(new Error('Files of remotes are brought by the loader of the shell.'));
}
