import { FormMessage } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import type { Camera } from '../../camera-records/record/camera';
import styles from './export-form.module.css';

const CameraChoiceDialog = lazyPart(() =>
  import('../../camera-records/camera-choice/camera-choice-dialog').then((module) => module.CameraChoiceDialog),
);

export interface ExportCamerasProps {
  readonly listed: readonly Camera[];
  readonly chosen: readonly Camera[];
  readonly error: string | undefined;
  readonly onChoose: (cameraIds: readonly string[]) => void;
}

/** Which cameras an export is of. */
export function ExportCameras({ listed, chosen, error, onChoose }: ExportCamerasProps) {
  const { t } = useTexts('mf-cameras');
  const [isOpen, setIsOpen] = useState(false);
  const ids = chosen.map(({ cameraId }) => cameraId);
  return (
    <fieldset className={styles.cameras}>
      <legend className={styles.legend}>{t('exports.cameras')}</legend>
      <p className={styles.names}>{chosen.map(({ name }) => name).join(', ') || t('exports.noneChosen')}</p>
      <div className={styles.buttons}>
        <Button icon="camera" disabled={listed.length === 0} onClick={() => setIsOpen(true)}>
          {t('exports.chooseCameras')}
        </Button>
        {/* There from the beginning: what comes later would push the page down. */}
        <Button
          disabled={chosen.length >= listed.length}
          onClick={() => onChoose(listed.map(({ cameraId }) => cameraId))}
        >
          {t('exports.allCameras', { count: listed.length })}
        </Button>
      </div>
      <FormMessage>{error !== undefined && <p className={styles.error}>{error}</p>}</FormMessage>
      {isOpen && (
        <OpenedDialog title={t('cameraChoice.title')} onClose={() => setIsOpen(false)}>
          <CameraChoiceDialog
            listed={listed}
            chosen={ids}
            limit={{ most: listed.length, hint: t('exports.chooseHint') }}
            confirm="take"
            onChoose={(next) => onChoose(next ?? [])}
            onClose={() => setIsOpen(false)}
          />
        </OpenedDialog>
      )}
    </fieldset>
  );
}
