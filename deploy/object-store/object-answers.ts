import * as v from 'valibot';
import type { BucketAddress } from './bucket-address';
import { ObjectStoreError } from './object-store';

/** As far as the client's exceptions say what the store answered. */
const refusalSchema = v.object({
  name: v.string(),
  $metadata: v.object({ httpStatusCode: v.optional(v.number()) }),
});

function refusalOf(cause: unknown): v.InferOutput<typeof refusalSchema> | undefined {
  const parsed = v.safeParse(refusalSchema, cause);
  return parsed.success ? parsed.output : undefined;
}

/** There is no such object. A bucket that is missing is another matter. */
export function isAbsent(cause: unknown): boolean {
  const refusal = refusalOf(cause);
  return refusal?.$metadata.httpStatusCode === 404 && refusal.name !== 'NoSuchBucket';
}

/** A conditional write found something else: another content (412), one that is being written (409), or none (404). */
export function isOther(cause: unknown): boolean {
  const status = refusalOf(cause)?.$metadata.httpStatusCode;
  return status === 412 || status === 409 || isAbsent(cause);
}

/** What a store answers; everything that is thrown is its one error. */
export async function answerOf<Answer>(address: BucketAddress, asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (cause) {
    throw new ObjectStoreError(address, cause);
  }
}
