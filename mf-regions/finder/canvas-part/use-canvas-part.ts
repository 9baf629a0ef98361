import { knownReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { FinderPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { useCanOpen } from '@barnwatch/shared/routing';
import { type AnswerOf, listCameraCanvases } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { cameraCanvasPath, canvasListPath } from '../../canvas-records/record/canvas-addresses';

/** A list that is as young as this is not asked for again, ms. */
const reuseForMs = 30_000;

interface NamedCanvas {
  readonly canvasId: string;
  readonly name: string;
}

const none: readonly NamedCanvas[] = [];

function namedCanvases({ cameraCanvases }: AnswerOf<typeof listCameraCanvases>): readonly NamedCanvas[] {
  return cameraCanvases.map(({ cameraCanvasId, name }) => ({ canvasId: cameraCanvasId, name }));
}

/** For the quick finder: canvases by name, for who may see them; null for everybody else, and nobody asks. */
export function useCanvasPart(): FinderPart | null {
  const { t } = useTexts('mf-regions');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const maySee = useCanOpen()(canvasListPath(barnId));
  const reading = useReading(listCameraCanvases, { keep: true, reuseForMs, isAsked: maySee }, namedCanvases);
  const state = useFinderState(reading);
  const canvases = knownReading(reading)?.value ?? none;
  const title = t('finder.canvases');
  return useMemo(() => {
    if (!maySee) return null;
    const entries = canvases.map(({ canvasId, name }) => ({
      id: canvasId,
      name: name.trim() || canvasId,
      to: cameraCanvasPath(barnId, canvasId),
    }));
    return { id: 'canvases', title, icon: 'screen', entries, ...state };
  }, [maySee, canvases, barnId, title, state]);
}
