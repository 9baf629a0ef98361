import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';
import { readFrame } from '../api/read-frame';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import { FrameShelf } from './frame-shelf';

/** Product 9.10: height of thumbnails. */
const HEIGHT = 75;
/** First the picture that was asked for, then those of the strip. */
const REST_MS = 600;

/**
 * Small pictures of moments, fetched one after the other. What cannot be had is left empty. Object URLs by moment.
 *
 * @param isWanted false asks for none: where the chosen moment has no picture, its day mostly has none either
 */
export function useStripFrames(
  instance: InstanceView,
  cameraId: string,
  moments: readonly number[],
  latest: number,
  isWanted: boolean,
): ReadonlyMap<number, string> {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map());
  const wanted = isWanted ? moments.filter((moment) => moment <= latest).join() : '';
  const key = pictureKey(instance.globalUniqueIdentifier, instance.accountId ?? '', cameraId);

  useEffect(() => {
    if (wanted === '') return;
    const shelf = new FrameShelf();
    const abort = new AbortController();
    const height = Math.min(300, Math.round(HEIGHT * devicePixelRatio));
    const forget = () => {
      abort.abort();
      setUrls(new Map());
      shelf.clear();
    };
    const timer = setTimeout(async () => {
      for (const moment of wanted.split(',').map(Number)) {
        const answer = await readFrame(client, cameraId, moment, height, abort.signal);
        if (abort.signal.aborted) return;
        if (answer.kind !== 'frame') continue;
        const { url } = shelf.put(moment, answer.blob, answer.capturedAt);
        setUrls((known) => new Map(known).set(moment, url));
      }
    }, REST_MS);
    const stop = pagePictures().onHidden((hidden) => {
      if (hidden === key) forget();
    });
    return () => {
      stop();
      clearTimeout(timer);
      forget();
    };
  }, [client, cameraId, wanted, key]);
  return urls;
}
