import { alongTaken, takeAllOf } from '@barnwatch/shared/along';
import { takeReading, useFinderState } from '@barnwatch/shared/answers';
import { usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { AlongPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { listLabels, readAnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { graphBytes, takeGraphs } from './take-graphs';
import { takeStill } from './take-still';

const maySeeData = { any: ['data.view'] } as const;

/** Until this device has measured its own: about that of a pen in daylight in this height. */
const stillBytes = 52_000;

/** What can be taken along of the selected barn's cameras: their newest stills, and their graphs by so many days. */
export function useCameraAlong(days: number): readonly AlongPart[] {
  const { t } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const seesData = usePermission(maySeeData);
  const { answer, listed } = useListedCameras();
  const known = useFinderState(answer);
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  // To the second: it is measured anew again and again.
  const clockOffsetMs = Math.round((barn?.clockOffsetMs ?? 0) / 1000) * 1000;
  return useMemo(() => {
    const seen = listed.filter(({ privacy }) => !privacy.active);
    const stills: AlongPart = {
      id: 'stills',
      title: t('along.stills'),
      count: t('along.cameras', { count: seen.length }),
      bytesEach: stillBytes,
      takes: seen.map(({ cameraId }) => ({
        id: cameraId,
        take: (client, signal) => takeStill(client, cameraId, pictureKey(instanceId, accountId, cameraId), signal),
      })),
      ...known,
    };
    const place = { globalUniqueIdentifier: instanceId, accountId, clockOffsetMs };
    const graphs: AlongPart = {
      id: 'graphs',
      title: t('along.graphs', { count: days }),
      count: t('along.cameras', { count: listed.length }),
      bytesEach: graphBytes(days),
      takes: [
        {
          id: 'setups',
          take: (client, signal) =>
            takeAllOf([
              async () => alongTaken(await takeReading(listLabels, {})(client, signal)),
              async () => alongTaken(await takeReading(readAnimalDistributionSetup, {})(client, signal)),
            ]),
        },
        ...listed.map(({ cameraId }) => ({
          id: cameraId,
          take: (client: Parameters<typeof takeGraphs>[0], signal: AbortSignal) =>
            takeGraphs(client, place, cameraId, days, signal),
        })),
      ],
      ...known,
    };
    return seesData ? [stills, graphs] : [stills];
  }, [t, days, listed, known, instanceId, accountId, clockOffsetMs, seesData]);
}
