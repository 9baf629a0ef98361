import path from 'node:path';

/** How Rspack (2.2.9) begins the program that it puts before all others, as the text of a module without a file. */
const beginning = 'import __module_federation_bundler_runtime__ from ';

/** What it ends with: a function of its own, given out as text, which reads the lines before it. */
const itsOwn = /;\s*(?=const runtimeRequire\b)/;

const startFile = path.join(import.meta.dirname, 'start-federation.ts');
const lateFilesFile = path.join(import.meta.dirname, 'late-files.ts');

/**
 * The request of the start of federation with the suite's own in the place of Rspack's, a fourth of the size; null for
 * any other request.
 */
export function requestOfOwnStart(request: string): string | null {
  const [loader, encoded] = request.split('data:text/javascript,');
  if (encoded === undefined) return null;
  const text = decodeURIComponent(encoded);
  // Rspack asks before and after it has looked at a request: the second time it is the suite's own.
  if (!text.startsWith(beginning) || text.includes(startFile)) return null;
  const [settings, rest] = text.split(itsOwn);
  if (rest === undefined)
    throw new Error('Rspack writes the start of federation in another way: see embedded-start.ts');
  const build =
    'name:__module_federation_container_name__,shareStrategy:__module_federation_share_strategy__,plugins:__module_federation_runtime_plugins__';
  const own = `${settings};import {startFederation} from ${JSON.stringify(startFile)};import {askForLateFiles} from ${JSON.stringify(lateFilesFile)};askForLateFiles(__webpack_require__);startFederation(__webpack_require__,__module_federation_bundler_runtime__,{${build}})`;
  return `${loader}data:text/javascript,${encodeURIComponent(own)}`;
}
