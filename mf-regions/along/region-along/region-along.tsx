import { alongTaken } from '@barnwatch/shared/along';
import { knownReading, takeReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import type { AlongPart, AlongTake } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import {
  type AnswerOf,
  listCameraCanvases,
  listRegionMappings,
  listRegionSpecifications,
  listRegionTypes,
  queryOneCameraCanvas,
} from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';

const maySeeRegions = { any: ['regions.view'] } as const;
const maySeeCanvases = { any: ['canvases.view'] } as const;

/** Until this device has measured its own. */
const listBytes = 7_500;
const canvasBytes = 4_000;

const none: readonly string[] = [];

function canvasIds({ cameraCanvases }: AnswerOf<typeof listCameraCanvases>): readonly string[] {
  return cameraCanvases.map(({ cameraCanvasId }) => cameraCanvasId);
}

function take(id: string, reading: ReturnType<typeof takeReading>): AlongTake {
  return { id, take: async (client, signal) => alongTaken(await reading(client, signal)) };
}

const regionTakes: readonly AlongTake[] = [
  take('types', takeReading(listRegionTypes, {})),
  take('specifications', takeReading(listRegionSpecifications, {})),
  take('mappings', takeReading(listRegionMappings, {})),
];

/** What can be taken along of the selected barn's regions and canvases; they have no days. */
export function useRegionAlong(): readonly AlongPart[] {
  const { t } = useTexts('mf-regions');
  const seesRegions = usePermission(maySeeRegions);
  const seesCanvases = usePermission(maySeeCanvases);
  const reading = useReading(listCameraCanvases, { keep: true, isAsked: seesCanvases }, canvasIds);
  const known = useFinderState(reading);
  const ids = knownReading(reading)?.value ?? none;
  return useMemo(() => {
    const regions: AlongPart = {
      id: 'regions',
      title: t('along.regions'),
      count: t('along.lists', { count: regionTakes.length }),
      bytesEach: listBytes,
      takes: regionTakes,
      state: 'ready',
    };
    const canvases: AlongPart = {
      id: 'canvases',
      title: t('along.canvases'),
      count: t('along.canvasCount', { count: ids.length }),
      bytesEach: canvasBytes,
      takes: ids.map((id) => take(id, takeReading(queryOneCameraCanvas, { body: { query: { cameraCanvasId: id } } }))),
      ...known,
    };
    return [...(seesRegions ? [regions] : []), ...(seesCanvases ? [canvases] : [])];
  }, [t, ids, known, seesRegions, seesCanvases]);
}
