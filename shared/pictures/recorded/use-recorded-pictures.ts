import { useEffect, useState } from 'react';
import { type InstanceView, useInstanceClient } from '../../auth-client';
import { picturesOfBarn } from './pictures-of-barn';
import { momentsOf, recordedMoment } from './recorded-moment';
import type { RecordedPicture } from './recorded-pictures';

export interface RecordedMoments {
  readonly cameraId: string;
  /** ms since 1970 UTC by the barn's clock. */
  readonly moments: readonly number[];
  /** In device pixels. */
  readonly height: number;
  /** Nothing is asked for before the question has stood for so long, ms. */
  readonly restMs: number;
}

/**
 * What a camera recorded at several moments, beside the picture that one looks at: asked for when nothing else is open.
 * What cannot be had is left out. Pictures by moment.
 */
export function useRecordedPictures(
  instance: InstanceView,
  { cameraId, moments, height, restMs }: RecordedMoments,
): ReadonlyMap<number, RecordedPicture> {
  const { globalUniqueIdentifier: instanceId } = instance;
  const client = useInstanceClient(instanceId);
  const [shown, setShown] = useState<ReadonlyMap<number, RecordedPicture>>(new Map());
  const prefix = momentsOf(instance, cameraId);
  const wanted = moments.join();
  useEffect(() => {
    if (wanted === '') return;
    const pictures = picturesOfBarn(instanceId);
    const sources = wanted
      .split(',')
      .map(Number)
      .map((moment) => ({ moment, source: recordedMoment(client, prefix, { cameraId, moment, height }) }));
    const follow = () => {
      const known = sources.flatMap(({ moment, source }) => {
        const picture = pictures.picture(source.key);
        return picture ? [[moment, picture] as const] : [];
      });
      setShown(new Map(known));
    };
    let releases: readonly (() => void)[] = [];
    const timer = setTimeout(() => {
      releases = sources.map(({ source }) => pictures.want(source, 'beside', follow));
      follow();
    }, restMs);
    return () => {
      clearTimeout(timer);
      setShown(new Map());
      for (const release of releases) release();
    };
  }, [client, instanceId, prefix, cameraId, wanted, height, restMs]);
  return shown;
}
