import { type InstanceView, isTransient, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useState } from 'react';
import { readFrame } from '../api/read-frame';
import type { FrameFailure } from '../camera-images/frame-loader';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import { useOrigin } from '../pictures/use-origin';
import { useReturn } from '../pictures/use-return';

/** The recorded picture of a moment, as far as it is known. */
export type FrameOfMoment =
  | { readonly state: 'loading' }
  /** `url` is an object URL of a JPEG, valid for as long as it is shown. */
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly failure: FrameFailure };

/** While the cursor runs along the chart no picture is asked for. */
const restMs = 200;
/** After a failure that may pass by itself it is asked for again after this time, ms. */
const retryMs = 15_000;
const heightPx = 270;

/**
 * `GET api/recordings/frame/{cameraId}/{timestamp}`, small. Asked for anew when the camera is hidden, so that the barn
 * decides what may still be seen, when the barn can be reached again, and after what may pass by itself.
 */
export function useFrameOfMoment(
  instance: InstanceView,
  cameraId: string,
  moment: number,
): readonly [FrameOfMoment, retry: () => void] {
  const { globalUniqueIdentifier: instanceId, accountId, online } = instance;
  const client = useInstanceClient(instanceId);
  const origin = useOrigin(instance);
  const [frame, setFrame] = useState<FrameOfMoment>({ state: 'loading' });
  const [asked, setAsked] = useState(0);
  const askAnew = useCallback(() => setAsked((times) => times + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks once more for the same
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let url: string | null = null;
    setFrame({ state: 'loading' });
    let timer = setTimeout(async () => {
      const height = Math.min(1080, Math.round(heightPx * window.devicePixelRatio));
      const read = () => readFrame(client, cameraId, moment, height, signal);
      const answer = await pagePictures().at(origin).frames.read(read, signal);
      if (signal.aborted || answer === null || answer.kind === 'aborted') return;
      if (answer.kind === 'frame') {
        url = URL.createObjectURL(answer.blob);
        return setFrame({ state: 'ready', url });
      }
      setFrame({ state: 'failed', failure: answer });
      if (answer.kind !== 'failed' || !isTransient(answer.error)) return;
      timer = setTimeout(askAnew, Math.max(retryMs, answer.error.context.retryAfterMs ?? 0));
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [client, origin, cameraId, moment, asked]);

  const key = pictureKey(instanceId, accountId ?? '', cameraId);
  useEffect(
    () =>
      pagePictures().onHidden((hidden) => {
        if (hidden === key) askAnew();
      }),
    [key, askAnew],
  );

  useReturn(online, () => {
    if (frame.state === 'failed' && frame.failure.kind === 'failed' && isTransient(frame.failure.error)) askAnew();
  });
  return [frame, askAnew];
}
