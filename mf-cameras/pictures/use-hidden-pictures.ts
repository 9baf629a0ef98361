import type { BarnAnswer } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useEffect, useRef } from 'react';
import type { Camera } from '../api/camera';
import { pagePictures } from './page-pictures';
import { pictureKey } from './picture-key';

/**
 * Holds the pictures of this page to what the barn says of privacy: those of a private camera are forgotten whatever
 * screen is open. Where another window has switched privacy on, the list is asked for anew.
 */
export function useHiddenPictures(answer: BarnAnswer<readonly Camera[]>): void {
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  const cameras = answer.state === 'ready' ? answer.value : null;
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  }, [answer]);

  useEffect(() => {
    const pictures = pagePictures();
    for (const { cameraId, privacy } of cameras ?? []) {
      const key = pictureKey(instanceId, accountId, cameraId);
      if (privacy.active) pictures.forget(key);
      else pictures.release(key);
    }
  }, [cameras, instanceId, accountId]);

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

/** Whether the list says already that the camera is private. */
function isKnown(answer: BarnAnswer<readonly Camera[]>, key: string, instanceId: string, accountId: string): boolean {
  if (answer.state !== 'ready') return false;
  return answer.value.some(
    ({ cameraId, privacy }) => privacy.active && pictureKey(instanceId, accountId, cameraId) === key,
  );
}
