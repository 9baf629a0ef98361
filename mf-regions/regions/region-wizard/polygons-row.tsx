import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, RequestFailure, StateMark } from '@barnwatch/shared/ui';
import { polygonEditorPath } from './region-addresses';
import styles from './region-wizard.module.css';
import type { Accepting } from './use-accepting';
import { type CameraProgress, isComplete } from './wizard-state';

export interface PolygonsRowProps {
  readonly barnId: string;
  readonly progress: CameraProgress;
  readonly isManager: boolean;
  /** There is a screen to draw on. */
  readonly hasEditor: boolean;
  readonly accepting: Accepting | undefined;
  readonly onAccept: () => void;
}

/** One camera: what it lacks, and what can be done about it. */
export function PolygonsRow({ barnId, progress, isManager, hasEditor, accepting, onAccept }: PolygonsRowProps) {
  const { t } = useTexts('mf-regions');
  const { camera, missing, unconfirmed, found } = progress;
  const { cameraId, name } = camera;
  const count = found.reduce((sum, { regions }) => sum + regions.length, 0);
  // That there is nothing of a type is said by whoever has looked.
  const isAcceptable = isManager && count > 0 && found.every(({ regions }) => regions.length > 0);
  const accepted = accepting?.kind === 'accepted' ? accepting.mappingIds : [];
  const isTaken = found.every(({ regionMappingId }) => accepted.includes(regionMappingId));
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <Lacks progress={progress} />
      </div>
      <div className={styles.does}>
        {isAcceptable && !isTaken && (
          <Button
            busy={accepting?.kind === 'accepting'}
            aria-label={t('regionWizard.polygons.acceptOn', { count, camera: name })}
            onClick={onAccept}
          >
            {t('regionWizard.polygons.accept', { count })}
          </Button>
        )}
        {hasEditor && (
          <SuiteLink
            className={buttonClass('quiet')}
            to={polygonEditorPath(barnId, cameraId, missing[0] ?? unconfirmed[0])}
            state={roundTrip}
          >
            {t(isManager ? 'regionWizard.polygons.draw' : 'regionWizard.polygons.look', { camera: name })}
          </SuiteLink>
        )}
      </div>
      {accepting?.kind === 'refused' && (
        <div className={styles.failure}>
          <RequestFailure
            error={accepting.error}
            what={t('regionWizard.polygons.notAccepted', { camera: name })}
            onRetry={onAccept}
            form="line"
          />
        </div>
      )}
    </li>
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
