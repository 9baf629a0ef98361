import { AskBeforeLeaving } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary } from '@barnwatch/shared/ui';
import { fewestPoints } from '../../geometry/polygon/polygon-fault';
import { AnimalsBelow } from '../animals/animals-below';
import { BackgroundFailure } from '../background/background-failure';
import { MergeDialog } from '../merging/merge-dialog';
import { ToolRow } from '../panels/tool-row';
import { Stage } from '../stage/stage';
import styles from './editor.module.css';
import { Notices, OriginNotices } from './notices';
import { SidePanels } from './side-panels';
import { type DrawingEditorProps, useDrawing } from './use-drawing';
import { useEditorKeys } from './use-editor-keys';

/** Of another type another drawing is shown: what is kept is found again there. */
const kept: readonly string[] = [];
const shownBy = ['type'] as const;

/** The picture, the tools and the numbers. */
export function DrawingEditor(props: DrawingEditorProps) {
  const { t } = useTexts('mf-regions');
  const model = useDrawing(props);
  useEditorKeys();
  const { size, isEditable } = props;
  const { state, dispatch, view, background, frame, meanwhile, colorOf, canDraw, regionSpecification, hasUnsaved } =
    model;
  const tool = canDraw ? view.tool : 'select';
  const isClosable = state.drawing.line.length >= fewestPoints;
  return (
    <div className={styles.editor}>
      <Notices model={model} />
      {isEditable && (
        <div className={styles.tools}>
          <ToolRow
            state={state}
            dispatch={dispatch}
            tool={tool}
            onTool={(next) => canDraw && view.setTool(next)}
            onClose={isClosable ? () => dispatch({ kind: 'closed', regionSpecification }) : null}
            isSaving={model.saving.kind === 'saving'}
            onSave={hasUnsaved && model.faults.size === 0 ? () => void model.save() : null}
          />
        </div>
      )}
      <div className={styles.drawing}>
        <Stage
          state={state}
          dispatch={dispatch}
          tool={tool}
          look={view.look}
          view={view.viewport}
          onView={view.showPart}
          isEditable={isEditable}
          regionSpecification={regionSpecification}
          colorOf={colorOf}
          picture={frame}
          onBroken={background.onBroken}
          aim={view.aim}
          onAim={view.setAim}
        >
          {model.showsAnimals && model.animals && <AnimalsBelow map={model.animals} />}
        </Stage>
        {props.isHidden && <p className={styles.hint}>{t('polygonEditor.missing.privacy')}</p>}
        {!props.isHidden && background.state.kind === 'failed' && (
          <BackgroundFailure
            failure={background.state.failure}
            onRetry={view.background === 'now' ? background.renew : background.retry}
          />
        )}
        <p className={styles.said} aria-live="polite" data-refused={state.refused !== null || undefined}>
          {model.said}
        </p>
        <p id="polygon-editor-keys" className={styles.keys}>
          {t(tool === 'draw' ? 'polygonEditor.keys.draw' : 'polygonEditor.keys.select')}
        </p>
      </div>
      <div className={styles.side}>
        <OriginNotices model={model} {...props} />
        <PanelBoundary name="panels of the polygon editor" what={t('polygonEditor.panelThrew')} subject={state.drawing}>
          <SidePanels model={model} editor={props} />
        </PanelBoundary>
      </div>
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
        parameters={props.draft.isKept ? kept : shownBy}
        title={t('polygonEditor.leave.title')}
        text={t(props.draft.isKept ? 'polygonEditor.leave.text' : 'polygonEditor.leave.lost')}
        leave={t('polygonEditor.leave.leave')}
      />
    </div>
  );
}
