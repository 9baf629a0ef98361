import { knownReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { outOfUse } from '@barnwatch/shared/camera-fields';
import type { FinderPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, useCanOpen } from '@barnwatch/shared/routing';
import { type AnswerOf, type Camera, listCameras } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';

/** A list that is as young as this is not asked for again, ms. */
const reuseForMs = 30_000;

const createPath = '/dashboard/:barnId/administration/createCamera';

const none: readonly FinderPart[] = [];
const noCameras: readonly Camera[] = [];

function decommissionedCameras({ cameras }: AnswerOf<typeof listCameras>): readonly Camera[] {
  return [...cameras.values()].filter(({ tags }) => tags.includes(outOfUse));
}

/** For who manages cameras: those out of use, which no other screen has, and the screen that no navigation names. */
export function useCameraParts(): readonly FinderPart[] {
  const { t } = useTexts('mf-admin');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const to = generatePath('/dashboard/:barnId/administration/cameraOverview', { barnId });
  const mayManage = useCanOpen()(to);
  const reading = useReading(listCameras, { keep: true, reuseForMs, isAsked: mayManage }, decommissionedCameras);
  const state = useFinderState(reading);
  const cameras = knownReading(reading)?.value ?? noCameras;
  const title = t('finder.decommissioned');
  const entries = useMemo(
    () => cameras.map(({ cameraId, name }) => ({ id: cameraId, name: name.trim() || cameraId, words: [cameraId], to })),
    [cameras, to],
  );
  const words = t('createCamera.title');
  const creation = useMemo((): FinderPart => {
    const entry = { id: 'createCamera', name: words, to: generatePath(createPath, { barnId }) };
    return { id: 'creation', title: t('finder.new'), icon: 'add', entries: [entry], state: 'ready' };
  }, [words, barnId, t]);
  // Damaged records of cameras are told once, by whoever has the cameras in use.
  return useMemo(
    () =>
      mayManage ? [creation, { id: 'decommissioned', title, icon: 'camera', entries, ...state, setAside: 0 }] : none,
    [mayManage, creation, title, entries, state],
  );
}
