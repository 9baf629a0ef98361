import { useMemo } from 'react';
import { type InstanceView, useInstanceClient } from '../../auth-client';
import { momentsOf, type RecordedMoment, recordedMoment } from './recorded-moment';
import { type PictureReading, usePicture } from './use-picture';

export interface RecordedOptions {
  /** Moments that come next, ms since 1970 UTC by the barn's clock. */
  readonly ahead?: readonly number[];
  /** Nothing is asked for before the question has stood for so long, ms. */
  readonly restMs?: number;
}

/**
 * What a camera recorded at a moment. Needs `recordings.view`.
 *
 * @param wanted null while none is wanted
 */
export function useRecordedPicture(
  instance: InstanceView,
  wanted: RecordedMoment | null,
  { ahead = [], restMs = 0 }: RecordedOptions = {},
): PictureReading {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const { cameraId = '', moment = null, height = 0 } = wanted ?? {};
  const prefix = momentsOf(instance, cameraId);
  const source = useMemo(
    () => (moment === null ? null : recordedMoment(client, prefix, { cameraId, moment, height })),
    [client, prefix, cameraId, moment, height],
  );
  // While no picture is wanted of any camera, none of it comes next.
  const aheadText = moment === null ? '' : ahead.join();
  const sourcesAhead = useMemo(
    () =>
      aheadText === ''
        ? []
        : aheadText
            .split(',')
            .map((next) => recordedMoment(client, prefix, { cameraId, moment: Number(next), height })),
    [client, prefix, cameraId, height, aheadText],
  );
  return usePicture(instance, source, { ahead: sourcesAhead, restMs });
}
