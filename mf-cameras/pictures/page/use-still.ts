import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readStill } from '../stills/read-still';
import type { StillFailure } from '../stills/still-answer';
import { type StillFrame, stillHeight } from '../stills/still-frame';
import type { StillRequest } from '../stills/still-scheduler';
import { pagePictures } from './page-pictures';
import { useKeptStill } from './use-kept-still';
import { useOrigin } from './use-origin';
import type { Place } from './use-place';

export interface StillWanted {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly place: Place;
  /** A new one this long after the last; null while none is wanted, the one at hand is still answered. */
  readonly intervalMs: number | null;
  /** Ask for the marked fallback picture first: the camera gives none. */
  readonly fallback: boolean;
}

export interface StillAtHand {
  readonly frame: StillFrame | null;
  /** Why the last request brought no picture; null if it did. */
  readonly failure: StillFailure | null;
}

/** The newest still of a camera, kept fresh for as long as the tile can be seen. */
export function useStill({ instance, cameraId, place, intervalMs, fallback }: StillWanted): StillAtHand {
  const instanceId = instance.globalUniqueIdentifier;
  const key = pictureKey(instanceId, instance.accountId ?? '', cameraId);
  const client = useInstanceClient(instanceId);
  const pictures = pagePictures();
  const { scheduler } = pictures.at(useOrigin(instance));
  const ySize = stillHeight(place.height, window.devicePixelRatio);
  const { nearness } = place;
  // To the second: it is measured anew again and again, and stills are not asked for anew each time.
  const clockOffset = instance.clockOffsetMs === null ? null : Math.round(instance.clockOffsetMs / 1000) * 1000;

  useEffect(() => {
    if (intervalMs === null) return;
    const request: StillRequest = (options) => {
      const known = clockOffset === null ? {} : { barnNow: Date.now() + clockOffset };
      return readStill(client, cameraId, { ...options, ...known, fallback });
    };
    return scheduler.want(key, { nearness, ySize, intervalMs }, request);
  }, [scheduler, client, key, cameraId, nearness, ySize, intervalMs, fallback, clockOffset]);

  const subscribe = useCallback((listener: () => void) => pictures.stillCache.watch(key, listener), [pictures, key]);
  const frame = useSyncExternalStore(subscribe, () => pictures.stillCache.frame(key));
  const failure = useSyncExternalStore(subscribe, () => scheduler.failure(key));
  useKeptStill(key, frame, nearness !== 'hidden');
  return { frame, failure };
}
