import * as v from 'valibot';
import { type RequestError, requestErrorCodes } from '../../auth-client';
import { missingSchema, transferOrderSchema } from '../order/transfer-order';

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

/** Why a call failed, without what cannot be stored. */
export type TransferError = v.InferOutput<typeof errorSchema>;

export function storableError({ code, context }: RequestError): TransferError {
  return { code, context };
}

/** Why the device does not take any more: it is full, or its storage refuses or does not answer. */
export const deviceTroubles = ['full', 'refused', 'no-answer'] as const;

export type DeviceTrouble = (typeof deviceTroubles)[number];

const standingSchema = v.variant('kind', [
  v.object({
    kind: v.literal('waiting'),
    failures: v.number(),
    /** Not gone on with before, ms since 1970 UTC. */
    notBefore: v.number(),
    /** Why it failed last. */
    error: v.nullable(errorSchema),
  }),
  v.object({ kind: v.literal('paused') }),
  v.object({ kind: v.literal('refused'), error: errorSchema }),
  v.object({ kind: v.literal('no-room'), trouble: v.picklist(deviceTroubles) }),
  v.object({
    kind: v.literal('done'),
    finishedAt: v.number(),
    /** Of what is handed over. */
    sizeBytes: v.number(),
    name: v.string(),
    /** Of the one file where it is no archive. */
    sha256: v.nullable(v.string()),
    isSaved: v.boolean(),
  }),
]);

/** Goes by itself when its turn comes; was stopped; needs somebody; or lies ready. */
export type TransferStanding = v.InferOutput<typeof standingSchema>;

export const transferSchema = v.object({
  identifier: v.string(),
  instanceId: v.string(),
  accountId: v.string(),
  /** They go in this order. */
  position: v.number(),
  madeAt: v.number(),
  order: transferOrderSchema,
  standing: standingSchema,
  /** How far it is: all of this lies in its parts. */
  done: v.object({
    parts: v.number(),
    bytes: v.number(),
    /** Of the order, with those that turned out to be missing. */
    items: v.number(),
    files: v.number(),
    missing: v.number(),
  }),
  /** The file that is half there; null between two of them. */
  current: v.nullable(v.object({ offset: v.number(), bytes: v.number(), sizeBytes: v.number() })),
  /** How fast it goes; null as long as nobody knows. */
  bytesPerS: v.nullable(v.number()),
});

/** One export on this device. */
export type Transfer = v.InferOutput<typeof transferSchema>;

export const storedFileSchema = v.object({
  name: v.string(),
  camera: v.number(),
  /** What it shows: a picture shows one moment. */
  start: v.number(),
  end: v.number(),
  /** When the picture was taken; null where nobody said. */
  capturedAt: v.nullable(v.number()),
  /** Where it lies among all bytes of the export. */
  offset: v.number(),
  sizeBytes: v.number(),
  crc32: v.number(),
  sha256: v.string(),
  /** Animals by label, in the order of the labels. */
  counts: v.array(v.nullable(v.number())),
});

export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** Some bytes of an export, and what is known of the files that end in them. */
export const partSchema = v.object({
  bytes: v.instance(Blob),
  files: v.array(storedFileSchema),
  missing: v.array(missingSchema),
});

export type TransferPart = v.InferOutput<typeof partSchema>;

export const freshStanding = {
  kind: 'waiting',
  failures: 0,
  notBefore: 0,
  error: null,
} as const satisfies TransferStanding;
