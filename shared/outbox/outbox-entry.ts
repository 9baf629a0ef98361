import * as v from 'valibot';
import { type RequestError, requestErrorCodes } from '../auth-client';
import { type OutboxWrite, outboxWriteSchema } from './outbox-write';

const errorSchema = v.object({
  code: v.picklist(requestErrorCodes),
  context: v.object({
    instanceId: v.string(),
    call: v.string(),
    status: v.exactOptional(v.number()),
    retryAfterMs: v.exactOptional(v.number()),
    reason: v.exactOptional(v.string()),
    details: v.exactOptional(v.unknown()),
  }),
});

/** Why an entry was not taken, without what cannot be stored. */
export type OutboxError = Pick<RequestError, 'code' | 'context'>;

const standingSchema = v.variant('kind', [
  v.object({
    kind: v.literal('waiting'),
    failures: v.number(),
    /** Not tried again before, ms since 1970 UTC. */
    notBefore: v.number(),
    /** When it failed last; null before the first try. */
    failedAt: v.nullable(v.number()),
    error: v.nullable(errorSchema),
  }),
  v.object({ kind: v.literal('needs-you'), error: errorSchema }),
]);

/** Goes by itself as soon as it can, or was refused and waits for somebody to decide. */
export type OutboxStanding =
  | {
      readonly kind: 'waiting';
      readonly failures: number;
      readonly notBefore: number;
      readonly failedAt: number | null;
      readonly error: OutboxError | null;
    }
  | { readonly kind: 'needs-you'; readonly error: OutboxError };

export const outboxEntrySchema = v.object({
  identifier: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{8,128}$/)),
  kind: v.string(),
  instanceId: v.string(),
  accountId: v.string(),
  position: v.number(),
  madeAt: v.number(),
  revision: v.number(),
  attempted: v.boolean(),
  changedAfterAttempt: v.boolean(),
  write: outboxWriteSchema,
  standing: standingSchema,
});

/** One write that is on its way. */
export interface OutboxEntry {
  /** Made on this device: the same one sent twice answers the first result. */
  readonly identifier: string;
  /** Whose it is, in the words of the screen: `intervention`, `documentation`. */
  readonly kind: string;
  readonly instanceId: string;
  readonly accountId: string;
  /** Entries go in this order. */
  readonly position: number;
  /** When it was written down, ms since 1970 UTC by the device's clock. */
  readonly madeAt: number;
  /** Grows with each change. */
  readonly revision: number;
  /** Sent at least once: it may have arrived, whatever was answered. */
  readonly attempted: boolean;
  /** The words now are not those that may have arrived. */
  readonly changedAfterAttempt: boolean;
  readonly write: OutboxWrite;
  readonly standing: OutboxStanding;
}

export const freshStanding: OutboxStanding = {
  kind: 'waiting',
  failures: 0,
  notBefore: 0,
  failedAt: null,
  error: null,
};

/** What an entry is about: entries about the same thing never overtake each other. */
export function subjectOf({ write, identifier }: Pick<OutboxEntry, 'write' | 'identifier'>): string {
  switch (write.call) {
    case 'create-incident':
      return identifier;
    case 'add-event':
    case 'close-incident':
      return write.incidentId;
    case 'attach-picture':
      return write.incidentId ?? write.after;
  }
}
