import type { BarnAnswer } from './barn-answer';
import type { Parse } from './read-answer';
import { partByPart, readParts } from './read-parts';
import { useAnswer } from './use-answer';

export interface PartedBarnAnswerOptions<Part, Whole> {
  /** What is asked for as a whole: it tells this answer from others. */
  readonly body: unknown;
  /** The bodies of the calls, one a part, as of the moment of asking. */
  readonly bodies: () => readonly unknown[];
  /** Gets `data` of the envelope of one part. */
  readonly parsePart: Parse<Part>;
  /** Puts the parts together, in the order of `bodies`. */
  readonly join: (parts: readonly Part[]) => Whole;
  /** As for `useBarnAnswer`. */
  readonly keep?: boolean;
  readonly refreshEveryMs?: number;
  readonly instanceId?: string;
}

/** An answer that takes an instance longer to work out than a call may last: asked for in parts, by POST. */
export function usePartedBarnAnswer<Part, Whole>(
  key: string,
  path: string,
  options: PartedBarnAnswerOptions<Part, Whole>,
): BarnAnswer<Whole> {
  const { body, bodies, parsePart, join, keep = false, refreshEveryMs = 0, instanceId } = options;
  return useAnswer({
    key,
    path,
    body: { parts: body },
    instanceId,
    parse: (data) => join(readParts(data, parsePart)),
    question: () => partByPart({ path, bodies, parsePart }),
    keep,
    refreshEveryMs,
    reuseForMs: 0,
  });
}
