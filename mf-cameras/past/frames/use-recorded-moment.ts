import type { InstanceView } from '@barnwatch/shared/auth-client';
import {
  momentsOf,
  type PictureReading,
  picturesOfBarn,
  type RecordedMoment,
  type RecordedOptions,
  useRecordedPicture,
} from '@barnwatch/shared/pictures';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useEffect } from 'react';
import { pagePictures } from '../../pictures/page/page-pictures';
import { useOrigin } from '../../pictures/page/use-origin';

/** While the cursor runs along a chart no picture is asked for. */
const chartRestMs = 200;
const chartHeightPx = 270;
const mostHeightPx = 1080;

/** The small picture beside a chart, or one of many. */
export function useSmallMoment(instance: InstanceView, cameraId: string, moment: number): PictureReading {
  const height = Math.min(mostHeightPx, Math.round(chartHeightPx * window.devicePixelRatio));
  return useRecordedMoment(instance, cameraId, { cameraId, moment, height }, { restMs: chartRestMs });
}

/** What a camera recorded at a moment, within the connections that pictures may use on this page. */
export function useRecordedMoment(
  instance: InstanceView,
  cameraId: string,
  wanted: RecordedMoment | null,
  options: RecordedOptions = {},
): PictureReading {
  useRecordedRules(instance, cameraId);
  return useRecordedPicture(instance, wanted, options);
}

/** Recorded pictures keep to the same budget as stills, and to privacy whichever window has switched it on. */
export function useRecordedRules(instance: InstanceView, cameraId: string): void {
  const { globalUniqueIdentifier: instanceId, accountId } = instance;
  const origin = useOrigin(instance);
  useEffect(() => {
    picturesOfBarn(instanceId).limitBy(() => pagePictures().at(origin).budget.stillLimit());
  }, [instanceId, origin]);
  const key = pictureKey(instanceId, accountId ?? '', cameraId);
  const prefix = momentsOf(instance, cameraId);
  useEffect(
    () =>
      pagePictures().onHidden((hidden) => {
        if (hidden === key) picturesOfBarn(instanceId).forget(prefix);
      }),
    [instanceId, key, prefix],
  );
}
