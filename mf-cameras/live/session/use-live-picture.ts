import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { type TileState, useNow } from '@barnwatch/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { byDeviceClock, type Camera, isDecommissioned } from '../../camera-records/record/camera';
import { pagePictures } from '../../pictures/page/page-pictures';
import type { Place } from '../../pictures/page/use-place';
import { useStill } from '../../pictures/page/use-still';
import { useDocumentVisible } from '../../pictures/places/use-document-visible';
import type { StillFailure } from '../../pictures/stills/still-answer';
import type { StillFrame } from '../../pictures/stills/still-frame';
import { idle } from '../policies/connection-state';
import { stillIntervalMs } from '../policies/ladder';
import type { LiveSession } from './live-session';
import type { LiveSnapshot } from './live-snapshot';
import { liveTileState } from './live-tile-state';
import { useLiveSession } from './use-live-session';

export interface LivePictureOptions {
  readonly instance: InstanceView;
  readonly cameraId: string;
  /** Null until the barn has described it: the picture does not wait for that. */
  readonly camera: Camera | null;
  readonly place: Place;
  /** Seen although the tab is not, in a window of its own. */
  readonly seenElsewhere: boolean;
  /** Time between two stills, ms, for a picture that the connection has no room for; as usual if it is not said. */
  readonly limitedIntervalMs?: number;
  /** Nothing live: a still now and then carries a hundredth of the data. */
  readonly savesData?: boolean;
}

export interface LivePictureView {
  readonly session: LiveSession | null;
  readonly snapshot: LiveSnapshot;
  readonly frame: StillFrame | null;
  /** Why the last request for a still brought none; null if it did. */
  readonly failure: StillFailure | null;
  readonly state: TileState;
}

const nothing: LiveSnapshot = { connection: idle, element: null, stills: 'fast-stills', lagMs: null };
const neverChanges = () => () => {};
const nothingYet = () => nothing;

/** One camera's picture, as live as it can be: the live session, and stills whenever it does not move. */
export function useLivePicture(options: LivePictureOptions): LivePictureView {
  const { instance, cameraId, camera, place, seenElsewhere, limitedIntervalMs, savesData = false } = options;
  const { t } = useTexts('mf-cameras');
  const documentVisible = useDocumentVisible();
  const wanted = !camera || !(camera.privacy.active || isDecommissioned(camera));
  const session = useLiveSession(instance, cameraId, wanted && !savesData);
  const snapshot = useSyncExternalStore(session?.subscribe ?? neverChanges, session?.snapshot ?? nothingYet);
  const visible = seenElsewhere || (documentVisible && place.nearness === 'visible');
  useEffect(() => session?.setVisible(visible), [session, visible]);

  const { connection } = snapshot;
  const inPrivacy =
    camera?.privacy.active === true || (connection.kind === 'stopped' && connection.cause.code === 'privacy');
  const rung = savesData ? 'slow-stills' : snapshot.stills;
  const stillsMs = rung && stillIntervalMs[rung];
  const intervalMs = connection.kind === 'limited' ? (limitedIntervalMs ?? stillsMs) : stillsMs;
  const asked = wanted && !inPrivacy ? intervalMs : null;
  const { frame, failure } = useStill({
    instance,
    cameraId,
    place,
    intervalMs: asked,
    fallback: camera?.online === false,
  });
  const arrivedAt = frame && !frame.stale ? frame.receivedAt : null;
  useEffect(() => {
    if (arrivedAt !== null) session?.reportStill(true);
  }, [session, arrivedAt]);
  useEffect(() => {
    if (failure) session?.reportStill(false);
  }, [session, failure]);

  const key = pictureKey(instance.globalUniqueIdentifier, instance.accountId ?? '', cameraId);
  useEffect(() => {
    if (inPrivacy) pagePictures().forget(key);
  }, [inPrivacy, key]);
  // What stopped the session for good may have ended by the time the barn describes the camera anew.
  const describedAt = camera?.loadedTimestamp ?? null;
  useEffect(() => {
    if (describedAt !== null && session?.snapshot().connection.kind === 'stopped') session.retry();
  }, [session, describedAt]);

  // Only a countdown depends on the time.
  const now = useNow((nowMs) => (connection.kind === 'waiting' ? Math.max(nowMs, connection.since) : 0));
  return {
    session,
    snapshot,
    frame,
    failure,
    state: liveTileState(camera && byDeviceClock(camera, instance), snapshot, now, t),
  };
}
