import { millisecondsInHour } from 'date-fns/constants';
import type { CapturedStill } from '../../cameras/camera-pictures';
import type { CameraStore, StoredCamera } from '../../cameras/camera-store';
import type { Cameras } from '../../cameras/cameras';
import { isAccessRefused, refuseOffline } from '../../cameras/refuse-source-end';
import { isRefusal, type Refusal } from '../../server/refusals';
import { createSemaphore } from '../../server/semaphore';
import type { Database } from '../../storage/database';
import type { Finding } from '../fault';
import { noPicture, type PictureMemory, pictureFindings, seePicture } from '../pictures/picture-watch';
import { readGreyPicture } from '../pictures/read-grey-picture';
import { cameraFindings, unknownFindings } from './camera-sights';

export interface WatchedCameras {
  /** Looks once at every real camera. */
  look(signal: AbortSignal): Promise<readonly Finding[]>;
  /** Whether each of them sent a picture when it was last looked at. */
  answering(): ReadonlyMap<string, boolean>;
}

/** What of the cameras is needed to look after them. */
export type LookedAtCameras = Pick<Cameras, 'pictures'> & { readonly store: Pick<CameraStore, 'list' | 'find'> };

export interface CameraWatchParts {
  readonly cameras: LookedAtCameras;
  readonly database: Database;
  /** Null: nothing is recorded. */
  readonly segmentMs: number | null;
  /** ms since 1970 UTC */
  readonly clock: () => number;
  /** ms of a clock that never jumps. */
  readonly steady: () => number;
  readonly onFailure: (cameraId: string, error: unknown) => void;
}

/** The newest recording of a camera, and since when it has been that. */
interface Newest {
  readonly end: number | null;
  readonly sinceMs: number;
}

/** A password that the camera refused; with another source it is asked at once. */
interface Refused {
  readonly refusal: Refusal;
  readonly source: string;
  readonly atMs: number;
}

/** Enough to see whether there is a picture and what it shows. */
const heightPixels = 180;
/** Each may cost an ffmpeg of its own. */
const mostAtOnce = 2;
/** A camera that says nothing for so long is silent, whatever the source still hopes for. */
const longestLookMs = 30_000;
/** Cameras lock an account after some wrong passwords. */
const refusedPauseMs = millisecondsInHour;

export function watchCameras(parts: CameraWatchParts): WatchedCameras {
  const { cameras, database, segmentMs, clock, steady, onFailure } = parts;
  const line = createSemaphore(mostAtOnce);
  const answering = new Map<string, boolean>();
  const newest = new Map<string, Newest>();
  const seen = new Map<string, PictureMemory>();
  const refused = new Map<string, Refused>();

  async function lookAt(camera: StoredCamera, signal: AbortSignal): Promise<readonly Finding[]> {
    const { cameraId } = camera;
    const outcome = await pictureOf(camera, signal);
    const isThere = !isRefusal(outcome);
    answering.set(cameraId, isThere);
    const quietMs = quietOf(cameraId, isThere);
    if (!isRefusal(outcome)) await compare(cameraId, outcome);
    return [
      ...cameraFindings({ cameraId, outcome, recording: segmentMs === null ? null : { quietMs, segmentMs } }),
      ...pictureFindings(cameraId, isThere ? (seen.get(cameraId) ?? noPicture) : noPicture),
    ];
  }

  /** How long nothing new was recorded; while the camera is away or private nothing can be. */
  function quietOf(cameraId: string, isThere: boolean): number {
    const end = newestEndOf(database, cameraId);
    const known = newest.get(cameraId);
    if (isThere && known && known.end === end) return steady() - known.sinceMs;
    newest.set(cameraId, { end, sinceMs: steady() });
    return 0;
  }

  async function compare(cameraId: string, { jpeg }: CapturedStill): Promise<void> {
    // One that cannot be read says nothing about the view.
    const picture = await readGreyPicture(jpeg).catch(() => null);
    if (picture) seen.set(cameraId, seePicture(seen.get(cameraId) ?? noPicture, picture, steady()));
  }

  async function pictureOf(
    { cameraId, ...camera }: StoredCamera,
    signal: AbortSignal,
  ): Promise<CapturedStill | Refusal> {
    const pictures = cameras.pictures(cameraId, clock());
    if (isRefusal(pictures)) return pictures;
    const source = JSON.stringify(camera.source);
    const known = refused.get(cameraId);
    if (known && known.source === source && steady() - known.atMs < refusedPauseMs) return known.refusal;
    refused.delete(cameraId);
    const limit = AbortSignal.timeout(longestLookMs);
    const outcome = await pictures.takeStill({ heightPixels, dots: false, signal: AbortSignal.any([signal, limit]) });
    if (limit.aborted && isRefusal(outcome)) return refuseOffline(cameraId, pictures.lastSeen());
    if (isRefusal(outcome) && isAccessRefused(outcome)) {
      refused.set(cameraId, { refusal: outcome, source, atMs: steady() });
    }
    return outcome;
  }

  return {
    async look(signal) {
      const real = cameras.store.list().filter(({ source }) => source.kind !== 'simulated');
      const ids = new Set(real.map(({ cameraId }) => cameraId));
      for (const known of [answering, newest, refused, seen]) {
        for (const cameraId of known.keys()) if (!ids.has(cameraId)) known.delete(cameraId);
      }
      const found = await Promise.all(
        real.map(async (camera) => {
          const leave = await line.acquire(signal);
          try {
            return await lookAt(camera, signal);
          } catch (error) {
            // One camera keeps no other from being looked at, and what is not known is not over.
            onFailure(camera.cameraId, error);
            return unknownFindings(camera.cameraId);
          } finally {
            leave();
          }
        }),
      );
      return found.flat();
    },
    answering: () => answering,
  };
}

function newestEndOf(database: Database, cameraId: string): number | null {
  const sql = 'SELECT max(ended_at) AS newest FROM recordings WHERE camera_id = ? AND file IS NOT NULL';
  return database.first<{ newest: number | null }>(sql, cameraId)?.newest ?? null;
}
