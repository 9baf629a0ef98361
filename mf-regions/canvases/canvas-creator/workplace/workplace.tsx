import type { InstanceView } from '@barnwatch/shared/auth-client';
import { AskBeforeLeaving, Form, FormMessage } from '@barnwatch/shared/forms';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import type { DraftReading } from '@barnwatch/shared/outbox';
import { Button, PanelBoundary, VisuallyHidden } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import type { CanvasCamera } from '../../../canvas-records/record/canvas-camera';
import { emptyArrangement } from '../arranging/arrangement';
import { type Base, isChanged } from '../arranging/creator-state';
import { mostPlaces } from '../arranging/steps';
import type { CreatorDraft } from '../creator-draft';
import { AddCamerasDialog } from './add-cameras-dialog';
import { AlignTools } from './align-tools';
import { DetailsFields } from './details-fields';
import { MergeDialog } from './merge-dialog';
import { PlaceFields } from './place-fields';
import { PlaceList } from './place-list';
import { PlanFields } from './plan-fields';
import { Stage } from './stage';
import type { StageMode } from './stage-pointer';
import { Toolbar } from './toolbar';
import { useActions } from './use-actions';
import { useCreator } from './use-creator';
import { useDraftKeeping } from './use-draft-keeping';
import { useKeys } from './use-keys';
import { useMeanwhile } from './use-meanwhile';
import { useSaving } from './use-saving';
import styles from './workplace.module.css';
import { WorkplaceNotices } from './workplace-notices';

export interface WorkplaceProps {
  readonly barn: InstanceView;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  /** As the barn has it now; null while it is on no barn, or no longer. */
  readonly told: Base | null;
  readonly isMissing: boolean;
  readonly draft: Extract<DraftReading<CreatorDraft>, { readonly state: 'read' }>;
  readonly onReread: () => void;
}

/** Where a canvas is arranged: by finger, mouse, keys and numbers alike. */
export function Workplace({ barn, cameras, told, isMissing, draft, onReread }: WorkplaceProps) {
  const { t } = useTexts('mf-regions');
  const formId = useId();
  const [start] = useState(() => ({
    now: draft.found?.arrangement ?? told?.arrangement ?? emptyArrangement,
    base: draft.found ? draft.found.base : told,
  }));
  const [since] = useState(() => Date.now());
  const [mode, setMode] = useState<StageMode>('place');
  const [snaps, setSnaps] = useState(true);
  const [several, setSeveral] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [planRatio, setPlanRatio] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const creator = useCreator(start, cameras);
  const { state } = creator;
  const { now, selected } = state;
  const hasUnsaved = isChanged(state, emptyArrangement);
  const { actions, announced, say, nameOf } = useActions({ creator, cameras, onAdd: () => setAdding(true) });
  const meanwhile = useMeanwhile({ creator, told, isMissing, hasUnsaved });
  const saving = useSaving({ barn, creator, hasUnsaved, onReread, onTheirs: meanwhile.compare });
  const savedAt = useDraftKeeping(creator, draft, hasUnsaved);
  useKeys(creator, actions);
  const alone = selected.size === 1 ? now.places.find(({ key }) => selected.has(key)) : undefined;
  const stageMode = alone ? mode : 'place';
  const { form } = saving;

  return (
    <div className={styles.workplace}>
      <WorkplaceNotices
        saving={saving}
        meanwhile={meanwhile}
        draftSavedAt={savedAt}
        onStartOver={draft.startOver}
        creator={creator}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Toolbar
            actions={actions}
            canUndo={state.past.length > 0}
            canRedo={state.future.length > 0}
            chosen={selected.size}
            mode={stageMode}
            onMode={setMode}
            snaps={snaps}
            onSnaps={setSnaps}
            several={several}
            onSeveral={setSeveral}
            zoom={zoom}
            onZoom={setZoom}
          />
          <PanelBoundary name="stage of the canvas creator" what={t('canvasCreator.stageThrew')} subject={now}>
            <Stage
              barn={barn}
              cameras={cameras}
              creator={creator}
              mode={stageMode}
              snaps={snaps}
              several={several}
              zoom={zoom}
              since={since}
              onPlanRatio={setPlanRatio}
            />
          </PanelBoundary>
          <p className={styles.hint}>{t('canvasPicture.since', { time: formatTimeOfDay(since) })}</p>
        </div>
        <div className={styles.panel}>
          <Form form={form} id={formId} className={styles.form}>
            <DetailsFields
              creator={creator}
              nameError={form.errorAt('name')}
              isNameTaken={form.refusal?.kind === 'name'}
            />
            <FormMessage>{saving.failure}</FormMessage>
            <div className={styles.save}>
              <Button type="submit" kind="primary" icon="check" busy={form.busy} disabled={!hasUnsaved}>
                {t('canvasCreator.save')}
              </Button>
              <p className={styles.hint} role="status">
                {t(hasUnsaved ? 'canvasCreator.unsaved' : 'canvasCreator.noChanges')}
              </p>
            </div>
          </Form>
          <PanelBoundary name="panels of the canvas creator" what={t('canvasCreator.panelThrew')} subject={now}>
            <PlanFields
              creator={creator}
              ratio={planRatio}
              gone={form.refusal?.kind === 'no-plan' ? form.refusal.pictureId : null}
              say={say}
            />
            <PlaceList creator={creator} cameras={cameras} onAdd={actions.add} />
            {alone && <PlaceFields key={alone.key} creator={creator} place={alone} name={nameOf(alone.cameraId)} />}
            <AlignTools actions={actions} chosen={selected.size} all={now.places.length} />
          </PanelBoundary>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status" data-announced="">
          {announced}
        </span>
      </VisuallyHidden>
      {isAdding && (
        <AddCamerasDialog
          cameras={cameras}
          placed={new Set(now.places.map(({ cameraId }) => cameraId))}
          room={mostPlaces - now.places.length}
          onClose={() => setAdding(false)}
          onAdd={(cameraIds) => {
            setAdding(false);
            creator.step({ kind: 'add', cameraIds });
            say(t('canvasSaid.added', { count: cameraIds.length }));
          }}
        />
      )}
      {meanwhile.compared && state.base && (
        <MergeDialog
          barn={barn}
          cameras={cameras}
          base={state.base.arrangement}
          mine={now}
          theirs={meanwhile.compared.arrangement}
          since={since}
          onMerged={meanwhile.take}
          onCancel={() => meanwhile.compare(null)}
        />
      )}
      <AskBeforeLeaving
        hasUnsaved={hasUnsaved}
        title={t('canvasCreator.leaveTitle')}
        text={t('canvasCreator.leaveText')}
        leave={t('canvasCreator.leave')}
      />
    </div>
  );
}
