import { useMemo } from 'react';
import type { Call } from '../wire/call';
import type { CallRequest } from '../wire/call-request';
import type { CallReading } from '../wire/read-call';
import type { BarnReading } from './barn-reading';
import { callPath } from './call-path';
import { callReader } from './call-reader';
import { partByPart, readParts } from './read-parts';
import type { ReadingName } from './reading-name';
import { useAnswer } from './use-answer';
import type { ReadingOptions } from './use-reading';
import { type Select, useSelected } from './use-selected';

export interface PartedQuestion<Name extends ReadingName, Answer, Part, Whole>
  extends Omit<ReadingOptions, 'reuseForMs'> {
  /** What is asked for as a whole: it tells this answer from others. */
  readonly body: unknown;
  /** The bodies of the calls, one a part, as of the moment of asking. */
  readonly bodies: () => readonly CallRequest<Name>['body'][];
  /** What is needed of each part; a function of its module. A part that it cannot read is a failure. */
  readonly select: Select<Answer, Part>;
  /** Puts the parts together, in the order of `bodies`; a function of its module. */
  readonly join: (parts: readonly Part[]) => Whole;
}

/** An answer that takes an instance longer to work out than a call may last: asked for in parts, by POST. */
export function usePartedReading<Name extends ReadingName, Answer, Part, Whole>(
  call: Call<Name, Answer>,
  {
    body,
    bodies,
    select,
    join,
    instanceId,
    keep = false,
    subject,
    refreshEveryMs = 0,
  }: PartedQuestion<Name, Answer, Part, Whole>,
): BarnReading<Whole> {
  const path = callPath(call.name, {});
  const parsePart = useMemo(() => {
    const read = callReader(call);
    return (data: unknown): CallReading<Part> => {
      const { answer: told, ...notRead } = read(data);
      return { ...notRead, answer: select(told) };
    };
  }, [call, select]);
  const answer = useAnswer({
    key: call.name,
    path,
    body: { parts: body },
    instanceId,
    parse: (data) => {
      const parts = readParts(data, parsePart);
      return {
        answer: parts.map((part) => part.answer),
        setAside: parts.flatMap((part) => part.setAside),
        setAsideWithin: parts.flatMap((part) => part.setAsideWithin),
      };
    },
    question: () => partByPart({ path, bodies, parsePart }),
    keep,
    subject,
    refreshEveryMs,
    reuseForMs: 0,
  });
  return useSelected(answer, join);
}
