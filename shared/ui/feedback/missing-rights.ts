import * as v from 'valibot';
import type { RequestError } from '../../auth-client';

/** The rights that a refusal names: all of `all` are missing, and one of `any` would do. */
export interface MissingRights {
  readonly all: readonly string[];
  readonly any: readonly string[];
}

const names = v.optional(v.array(v.string()), []);
const details = v.object({ all: names, any: names });
const none: MissingRights = { all: [], any: [] };

/** What a refusal (403) names as missing (product F42); nothing where it names nothing. */
export function missingRights({ code, context }: Pick<RequestError, 'code' | 'context'>): MissingRights {
  if (code !== 'forbidden') return none;
  const reading = v.safeParse(details, context.details);
  return reading.success ? reading.output : none;
}
