import type { RequestError } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';

const names = v.optional(v.array(v.string()), []);
const details = v.object({ all: names, any: names });

/** The rights that a refusal (403) names as missing; none where it names none. Of `any`, each one would do. */
export function missingRights({ code, context }: Pick<RequestError, 'code' | 'context'>): readonly string[] {
  if (code !== 'forbidden') return [];
  const reading = v.safeParse(details, context.details);
  return reading.success ? [...reading.output.all, ...reading.output.any] : [];
}
