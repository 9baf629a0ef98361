import * as v from 'valibot';

const spanSchema = v.object({ start: v.number(), end: v.number() });

/** Why something that was asked for is not in an export. `damaged`: what the barn sent for it is no picture, or nothing. */
export const missingReasons = ['gap', 'privacy', 'deleted', 'damaged'] as const;

export type MissingReason = (typeof missingReasons)[number];

/** What is not in an export. `camera`: its place in the order. */
export const missingSchema = v.object({
  camera: v.number(),
  start: v.number(),
  end: v.number(),
  reason: v.picklist(missingReasons),
});

const commonEntries = {
  /** Of the barn, as one word of a file's name. */
  barnWord: v.string(),
  /** IANA name of the zone that the names of the files are in. */
  timeZone: v.string(),
  /** How a table of values is written. */
  language: v.picklist(['en', 'de']),
  cameras: v.array(v.object({ cameraId: v.string(), name: v.string(), word: v.string() })),
  span: spanSchema,
  /** About how large it will be; null where nobody knows. */
  expectedBytes: v.nullable(v.number()),
} as const;

export const transferOrderSchema = v.variant('kind', [
  v.object({
    kind: v.literal('recordings'),
    ...commonEntries,
    /** The files, in order. */
    pieces: v.array(v.object({ camera: v.number(), start: v.number(), end: v.number() })),
    /** What was known to be missing before it began. */
    missing: v.array(missingSchema),
  }),
  v.object({
    kind: v.literal('frames'),
    ...commonEntries,
    intervalMs: v.number(),
    /** What is counted for each picture; empty for somebody who may not see counts. */
    labels: v.array(v.string()),
  }),
]);

/** What is to be exported. Moments are ms since 1970 UTC. */
export type TransferOrder = v.InferOutput<typeof transferOrderSchema>;

export type RecordingsOrder = Extract<TransferOrder, { kind: 'recordings' }>;

export type FramesOrder = Extract<TransferOrder, { kind: 'frames' }>;

export type Missing = v.InferOutput<typeof missingSchema>;

/** How many files an order makes at most, its index left out. */
export function itemsOf(order: TransferOrder): number {
  switch (order.kind) {
    case 'recordings':
      return order.pieces.length;
    case 'frames':
      return order.cameras.length * framesOf(order.span, order.intervalMs);
  }
}

/** How many pictures of one camera a span has, one at its start and one at every interval after that. */
export function framesOf({ start, end }: { readonly start: number; readonly end: number }, intervalMs: number): number {
  return end < start ? 0 : Math.floor((end - start) / intervalMs) + 1;
}
