import { usePermission } from '@barnwatch/shared/auth-client';
import { AskBeforeLeaving } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import {
  Banner,
  Button,
  EmptyState,
  RequestFailure,
  SelectField,
  useScreenKeys,
  useShowToast,
} from '@barnwatch/shared/ui';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import { useMemo, useState } from 'react';
import { polygonFault } from '../../geometry/polygon/polygon-fault';
import { regionColors } from '../../region-records/record/region-look';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import { BackgroundFailure } from '../background/background-failure';
import { useBackground } from '../background/use-background';
import { CopyDialog } from '../copying/copy-dialog';
import type { DraftReading } from '../drafts/use-region-draft';
import type { PlainRegion } from '../drawing/drawing';
import { isUnsaved, selectedRegion } from '../drawing/edit-state';
import { useFaultWords } from '../drawing/fault-words';
import { MergeDialog } from '../merging/merge-dialog';
import { LookPanel } from '../panels/look-panel';
import { RegionList } from '../panels/region-list';
import { RegionPanel } from '../panels/region-panel';
import { ToolRow } from '../panels/tool-row';
import { useMappingSave } from '../saving/use-mapping-save';
import { Stage } from '../stage/stage';
import { AutomaticNotice } from './automatic-notice';
import { sizeOf } from './camera-facts';
import styles from './editor.module.css';
import type { TypeEditorProps } from './type-editor';
import { useEditing } from './use-editing';
import { useKeptDrawing } from './use-kept-drawing';
import { useMeanwhile } from './use-meanwhile';
import { useStageView } from './use-stage-view';

export interface DrawingEditorProps extends TypeEditorProps {
  readonly draft: Extract<DraftReading, { readonly state: 'read' }>;
  readonly mapping: RegionMapping | null;
}

/** Where nothing else is stored. */
const plainColor: ColorValue = '#e69f00';
const maySeePast = { any: ['recordings.view'] } as const;

/** The picture, the tools and the numbers. */
export function DrawingEditor(props: DrawingEditorProps) {
  const { barn, cameraId, regionType, types, specifications, mapping, size, isEditable, onRefresh, draft } = props;
  const { t } = useTexts('mf-regions');
  const faultWords = useFaultWords();
  const showToast = useShowToast();
  const { state, dispatch, said } = useEditing(mapping, draft.found, size);
  const meanwhile = useMeanwhile(mapping, draft.found, state, dispatch);
  useKeptDrawing(draft, state, meanwhile.basis);
  const saving = useMappingSave(cameraId, regionType);
  const view = useStageView();
  const hasPast = usePermission(maySeePast);
  const background = useBackground(barn, cameraId, view.background, size);
  const ofType = useMemo(
    () => specifications.filter((one) => one.regionType === regionType).map((one) => one.regionSpecificationId),
    [specifications, regionType],
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const regionSpecification = ofType.find((one) => one === wanted) ?? ofType[0] ?? '';
  const colors = useMemo(() => regionColors(types, specifications), [types, specifications]);
  const colorOf = (region: PlainRegion): ColorValue => colors.of(region) ?? plainColor;
  useEditorKeys();

  const { drawing, selected } = state;
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
  const canDraw = isEditable && regionSpecification !== '';
  const isSaving = saving.now.kind === 'saving';
  const { state: picture } = background;
  const frame =
    picture.kind === 'ready'
      ? picture.picture.frame
      : picture.kind === 'loading'
        ? (picture.last?.frame ?? null)
        : null;

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

  return (
    <div className={styles.editor}>
      <div className={styles.notices}>
        {meanwhile.hasChanged && (
          <Banner kind="warning" action={<Button onClick={meanwhile.ask}>{t('polygonEditor.merge.look')}</Button>}>
            {t('polygonEditor.merge.changed')}
          </Banner>
        )}
        {draft.found && hasUnsaved && <p className={styles.hint}>{t('polygonEditor.draft.found')}</p>}
        <AutomaticNotice
          mapping={mapping}
          isEditable={isEditable && !hasUnsaved && !isSaving}
          size={size}
          picture={frame}
          colorOf={colorOf}
          onAccept={() => void save()}
          onReject={() => {
            dispatch({ kind: 'emptied' });
            void save([]);
          }}
        />
        {saving.now.kind === 'refused' && (
          <RequestFailure
            error={saving.now.error}
            what={t('polygonEditor.notSaved')}
            onRetry={() => void save()}
            form="line"
          />
        )}
      </div>
      <div className={styles.drawing}>
        <Stage
          state={state}
          dispatch={dispatch}
          tool={canDraw ? view.tool : 'select'}
          look={view.look}
          view={view.viewport}
          onView={view.showPart}
          isEditable={isEditable}
          regionSpecification={regionSpecification}
          colorOf={colorOf}
          picture={frame}
          aim={view.aim}
          onAim={view.setAim}
        />
        {picture.kind === 'failed' && (
          <BackgroundFailure
            failure={picture.failure}
            onRetry={view.background === 'now' ? background.renew : background.retry}
          />
        )}
        <p className={styles.said} aria-live="polite" data-refused={state.refused !== null || undefined}>
          {said}
        </p>
        <p id="polygon-editor-keys" className={styles.keys}>
          {t(canDraw && view.tool === 'draw' ? 'polygonEditor.keys.draw' : 'polygonEditor.keys.select')}
        </p>
      </div>
      {isEditable && (
        <div className={styles.tools}>
          <ToolRow
            state={state}
            dispatch={dispatch}
            tool={canDraw ? view.tool : 'select'}
            onTool={(tool) => canDraw && view.setTool(tool)}
            onClose={drawing.line.length >= 3 ? () => dispatch({ kind: 'closed', regionSpecification }) : null}
            isSaving={isSaving}
            onSave={hasUnsaved && faults.size === 0 ? () => void save() : null}
          />
        </div>
      )}
      <div className={styles.panels}>
        {props.typeField}
        {ofType.length === 0 ? (
          <Banner kind="info">{t('polygonEditor.noSpecifications', { type: regionType })}</Banner>
        ) : (
          isEditable && (
            <SelectField
              label={t('polygonEditor.newOf')}
              value={regionSpecification}
              options={ofType.map((value) => ({ value, label: value }))}
              onChange={setWanted}
            />
          )
        )}
        {drawing.regions.length === 0 ? (
          <EmptyState icon="region" hint={t(canDraw ? 'polygonEditor.begin' : 'polygonEditor.noRegions')} />
        ) : (
          <RegionList
            regions={drawing.regions}
            selectedKey={region?.key ?? null}
            colorOf={colorOf}
            faults={faults}
            dispatch={dispatch}
          />
        )}
        {region && (
          <RegionPanel
            key={region.key}
            region={region}
            index={selected.kind === 'point' ? selected.index : null}
            size={size}
            specifications={ofType}
            color={colorOf(region)}
            isEditable={isEditable}
            dispatch={dispatch}
          />
        )}
        <LookPanel
          look={view.look}
          onLook={view.setLook}
          background={view.background}
          onBackground={view.setBackground}
          hasPast={hasPast}
          onRenew={background.renew}
          isZoomed={view.viewport.scale > 1}
          onZoom={view.zoom}
        />
        {isEditable && !hasUnsaved && drawing.regions.length > 0 && (
          <Button icon="copy" onClick={() => setIsCopied(true)}>
            {t('polygonEditor.copying.open')}
          </Button>
        )}
        {isEditable && hasUnsaved && (
          <Button
            icon="delete"
            onClick={() => dispatch({ kind: 'rebased', base: state.base, regions: state.base, keys: state.keys })}
          >
            {t('polygonEditor.discard')}
          </Button>
        )}
      </div>
      {isCopied && (
        <CopyDialog
          barn={barn}
          cameraId={cameraId}
          regionType={regionType}
          regions={region ? [region] : drawing.regions}
          cameras={props.cameras}
          mappings={props.mappings}
          sizeOf={sizeOf}
          colorOf={colorOf}
          onCopied={onRefresh}
          onClose={() => setIsCopied(false)}
        />
      )}
      {meanwhile.merge && (
        <MergeDialog
          merge={meanwhile.merge}
          size={size}
          picture={frame}
          colorOf={colorOf}
          onMerged={meanwhile.take}
          onClose={meanwhile.later}
        />
      )}
      <AskBeforeLeaving
        hasUnsaved={hasUnsaved}
        title={t('polygonEditor.leave.title')}
        text={t('polygonEditor.leave.text')}
        leave={t('polygonEditor.leave.leave')}
      />
    </div>
  );
}

function useEditorKeys(): void {
  const { t } = useTexts('mf-regions');
  useScreenKeys([
    { keys: ['←', '↑', '→', '↓'], words: t('polygonEditor.keys.move') },
    { keys: ['Enter'], words: t('polygonEditor.keys.place') },
    { keys: ['C'], words: t('polygonEditor.keys.close') },
    { keys: ['N', 'P'], words: t('polygonEditor.keys.point') },
    { keys: ['PageUp', 'PageDown'], words: t('polygonEditor.keys.region') },
    { keys: ['I'], words: t('polygonEditor.keys.insert') },
    { keys: ['Del'], words: t('polygonEditor.keys.remove') },
    { keys: ['Ctrl', 'Z'], words: t('polygonEditor.keys.undo') },
    { keys: ['+', '−', '0'], words: t('polygonEditor.keys.zoom') },
  ]);
}
