import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import type { Camera } from '../../camera-records/record/camera';
import { mostChosen } from './chosen-cameras';

const CameraChoiceDialog = lazyPart(() =>
  import('../../camera-records/camera-choice/camera-choice-dialog').then((module) => module.CameraChoiceDialog),
);

export interface ChooseCamerasProps {
  readonly listed: readonly Camera[];
  /** Those that are shown now. */
  readonly shown: readonly Camera[];
  readonly onChoose: (cameraIds: readonly string[]) => void;
}

/** The way to choose the cameras that stand for the barn, on its overview and in its summary. */
export function ChooseCameras({ listed, shown, onChoose }: ChooseCamerasProps) {
  const { t } = useTexts('mf-cameras');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="camera" disabled={listed.length === 0} onClick={() => setIsOpen(true)}>
        {t('barnFacts.chooseCameras.title')}
      </Button>
      {isOpen && (
        <OpenedDialog title={t('cameraChoice.title')} onClose={() => setIsOpen(false)}>
          <CameraChoiceDialog
            listed={listed}
            chosen={shown.map(({ cameraId }) => cameraId)}
            limit={{ most: mostChosen, hint: t('barnFacts.chooseCameras.hint', { most: mostChosen }) }}
            onChoose={(chosen) => onChoose(chosen ?? [])}
            onClose={() => setIsOpen(false)}
          />
        </OpenedDialog>
      )}
    </>
  );
}
