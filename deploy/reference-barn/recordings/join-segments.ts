import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import type { Refusal } from '../server/refusals';
import { bytesWithin } from './bytes-within';
import { type JoinedFile, joinFiles } from './join-files';
import { mediaUnavailable } from './media-unavailable';
import { missingRecording } from './recorded-pictures';
import type { Segment } from './recording-store';
import type { BorrowedFile, SegmentFiles } from './segment-files';

/** A day of a large camera is 16 GB, which a slow disk reads and writes twice in half an hour. */
const shortestJoiningMs = 120_000;
const joinedPerMs = 40;
export interface Joining {
  readonly files: SegmentFiles;
  /** Where it is to be written. */
  readonly file: string;
  readonly findFfmpeg: FfmpegFinder;
}

/** One video out of segments, wherever they lie. Gaps are left out. @throws the signal's reason, and what a store throws */
export async function joinSegments(
  segments: readonly Segment[],
  span: TimeSpan,
  { files, file, findFfmpeg }: Joining,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const found = await findFfmpeg();
  if (!found.ok) return mediaUnavailable('encoder-missing', found.error.message);
  const away = segments.filter(({ isOnDisk = true }) => !isOnDisk);
  if (away.length > 0 && !(await hasRoom(dirname(file), bytesWithin(away, [span]))))
    return mediaUnavailable('no-room', 'what the store has of it does not fit on the disk');
  const borrowed: BorrowedFile[] = [];
  const joined: JoinedFile[] = [];
  try {
    for (const segment of segments) {
      const fromMs = Math.max(0, span.start - segment.start);
      const untilMs = Math.min(span.end, segment.end + 1) - segment.start;
      const lent = await files.borrow(segment, { fromMs, untilMs }, signal);
      if (!lent) continue;
      borrowed.push(lent);
      joined.push({
        path: lent.path,
        ...(fromMs > 0 && { fromMs: Math.max(0, fromMs - lent.originMs) }),
        // Behind the last whole group of one that is being written half a picture may lie.
        ...((segment.end > span.end || segment.isOpen) && { untilMs: untilMs - lent.originMs }),
      });
    }
    if (joined.length === 0) return missingRecording(segments[0]?.cameraId ?? '');
    const timeoutMs = shortestJoiningMs + (span.end - span.start) / joinedPerMs;
    return await joinFiles({ files: joined, file, program: found.value.path, timeoutMs }, signal);
  } finally {
    await Promise.all(borrowed.map((lent) => lent.leave()));
  }
}

/** What is fetched is written twice: by itself, and joined. So much has to be left over for everything else, bytes. */
const leastLeftBytes = 1_000_000_000;

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > 2 * bytes + leastLeftBytes;
}
