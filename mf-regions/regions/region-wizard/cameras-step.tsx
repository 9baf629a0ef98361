import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, EmptyState } from '@barnwatch/shared/ui';
import styles from './region-wizard.module.css';
import type { WizardFacts } from './wizard-state';

export interface CamerasStepProps {
  readonly facts: WizardFacts;
  readonly onLeaveOut: (cameraIds: readonly string[]) => void;
}

export function CamerasStep({ facts: { cameras, leftOut }, onLeaveOut }: CamerasStepProps) {
  const { t } = useTexts('mf-regions');
  if (cameras.length === 0) return <EmptyState icon="camera" hint={t('regionWizard.cameras.none')} />;
  const isNoneChosen = cameras.every(({ cameraId }) => leftOut.includes(cameraId));
  return (
    <>
      <ul className={styles.choices}>
        {cameras.map(({ cameraId, name }) => (
          <li key={cameraId}>
            <Checkbox
              label={name}
              checked={!leftOut.includes(cameraId)}
              onChange={(isWanted) =>
                onLeaveOut(isWanted ? leftOut.filter((one) => one !== cameraId) : [...leftOut, cameraId])
              }
            />
          </li>
        ))}
      </ul>
      {isNoneChosen && <p role="status">{t('regionWizard.cameras.noneChosen')}</p>}
      {leftOut.length > 0 && (
        <div className={styles.actions}>
          <Button onClick={() => onLeaveOut([])}>{t('regionWizard.cameras.all')}</Button>
        </div>
      )}
    </>
  );
}
