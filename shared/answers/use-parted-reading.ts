import type { Call } from '../wire/call';
import type { CallRequest } from '../wire/call-request';
import type { BarnAnswer } from './barn-answer';
import { callPath } from './call-path';
import { callReader } from './call-reader';
import type { ReadingName } from './reading-name';
import { usePartedBarnAnswer } from './use-parted-barn-answer';
import type { ReadingOptions } from './use-reading';

export interface PartedQuestion<Name extends ReadingName, Part, Whole> extends Omit<ReadingOptions, 'reuseForMs'> {
  /** What is asked for as a whole: it tells this answer from others. */
  readonly body: unknown;
  /** The bodies of the calls, one a part, as of the moment of asking. */
  readonly bodies: () => readonly CallRequest<Name>['body'][];
  /** Puts the parts together, in the order of `bodies`. */
  readonly join: (parts: readonly Part[]) => Whole;
}

/** An answer that takes an instance longer to work out than a call may last: asked for in parts, by POST. */
export function usePartedReading<Name extends ReadingName, Part, Whole>(
  call: Call<Name, Part>,
  { body, bodies, join, instanceId, ...options }: PartedQuestion<Name, Part, Whole>,
): BarnAnswer<Whole> {
  const read = callReader(call);
  return usePartedBarnAnswer(call.name, callPath(call.name, {}), {
    body,
    bodies,
    parsePart: (data) => read(data).answer,
    join,
    ...options,
    ...(instanceId !== undefined && { instanceId }),
  });
}
