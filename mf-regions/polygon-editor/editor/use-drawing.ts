import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { PictureState } from '@barnwatch/shared/pictures';
import { useShowToast } from '@barnwatch/shared/ui';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import type { PaintedHeatmap } from '@barnwatch/shared/widgets';
import { useMemo, useState } from 'react';
import { polygonFault } from '../../geometry/polygon/polygon-fault';
import { regionColors } from '../../region-records/record/region-look';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import { useBackground } from '../background/use-background';
import type { DraftReading } from '../drafts/use-region-draft';
import type { PlainRegion } from '../drawing/drawing';
import { isUnsaved, selectedRegion } from '../drawing/edit-state';
import { useFaultWords } from '../drawing/fault-words';
import { type SaveState, useMappingSave } from '../saving/use-mapping-save';
import type { TypeEditorProps } from './type-editor';
import { useEditing } from './use-editing';
import { useKeptDrawing } from './use-kept-drawing';
import { useMeanwhile } from './use-meanwhile';
import { useStageView } from './use-stage-view';

export interface DrawingEditorProps extends TypeEditorProps {
  readonly draft: Extract<DraftReading, { readonly state: 'read' }>;
  /** What the barn has. */
  readonly mapping: RegionMapping | null;
}

export type DrawingModel = ReturnType<typeof useDrawing>;

const idle: SaveState = { kind: 'idle' };

/** Where nothing else is stored. */
const plainColor: ColorValue = '#e69f00';
const maySeePast = { any: ['recordings.view'] } as const;
const mayFindAnimals = { all: ['artifacts.manage', 'artifacts.view', 'data.view'] } as const;

/** All that the parts of the editor have in common: the drawing, how it is looked at, and how it is saved. */
export function useDrawing(props: DrawingEditorProps) {
  const { barn, cameraId, regionType, types, specifications, mapping, size, isEditable, onRefresh, draft, isHidden } =
    props;
  const { t } = useTexts('mf-regions');
  const faultWords = useFaultWords();
  const showToast = useShowToast();
  const { state, dispatch, said } = useEditing(mapping, draft.found, size);
  const saving = useMappingSave(cameraId, regionType);
  const meanwhile = useMeanwhile(mapping, draft.found, state, dispatch, saving.unanswered);
  useKeptDrawing(draft, state, meanwhile.basis);
  const view = useStageView();
  const hasPast = usePermission(maySeePast);
  const canFindAnimals = usePermission(mayFindAnimals);
  const showsAnimals = view.hasAnimals && canFindAnimals && !isHidden;
  const [animals, setAnimals] = useState<PaintedHeatmap | null>(null);
  const background = useBackground(barn, cameraId, view.background, size, isHidden);
  const ofType = useMemo(
    () => specifications.filter((one) => one.regionType === regionType).map((one) => one.regionSpecificationId),
    [specifications, regionType],
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const regionSpecification = ofType.find((one) => one === wanted) ?? ofType[0] ?? '';
  // Whatever is added to them meanwhile: a region is of the kind that was shown when it was begun.
  if (wanted === null && regionSpecification !== '') setWanted(regionSpecification);
  const colors = useMemo(() => regionColors(types, specifications), [types, specifications]);
  const colorOf = (region: PlainRegion): ColorValue => colors.of(region) ?? plainColor;

  const { drawing } = state;
  const region = selectedRegion(state);
  const faults = useMemo(
    () =>
      new Map(
        drawing.regions.flatMap(({ key, points }) => {
          const fault = polygonFault(points, size);
          return fault ? [[key, faultWords(fault)] as const] : [];
        }),
      ),
    [drawing.regions, size, faultWords],
  );
  const hasUnsaved = isUnsaved(state);
  const [isFromDraft, setIsFromDraft] = useState(draft.found !== null);
  // Once it is saved or given up, what comes is drawn now.
  if (isFromDraft && !hasUnsaved) setIsFromDraft(false);
  // What was found by the barn and is not taken over yet is saved as it is: it waits although nothing is drawn.
  const isWaiting = hasUnsaved || meanwhile.basis?.isNew === true;
  const canDraw = isEditable && regionSpecification !== '';
  const { state: picture } = background;
  const frame = isHidden ? null : frameOf(picture);

  async function save(regions = drawing.regions): Promise<void> {
    const saved = await saving.save(meanwhile.basis, state.base, regions);
    switch (saved.kind) {
      case 'saved':
        meanwhile.settle(saved.mapping);
        dispatch({ kind: 'saved', regions });
        onRefresh();
        showToast({ kind: 'success', text: t('polygonEditor.saved') });
        break;
      case 'changed':
        meanwhile.meet(saved.mapping);
        break;
      case 'refused':
        break;
    }
  }

  return {
    state,
    dispatch,
    said,
    meanwhile,
    saving: saving.now.kind === 'refused' && !isWaiting ? idle : saving.now,
    save,
    view,
    background,
    frame,
    hasPast,
    canFindAnimals,
    showsAnimals,
    animals,
    setAnimals,
    specificationIds: ofType,
    regionSpecification,
    chooseSpecification: setWanted,
    colorOf,
    region,
    faults,
    hasUnsaved,
    isFromDraft,
    canDraw,
  };
}

/** The picture that is seen: while the next one is on its way, the one before. */
function frameOf(picture: PictureState): string | null {
  switch (picture.kind) {
    case 'ready':
      return picture.picture.frame;
    case 'loading':
      return picture.last?.frame ?? null;
    case 'failed':
      return null;
  }
}
