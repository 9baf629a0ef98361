import { knownReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { FinderEntry, FinderPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { listCameras } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { cameraPath } from '../../camera-records/addresses/camera-addresses';
import { listedCameras } from '../../camera-records/camera-filter/select-cameras';
import { type Camera, camerasOf } from '../../camera-records/record/camera';

/** A list that is as young as this is not asked for again, ms: cameras seldom change their names. */
const reuseForMs = 30_000;

const none: readonly Camera[] = [];

/** For the quick finder: the cameras of the barn in the order of the walk through it, those without tags too. */
export function useCameraParts(): readonly FinderPart[] {
  const { t, language } = useTexts('mf-cameras');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier;
  const reading = useReading(listCameras, { keep: true, reuseForMs }, camerasOf);
  const state = useFinderState(reading);
  const cameras = knownReading(reading)?.value ?? none;
  const entries = useMemo(
    () => (barnId === undefined ? [] : listedCameras(cameras, true, language).map((camera) => entryOf(barnId, camera))),
    [barnId, cameras, language],
  );
  const title = t('finder.cameras');
  return useMemo(() => [{ id: 'cameras', title, icon: 'camera', entries, ...state }], [title, entries, state]);
}

function entryOf(barnId: string, { cameraId, name, tags }: Camera): FinderEntry {
  return { id: cameraId, name, detail: tags.join(', '), words: [cameraId], to: cameraPath(barnId, cameraId) };
}
