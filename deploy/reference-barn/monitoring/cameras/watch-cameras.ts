import { millisecondsInHour } from 'date-fns/constants';
import type { CapturedStill } from '../../cameras/camera-pictures';
import type { CameraStore } from '../../cameras/camera-store';
import type { Cameras } from '../../cameras/cameras';
import { isAccessRefused, refuseOffline } from '../../cameras/refuse-source-end';
import { isRefusal, type Refusal } from '../../server/refusals';
import { createSemaphore } from '../../server/semaphore';
import type { Database } from '../../storage/database';
import type { Finding } from '../fault';
import { noPicture, type PictureMemory, pictureFindings, seePicture } from '../pictures/picture-watch';
import { readGreyPicture } from '../pictures/read-grey-picture';
import { cameraFindings } from './camera-sights';

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
}

/** Enough to see whether there is a picture and what it shows. */
const heightPixels = 180;
/** Each may cost an ffmpeg of its own. */
const mostAtOnce = 2;
/** A camera that says nothing for so long is silent, whatever the source still hopes for. */
const longestLookMs = 30_000;
/** Cameras lock an account after some wrong passwords. */
const refusedPauseMs = millisecondsInHour;

export function watchCameras({ cameras, database, segmentMs, clock, steady }: CameraWatchParts): WatchedCameras {
  const line = createSemaphore(mostAtOnce);
  const answering = new Map<string, boolean>();
  /** Since when each could have been recorded without a break. */
  const possibleSince = new Map<string, number>();
  const seen = new Map<string, PictureMemory>();
  const refusedAt = new Map<string, Refusal & { readonly atMs: number }>();

  async function lookAt(cameraId: string, signal: AbortSignal): Promise<readonly Finding[]> {
    const outcome = await pictureOf(cameraId, signal);
    const nowMs = clock();
    const isThere = !isRefusal(outcome);
    answering.set(cameraId, isThere);
    if (!isThere || !possibleSince.has(cameraId)) possibleSince.set(cameraId, nowMs);
    const recording =
      segmentMs === null
        ? null
        : {
            newestEnd: newestEndOf(database, cameraId),
            possibleSince: possibleSince.get(cameraId) ?? nowMs,
            segmentMs,
          };
    if (!isRefusal(outcome)) await compare(cameraId, outcome);
    return [
      ...cameraFindings({ cameraId, outcome, recording, nowMs }),
      ...pictureFindings(cameraId, isThere ? (seen.get(cameraId) ?? noPicture) : noPicture),
    ];
  }

  async function compare(cameraId: string, { jpeg }: CapturedStill): Promise<void> {
    // One that cannot be read says nothing about the view.
    const picture = await readGreyPicture(jpeg).catch(() => null);
    if (picture) seen.set(cameraId, seePicture(seen.get(cameraId) ?? noPicture, picture, steady()));
  }

  async function pictureOf(cameraId: string, signal: AbortSignal): Promise<CapturedStill | Refusal> {
    const pictures = cameras.pictures(cameraId, clock());
    if (isRefusal(pictures)) return pictures;
    const refused = refusedAt.get(cameraId);
    if (refused && clock() - refused.atMs < refusedPauseMs) return refused;
    const limit = AbortSignal.timeout(longestLookMs);
    const outcome = await pictures.takeStill({ heightPixels, dots: false, signal: AbortSignal.any([signal, limit]) });
    if (limit.aborted && isRefusal(outcome)) return refuseOffline(cameraId, pictures.lastSeen());
    refusedAt.delete(cameraId);
    if (isRefusal(outcome) && isAccessRefused(outcome)) {
      refusedAt.set(cameraId, { ...outcome, atMs: clock() });
    }
    return outcome;
  }

  return {
    async look(signal) {
      const real = cameras.store.list().filter(({ source }) => source.kind !== 'simulated');
      const ids = new Set(real.map(({ cameraId }) => cameraId));
      for (const known of [answering, possibleSince, refusedAt, seen]) {
        for (const cameraId of known.keys()) if (!ids.has(cameraId)) known.delete(cameraId);
      }
      const found = await Promise.all(
        [...ids].map(async (cameraId) => {
          const leave = await line.acquire(signal);
          try {
            return await lookAt(cameraId, signal);
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
