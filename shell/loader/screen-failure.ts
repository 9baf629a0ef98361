import type { LoadFailure } from './load-failure';
import { NoContainer, NotLoaded } from './suite-plugin';

/** The federation runtime, webpack's and Rspack's containers say only by words that a shared module did not fit. */
const sharingWords = /shared (singleton )?module|cannot find shared|RUNTIME-0(05|06|12|15)\b/i;

/** What browsers call it when an `import()` of a file has failed. */
const importWords = /dynamically imported module|importing a module script failed/i;

/** Whether an `import()` failed because a file did not come, not because the program threw. */
export function isMissedImport(cause: unknown): cause is TypeError {
  return cause instanceof TypeError && importWords.test(cause.message);
}

/** The address of a file that the program of a remote or of the shell has asked for in vain. */
function missedFile(cause: Error): string | null {
  if (cause.name === 'ChunkLoadError' || 'request' in cause) return String(Reflect.get(cause, 'request') ?? '');
  return isMissedImport(cause) ? cause.message : null;
}

/** Whether what a screen threw is that a file of its program did not come: another build may have taken its place. */
export function isMissedFile(cause: unknown): boolean {
  return cause instanceof Error && missedFile(cause) !== null;
}

/** The last part of an address, which is what a person can compare with a list of files. */
function fileName(address: string): string {
  return address.split('/').at(-1)?.split('?')[0] ?? address;
}

/**
 * Why a screen could not be taken out of its remote.
 * @param cause what the federation runtime, the container or the screen's module threw
 * @param context of the exposed module
 */
export function screenFailure(cause: unknown, context: LoadFailure['context'], entryFile: string): LoadFailure {
  if (cause instanceof NotLoaded) return cause.failure;
  if (cause instanceof NoContainer) return { code: 'no-container', context: { ...context, file: entryFile } };
  if (!(cause instanceof Error)) return { code: 'no-screen', context, cause };
  const missed = missedFile(cause);
  if (missed !== null) return { code: 'unreachable', context: { ...context, file: fileName(missed) }, cause };
  return { code: sharingWords.test(cause.message) ? 'sharing-refused' : 'no-screen', context, cause };
}
