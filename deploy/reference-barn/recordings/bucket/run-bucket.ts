import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { pause } from '../../sources/backoff';
import type { RecordingStore, Segment } from '../recording-store';
import { indexBucket, writeCameraNote } from './index-bucket';
import type { BucketStanding, SegmentBucket } from './segment-bucket';
import { uploadSegment } from './upload-segment';

export interface BucketParts {
  readonly bucket: SegmentBucket;
  readonly store: RecordingStore;
  /** Of all recordings. */
  readonly folder: string;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void; info(details: object, message: string): void };
  /** Between two looks for something to do, ms. */
  readonly lookEveryMs?: number;
}

export interface RunningBucket {
  standing(): BucketStanding;
  /** The disk had no room for segments until they could be stored. */
  lose(segments: number): void;
  /** When nothing is under way any more, after the signal. */
  readonly closed: Promise<void>;
}

/** More would only share the same line, and keep what was begun from being whole. */
const mostAtOnce = 2;
/** A segment that cannot be stored stands behind so many others. */
const mostLookedAt = 100;
const mostRemoved = 1_000;
const usualLookEvery = 5 * millisecondsInSecond;
/** A store that is away is asked again after this, then after twice as long, up to the longest. */
const shortestWait = millisecondsInSecond;
const longestWait = millisecondsInMinute;

/**
 * Puts what was recorded into the bucket, the oldest first, until the signal aborts. What is still to be done is known to
 * the index alone: a program that is killed goes on where it was.
 */
export function runBucket(parts: BucketParts, signal: AbortSignal): RunningBucket {
  const { bucket, store, folder, clock, log, lookEveryMs = usualLookEvery } = parts;
  const failuresOf = new Map<string, number>();
  const noted = new Set<string>();
  let [stored, failures, lost, inARow] = [0, 0, 0, 0];
  let awaySince: number | null = null;
  let indexedAt = Number.NEGATIVE_INFINITY;

  function fail(cause: unknown, file?: string): void {
    if (signal.aborted) return;
    failures += 1;
    inARow += 1;
    if (file !== undefined) failuresOf.set(file, (failuresOf.get(file) ?? 0) + 1);
    awaySince ??= clock();
    log.error({ err: cause, file }, 'what was recorded could not be stored, and is tried again');
  }

  async function index(): Promise<void> {
    if (clock() - indexedAt < millisecondsInDay) return;
    const found = await indexBucket(await bucket.connect(), store, { address: bucket.address, folder }, signal);
    indexedAt = clock();
    if (found > 0) log.info({ segments: found, bucket: bucket.address }, 'recordings were found in the bucket');
  }

  async function removeFromBucket(): Promise<void> {
    for (;;) {
      const files = store.removals(bucket.address, mostRemoved);
      if (files.length === 0) return;
      await (await bucket.connect()).remove(files);
      store.forgetRemovals(bucket.address, files);
    }
  }

  async function put({ file, cameraId }: Segment): Promise<void> {
    try {
      const client = await bucket.connect();
      if (!noted.has(cameraId)) await writeCameraNote(client, file, cameraId);
      noted.add(cameraId);
      const table = await uploadSegment({ client, pace: bucket.pace }, folder, file, signal);
      if (table === null) return store.removeSegments([file]);
      // Where it was removed meanwhile, that is remembered, and the store is told with the next look.
      if (store.setStored(file, bucket.address, table)) stored += 1;
      failuresOf.delete(file);
      inARow = 0;
      awaySince = null;
    } catch (cause) {
      fail(cause, file);
    }
  }

  /** @returns whether there was something to put */
  async function look(): Promise<boolean> {
    const triesOf = ({ file }: Segment): number => failuresOf.get(file) ?? 0;
    const waiting = store.oldestWaiting(mostLookedAt).toSorted((one, other) => triesOf(one) - triesOf(other));
    await Promise.all(waiting.slice(0, mostAtOnce).map(put));
    try {
      await removeFromBucket();
      await index();
      if (waiting.length === 0) [inARow, awaySince] = [0, null];
    } catch (cause) {
      fail(cause);
    }
    return waiting.length > 0;
  }

  async function run(): Promise<void> {
    store.forgetOtherStores(bucket.address);
    while (!signal.aborted) {
      const isBusy = await look().catch((cause: unknown) => {
        fail(cause);
        return false;
      });
      const waitMs = inARow > 0 ? Math.min(longestWait, shortestWait * 2 ** (inARow - 1)) : isBusy ? 0 : lookEveryMs;
      await pause(waitMs, signal);
    }
  }

  return {
    standing: () => ({
      waiting: store.waiting(),
      awaySince,
      stored,
      failures,
      lost,
      bytes: store.segmentBytes(),
    }),
    lose(segments) {
      lost += segments;
      log.error({ segments }, 'recordings were removed before they could be stored: the disk has no room for more');
    },
    closed: run(),
  };
}
