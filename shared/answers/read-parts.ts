import * as v from 'valibot';
import type { Question } from './fetch-answer';
import { onlyReadable, type Parse, readOrThrow } from './read-answer';

interface PartsQuestion {
  readonly path: string;
  /** The bodies of the calls, one a part, as of the moment of asking. */
  readonly bodies: () => readonly unknown[];
  readonly parsePart: Parse<unknown>;
}

/** Asks for one part after the other, each within the time of a call. One that fails ends it. */
export function partByPart({ path, bodies, parsePart }: PartsQuestion): Question {
  return async (client, signal) => {
    const parts: unknown[] = [];
    for (const body of bodies()) {
      const outcome = await client.post(path, { body, signal, parse: onlyReadable(parsePart) });
      if (!outcome.ok) return outcome;
      parts.push(outcome.value);
    }
    return { ok: true, value: { parts } };
  };
}

const asked = v.object({ parts: v.array(v.unknown()) });

/** The parts in the order in which they were asked for. */
export function readParts<Part>(data: unknown, parsePart: Parse<Part>): readonly Part[] {
  return v.parse(asked, data).parts.map((part) => readOrThrow(part, parsePart));
}
