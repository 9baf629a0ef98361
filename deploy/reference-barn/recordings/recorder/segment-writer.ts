import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccessUnit } from '../../sources/access-unit';
import { privateFileMode } from '../../storage/keep-private';
import { type CodedPicture, fileHead, fragment } from './fragmented-mp4';
import { segmentName, unfinishedName } from './segment-names';
import { type PictureSize, pictureSizeOf } from './sequence-parameters';

/** A segment that is closed and on the disk. Times are ms since 1970 UTC. */
export interface ClosedSegment {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly sizeBytes: number;
  readonly size: PictureSize | null;
}

/** As much of a segment under way as is in its file: whole groups of pictures. */
export type OpenSegmentPart = Omit<ClosedSegment, 'size'>;

export interface SegmentWriterOptions {
  readonly folder: string;
  /** A segment ends at the first key frame after this time. */
  readonly segmentMs: number;
  readonly onClosed: (segment: ClosedSegment) => void;
  /** Another group of pictures can be read. */
  readonly onGrown?: (part: OpenSegmentPart) => void;
}

/** Writes coded pictures to the disk, a group of pictures at a time. */
export interface SegmentWriter {
  /** Aborts when nothing more can be written: the reason says why. */
  readonly failed: AbortSignal;
  take(unit: AccessUnit): void;
  /** Closes the segment under way. Answers once everything is on the disk. */
  finish(): Promise<void>;
}

/** A longer pause between two pictures ends a segment: nobody wants to watch a frozen picture that long. */
export const longestGapMs = 2_000;
const usualDurationMs = 100;
/** A disk that lags behind by so much will not catch up. */
const mostWaitingBytes = 64_000_000;

interface OpenSegment {
  readonly start: number;
  readonly configuration: Uint8Array;
  readonly size: PictureSize | null;
  sequence: number;
  /** Of its file, with what waits to be written. */
  sizeBytes: number;
  /** The pictures since the last key frame. */
  group: AccessUnit[];
  /** Capture time of the last picture that was written. */
  end: number;
}

export function createSegmentWriter({ folder, segmentMs, onClosed, onGrown }: SegmentWriterOptions): SegmentWriter {
  const failing = new AbortController();
  let segment: OpenSegment | null = null;
  let handle: FileHandle | null = null;
  let waitingBytes = 0;
  let writing = Promise.resolve();

  /** One write after the other; after a failure none. */
  function enqueue(work: () => Promise<void>): void {
    writing = writing.then(async () => {
      if (failing.signal.aborted) return;
      try {
        await work();
      } catch (cause) {
        failing.abort(cause);
        await handle?.close().catch(() => undefined);
        handle = null;
      }
    });
  }

  function write(bytes: Buffer, written: () => void = () => undefined): void {
    waitingBytes += bytes.length;
    if (waitingBytes > mostWaitingBytes) {
      failing.abort(new Error('the disk is too slow'));
      return;
    }
    enqueue(async () => {
      await handle?.appendFile(bytes);
      waitingBytes -= bytes.length;
      written();
    });
  }

  function begin({ captureTimeMs, configuration }: AccessUnit): OpenSegment {
    const start = Math.round(captureTimeMs);
    const size = pictureSizeOf(configuration);
    enqueue(async () => {
      handle = await open(join(folder, unfinishedName(start)), 'w', privateFileMode);
    });
    const head = fileHead(configuration, size ?? { width: 0, height: 0 });
    write(head);
    return { start, configuration, size, sequence: 0, sizeBytes: head.length, group: [], end: start };
  }

  /** Writes the group under way. @param nextMs capture time of the picture after it */
  function flush(open: OpenSegment, nextMs: number | null): void {
    const { group, start } = open;
    const [first] = group;
    if (!first) return;
    const times = group.map(({ captureTimeMs }) => Math.round(captureTimeMs));
    const pictures = group.map(({ avcc, keyframe, compositionOffsetMs }, index): CodedPicture => {
      const from = times[index] ?? start;
      const until = times[index + 1] ?? nextMs ?? from + usualDurationMs;
      return { avcc, keyframe, compositionOffsetMs, durationMs: Math.max(1, until - from) };
    });
    open.sequence += 1;
    const startMs = Math.max(0, Math.round(first.captureTimeMs) - start);
    const bytes = fragment(open.sequence, startMs, pictures);
    open.end = Math.max(start, times.at(-1) ?? start);
    open.sizeBytes += bytes.length;
    const part = { name: unfinishedName(start), start, end: open.end, sizeBytes: open.sizeBytes };
    write(bytes, () => onGrown?.(part));
    open.group = [];
  }

  function close(open: OpenSegment): void {
    const { start, end, size, sequence } = open;
    const unfinished = join(folder, unfinishedName(start));
    enqueue(async () => {
      if (!handle) return;
      const closing = handle;
      handle = null;
      await closing.sync();
      const { size: sizeBytes } = await closing.stat();
      await closing.close();
      if (sequence === 0) return rm(unfinished, { force: true });
      const name = segmentName(start, end);
      await rename(unfinished, join(folder, name));
      onClosed({ name, start, end, sizeBytes, size });
    });
  }

  function end(nextMs: number | null): void {
    if (!segment) return;
    flush(segment, nextMs);
    close(segment);
    segment = null;
  }

  return {
    failed: failing.signal,
    take(unit) {
      if (failing.signal.aborted) return;
      const last = segment?.group.at(-1)?.captureTimeMs;
      const gapMs = last === undefined ? 0 : unit.captureTimeMs - last;
      if (gapMs < 0 || gapMs > longestGapMs) end(null);
      if (unit.keyframe && segment) {
        const nextMs = Math.round(unit.captureTimeMs);
        const isFull = nextMs - segment.start >= segmentMs;
        const isOther = Buffer.compare(segment.configuration, unit.configuration) !== 0;
        if (isFull || isOther) end(nextMs);
        else flush(segment, nextMs);
      }
      // What comes before the first key frame cannot be shown.
      if (!segment && unit.keyframe) segment = begin(unit);
      segment?.group.push(unit);
    },
    async finish() {
      end(null);
      await writing;
    },
  };
}
