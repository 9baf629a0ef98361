import { type InstanceView, isTransient, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readFrame } from '../api/read-frame';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import { useReturn } from '../pictures/use-return';
import { FrameLoader, type FrameState } from './frame-loader';

export interface FrameView {
  readonly state: FrameState;
  readonly retry: () => void;
}

/**
 * The picture of a moment of one camera, and those ahead fetched in advance.
 *
 * @param height in device pixels
 * @param moment ms since 1970 UTC; null while none is wanted
 */
export function useFrame(
  instance: InstanceView,
  cameraId: string,
  height: number,
  moment: number | null,
  ahead: readonly number[],
): FrameView {
  const instanceId = instance.globalUniqueIdentifier;
  const client = useInstanceClient(instanceId);
  const loader = useMemo(
    () => new FrameLoader((wanted, signal) => readFrame(client, cameraId, wanted, height, signal)),
    [client, cameraId, height],
  );
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  const aheadText = ahead.join();
  useEffect(() => {
    if (moment !== null) loader.want(moment, aheadText === '' ? [] : aheadText.split(',').map(Number));
  }, [loader, moment, aheadText]);
  const key = pictureKey(instanceId, instance.accountId ?? '', cameraId);
  useEffect(() => {
    const stop = pagePictures().onHidden((hidden) => {
      if (hidden === key) loader.forget();
    });
    return () => {
      stop();
      loader.close();
    };
  }, [loader, key]);
  useReturn(instance.online, () => {
    if (state.kind === 'failed' && state.failure.kind === 'failed' && isTransient(state.failure.error)) loader.retry();
  });
  return { state, retry: () => loader.retry() };
}
