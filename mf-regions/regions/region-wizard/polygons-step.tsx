import { useTexts } from '@barnwatch/shared/i18n';
import { useCanOpen } from '@barnwatch/shared/routing';
import { Banner, ProgressBar } from '@barnwatch/shared/ui';
import { PolygonsRow } from './polygons-row';
import { polygonEditorPath } from './region-addresses';
import styles from './region-wizard.module.css';
import { useAccepting } from './use-accepting';
import { isComplete, type WizardState } from './wizard-state';

export interface PolygonsStepProps {
  readonly barnId: string;
  readonly state: WizardState;
  readonly isManager: boolean;
  /** Asks the barn again for its mappings. */
  readonly onChanged: () => void;
}

/** Which cameras still lack what, and the way to draw it. */
export function PolygonsStep({ barnId, state: { cameras }, isManager, onChanged }: PolygonsStepProps) {
  const { t } = useTexts('mf-regions');
  const canOpen = useCanOpen();
  const { states, accept } = useAccepting(onChanged);
  if (cameras.length === 0) return <p>{t('regionWizard.cameras.noneChosen')}</p>;
  const done = cameras.filter(isComplete).length;
  const [first] = cameras;
  const hasEditor = first !== undefined && canOpen(polygonEditorPath(barnId, first.camera.cameraId));
  return (
    <>
      <ProgressBar
        label={t('regionWizard.polygons.progress', { done, count: cameras.length })}
        share={done / cameras.length}
      />
      {!hasEditor && <Banner kind="info">{t('regionWizard.polygons.noEditor')}</Banner>}
      <ul className={styles.rows}>
        {cameras.map((progress) => {
          const { cameraId } = progress.camera;
          return (
            <PolygonsRow
              key={cameraId}
              barnId={barnId}
              progress={progress}
              isManager={isManager}
              hasEditor={hasEditor}
              accepting={states.get(cameraId)}
              onAccept={() => void accept(cameraId, progress.found)}
            />
          );
        })}
      </ul>
    </>
  );
}
