export { fileKind, fileTimeout } from '../../../shell/loader/load-file';

/** Stands in for `shell/loader/load-file`: the bundler's own code fetches what a screen consists of. */
export async function loadFile(): Promise<null> {
  return null;
}
