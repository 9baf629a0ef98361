import type { BarnReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pagePictures } from '../../pictures/page/page-pictures';
import type { Camera } from './camera';

const none: readonly string[] = [];

/**
 * Holds the pictures of this page to what the barn says of privacy: those of a private camera are forgotten whatever
 * screen is open, and so are those of one whose record cannot be read, for it may be private. Where another window has
 * switched privacy on, the list is asked for anew.
 */
export function useHiddenPictures(reading: BarnReading<readonly Camera[]>): void {
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  // Both are as they were for as long as no other answer has come.
  const cameras = reading.state === 'ready' ? reading.value : null;
  const setAside = reading.state === 'ready' ? reading.setAside : none;
  const latest = useRef(reading);
  // Before any of those who ask forgets a picture: each of them is told of it, and has to know by then that it was read.
  useLayoutEffect(() => {
    latest.current = reading;
  }, [reading]);

  useEffect(() => {
    const pictures = pagePictures();
    for (const { cameraId, privacy } of cameras ?? []) {
      const key = pictureKey(instanceId, accountId, cameraId);
      if (privacy.active) pictures.forget(key);
      else pictures.release(key);
    }
    for (const cameraId of setAside) pictures.forget(pictureKey(instanceId, accountId, cameraId));
  }, [cameras, setAside, instanceId, accountId]);

  useEffect(() => {
    let isAsking = false;
    return pagePictures().onHidden((key) => {
      if (isAsking || isKnown(latest.current, key, instanceId, accountId)) return;
      // All cameras may be hidden in one go: they are one question.
      isAsking = true;
      queueMicrotask(() => {
        isAsking = false;
        latest.current.retry();
      });
    });
  }, [instanceId, accountId]);
}

/** Whether the list says already that the camera is private, or cannot say. */
function isKnown(reading: BarnReading<readonly Camera[]>, key: string, instanceId: string, accountId: string): boolean {
  if (reading.state !== 'ready') return false;
  const hidden = reading.value.filter(({ privacy }) => privacy.active).map(({ cameraId }) => cameraId);
  return [...hidden, ...reading.setAside].some((cameraId) => pictureKey(instanceId, accountId, cameraId) === key);
}
