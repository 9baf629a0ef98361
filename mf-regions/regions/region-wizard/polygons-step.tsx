import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Banner, buttonClass, ProgressBar, StateMark } from '@barnwatch/shared/ui';
import { polygonEditorPath } from './region-addresses';
import styles from './region-wizard.module.css';
import { type CameraProgress, isComplete, type WizardState } from './wizard-state';

export interface PolygonsStepProps {
  readonly barnId: string;
  readonly state: WizardState;
}

/** Which cameras still lack what, and the way to draw it. */
export function PolygonsStep({ barnId, state: { cameras } }: PolygonsStepProps) {
  const { t } = useTexts('mf-regions');
  const canOpen = useCanOpen();
  if (cameras.length === 0) return <p>{t('regionWizard.cameras.noneChosen')}</p>;
  const done = cameras.filter(isComplete).length;
  const [first] = cameras;
  const canDraw = first !== undefined && canOpen(polygonEditorPath(barnId, first.camera.cameraId));
  return (
    <>
      <ProgressBar
        label={t('regionWizard.polygons.progress', { done, count: cameras.length })}
        share={done / cameras.length}
      />
      {!canDraw && <Banner kind="info">{t('regionWizard.polygons.noEditor')}</Banner>}
      <ul className={styles.rows}>
        {cameras.map((progress) => {
          const { cameraId, name } = progress.camera;
          return (
            <li key={cameraId} className={styles.row}>
              <div className={styles.about}>
                <strong>{name}</strong>
                <Lacks progress={progress} />
              </div>
              {canDraw && (
                <SuiteLink
                  className={buttonClass(isComplete(progress) ? 'quiet' : 'primary')}
                  to={polygonEditorPath(barnId, cameraId)}
                  state={roundTrip}
                >
                  {t('regionWizard.polygons.draw', { camera: name })}
                </SuiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Lacks({ progress }: { readonly progress: CameraProgress }) {
  const { t } = useTexts('mf-regions');
  const { missing, unconfirmed } = progress;
  if (isComplete(progress)) return <StateMark tone="good" label={t('regionWizard.polygons.complete')} />;
  return (
    <>
      {missing.length > 0 && (
        <StateMark tone="attention" label={t('regionWizard.polygons.missing', { types: missing.join(', ') })} />
      )}
      {unconfirmed.length > 0 && (
        <StateMark tone="attention" label={t('regionWizard.polygons.unconfirmed', { types: unconfirmed.join(', ') })} />
      )}
    </>
  );
}
