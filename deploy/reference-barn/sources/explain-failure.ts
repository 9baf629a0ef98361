import type { SourceEnd } from './source-end';

/** What ffmpeg says in words (its exit code does not tell), and what it means. The first match counts. */
const meanings: readonly (readonly [RegExp, (message: string) => SourceEnd])[] = [
  [/401 Unauthorized|403 Forbidden/i, (message) => ({ kind: 'unauthorized', message })],
  [/404 Not Found|No such file or directory/i, (message) => ({ kind: 'not-found', message })],
  // At the very opening of an address: whatever listens there is no camera.
  [
    /rtsps?:\/\/\S*: Invalid data found|Impossible to open 'rtsps?:|Error opening input file rtsps?:/i,
    (message) => ({ kind: 'unreachable', message }),
  ],
  [
    /Connection refused|No route to host|Network is unreachable|Failed to resolve|Name or service not known|Connection timed out|Operation timed out|Host is down/i,
    (message) => ({ kind: 'unreachable', message }),
  ],
  [
    /not compatible with flv|is not supported in the official FLV specification|Tag .* incompatible with output|codec not currently supported in container|Could not find tag for codec|matches no streams|dimensions not set|Unknown encoder|does not contain any stream|Invalid data found when processing input/i,
    (message) => ({ kind: 'unsupported', message }),
  ],
];

/** Why ffmpeg was not even started. Node's own words are kept out: they quote the arguments, passwords included. */
export function explainNotStarted(cause: unknown): SourceEnd {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown';
  return code === 'ERR_INVALID_ARG_VALUE'
    ? { kind: 'unsupported', message: 'Nothing can open what the camera record names as its source: correct it.' }
    : { kind: 'encoder-missing', message: `ffmpeg could not be started (${code}).` };
}

/** Reads the reason of a failure from ffmpeg's last words; `otherwise` when they say nothing known. */
export function explainFailure(lastWords: string, otherwise: SourceEnd): SourceEnd {
  const meaning = meanings.find(([pattern]) => pattern.test(lastWords));
  return meaning ? meaning[1](lastWords) : otherwise;
}
