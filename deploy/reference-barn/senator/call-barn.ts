import * as v from 'valibot';
import { type Refusal, refuse } from '../server/refusals';

const errorAnswer = v.object({
  error: v.object({ code: v.string(), details: v.optional(v.record(v.string(), v.unknown())) }),
});

/** What a barn answered, as far as the senator has to tell it on. */
export type BarnAnswer<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'refused'; readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  /** No answer of a barn: the refusal says why. */
  | { readonly kind: 'failed'; readonly refusal: Refusal };

const answerTimeoutMs = 10_000;
const longestAnswer = 100_000;

/**
 * Posts to a barn and reads the answer's `data`. Never throws, never follows a redirect: what is sent is good at this
 * barn only.
 */
export async function callBarn<Data>(
  address: string,
  path: string,
  body: object,
  schema: v.GenericSchema<unknown, Data>,
  signal: AbortSignal,
): Promise<BarnAnswer<Data>> {
  const tooLate = AbortSignal.timeout(answerTimeoutMs);
  try {
    const response = await fetch(`${address}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, tooLate]),
    });
    return readAnswer(response.status, (await response.text()).slice(0, longestAnswer), schema);
  } catch {
    return tooLate.aborted
      ? failed(refuse('instance-silent', 'The barn did not answer in time'))
      : failed(refuse('instance-unreachable', 'The barn cannot be reached'));
  }
}

function readAnswer<Data>(status: number, text: string, schema: v.GenericSchema<unknown, Data>): BarnAnswer<Data> {
  const json = parseJson(text);
  if (status >= 200 && status < 300) {
    const read = v.safeParse(v.object({ data: schema }), json);
    return read.success ? { kind: 'answered', data: read.output.data } : unusable(status, 'unexpected-shape');
  }
  const read = v.safeParse(errorAnswer, json);
  if (!read.success) return unusable(status, 'unexpected-shape');
  const { code, details = {} } = read.output.error;
  return { kind: 'refused', code, details };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unusable<Data>(status: number, reason: string): BarnAnswer<Data> {
  const words = 'What answers at the address of the barn is no barn, or one in trouble';
  return failed(refuse('instance-unreachable', words, { details: { status, reason } }));
}

function failed<Data>(refusal: Refusal): BarnAnswer<Data> {
  return { kind: 'failed', refusal };
}
