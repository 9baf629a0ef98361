import { join } from 'node:path';
import { type Cameras, unknownCamera } from '../cameras/cameras';
import type { DrawingThread } from '../drawing-thread/open-drawing-thread';
import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import type { Refusal } from '../server/refusals';
import { createSemaphore } from '../server/semaphore';
import type { Database } from '../storage/database';
import type { SegmentBucket } from './bucket/segment-bucket';
import { createFileCache, type FileCache } from './file-cache';
import { createDrawnStretches } from './playing/drawn-stretches';
import type { RecordedPictures } from './recorded-pictures';
import { createRecordingStore, type RecordingStore } from './recording-store';
import { createSegmentFiles, type SegmentFiles } from './segment-files';
import { createSegmentRecordings } from './segment-recordings';
import { createSimulatedListing } from './simulated-listing';
import { createSimulatedRecordings } from './simulated-recordings';

/** How the room for what is made on demand is shared out. */
const shares = { videos: 0.6, played: 0.33, thumbnails: 0.07 } as const;
const programsAtOnce = 2;

/** What cameras have recorded, or can draw of their past. */
export interface Recordings {
  readonly store: RecordingStore;
  readonly videos: FileCache;
  readonly thumbnails: FileCache;
  /**
   * Brings the list up to date with the time and the cameras: all of them, unless some are named.
   * @throws when the instance stops meanwhile
   */
  refreshList(nowMs: number, cameraIds?: readonly string[]): Promise<void>;
  /** The past of a camera, also of a deleted one. */
  picturesOf(cameraId: string): RecordedPictures | Refusal;
  /** Where the segments of real cameras lie on the disk. */
  readonly folder: string;
  readonly files: SegmentFiles;
}

export interface RecordingsOptions {
  readonly database: Database;
  readonly cameras: Cameras;
  readonly dataFolder: string;
  readonly findFfmpeg: FfmpegFinder;
  /** Draw whole files. */
  readonly drawing: readonly DrawingThread[];
  /** Draws for those who watch, who must not wait for the others. */
  readonly playing: DrawingThread;
  /** Room for what is made on demand; it can be made again at any time. */
  readonly mostBytes: number;
  /** Null: segments of real cameras lie on the disk alone. */
  readonly bucket: SegmentBucket | null;
  readonly log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

/** @param signal ends what is listed meanwhile */
export function openRecordings(
  { database, cameras, dataFolder, findFfmpeg, drawing, playing, mostBytes, bucket, log }: RecordingsOptions,
  signal: AbortSignal,
): Recordings {
  const folder = join(dataFolder, 'recordings');
  const made = join(dataFolder, 'made-on-demand');
  const store = createRecordingStore(database);
  const files = createSegmentFiles({ store, folder, partsFolder: join(made, 'parts'), bucket });
  const listing = createSimulatedListing(database, signal);
  const semaphore = createSemaphore(programsAtOnce);
  const cacheOf = (kind: keyof typeof shares, mostAtOnce: number): FileCache =>
    createFileCache({
      folder: join(made, kind),
      mostBytes: mostBytes * shares[kind],
      mostAtOnce,
      onRemoved: (removed) => log.info({ kind, ...removed }, 'what was made for somebody was removed, to make room'),
    });
  const played = cacheOf('played', 1);
  const drawn = createDrawnStretches({ kept: played, drawing: playing, findFfmpeg, log });
  const open = new Map<string, { readonly pictures: RecordedPictures; readonly madeFrom: string }>();

  return {
    store,
    folder,
    files,
    videos: cacheOf('videos', 1),
    thumbnails: cacheOf('thumbnails', programsAtOnce),
    async refreshList(nowMs, cameraIds) {
      await listing.forget(nowMs);
      const known = cameras.store.list().map(({ cameraId }) => cameraId);
      for (const cameraId of known) {
        if (cameraIds && !cameraIds.includes(cameraId)) continue;
        await listing.refresh(cameraId, cameras.herd(cameraId), nowMs);
      }
    },
    picturesOf(cameraId) {
      if (!cameras.store.findKept(cameraId)) return unknownCamera(cameraId);
      const herd = cameras.herd(cameraId);
      const madeFrom = JSON.stringify(herd);
      const known = open.get(cameraId);
      if (known?.madeFrom === madeFrom) return known.pictures;
      const pictures = herd
        ? createSimulatedRecordings(herd, { findFfmpeg, drawing, drawn })
        : createSegmentRecordings({ cameraId, store, files, findFfmpeg, semaphore });
      open.set(cameraId, { pictures, madeFrom });
      return pictures;
    },
  };
}
