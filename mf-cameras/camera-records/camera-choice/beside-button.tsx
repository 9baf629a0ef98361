import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../opened-dialog/opened-dialog';
import type { Camera } from '../record/camera';

const CameraChoiceDialog = lazyPart(() => import('./camera-choice-dialog').then((module) => module.CameraChoiceDialog));

export interface BesideButtonProps {
  /** The camera that stays. */
  readonly firstId: string | null;
  readonly listed: readonly Camera[];
  /** Those beside it. */
  readonly chosen: readonly string[];
  /** How many can stand beside it. */
  readonly most: number;
  /** What the button says of them. */
  readonly words: string;
  /** In words, what they are chosen for. */
  readonly hint: string;
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Chooses the cameras that stand beside another one. */
export function BesideButton({ firstId, listed, chosen, most, words, hint, onChoose }: BesideButtonProps) {
  const { t } = useTexts('mf-cameras');
  const [isOpen, setIsOpen] = useState(false);
  const offered = listed.filter(({ cameraId }) => cameraId !== firstId);
  return (
    <div>
      <Button icon="grid" disabled={firstId === null || offered.length === 0} onClick={() => setIsOpen(true)}>
        {words}
      </Button>
      {isOpen && (
        <OpenedDialog title={t('cameraChoice.title')} onClose={() => setIsOpen(false)}>
          <CameraChoiceDialog
            listed={offered}
            chosen={chosen}
            limit={{ most, hint }}
            least={0}
            confirm="beside"
            onChoose={(next) => onChoose(next ?? [])}
            onClose={() => setIsOpen(false)}
          />
        </OpenedDialog>
      )}
    </div>
  );
}
