/**
 * Why a remote, or one of its screens, could not be loaded. Each code has a sentence in the shell's texts
 * (`loadFailure.<code>`) and a row in `docs/operate.md`.
 */
export const loadFailureCodes = [
  'unreachable', // no answer: the network, or nothing listens
  'refused', // an answer with an error status
  'not-a-script', // an answer that is something else, usually a page
  'altered', // the bytes are not those that the registry names
  'timeout', // no complete answer in time
  'no-container', // the script ran, but threw or left no container
  'sharing-refused', // the container does not accept the shared modules of this shell
  'no-screen', // the container has no such module, or the module no such screen
] as const;

export type LoadFailureCode = (typeof loadFailureCodes)[number];

/** A failed load, as a value. `context` names the file and, where known, the status and the kind of the answer. */
export interface LoadFailure {
  readonly code: LoadFailureCode;
  readonly context: {
    readonly remote: string;
    readonly version: string;
    readonly file: string;
    readonly status?: number;
    readonly contentType?: string;
  };
  readonly cause?: unknown;
}

/** Failures that another try cannot mend while the registry stays as it is. */
const lasting: ReadonlySet<LoadFailureCode> = new Set(['sharing-refused', 'no-screen']);

/** Whether trying again by itself makes sense. A person may always try again. */
export function mayHeal(failure: LoadFailure): boolean {
  return !lasting.has(failure.code);
}
