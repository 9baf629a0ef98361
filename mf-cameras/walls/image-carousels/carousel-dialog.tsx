import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, SelectField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { CameraChoiceDialog } from '../../camera-records/camera-choice/camera-choice-dialog';
import { ChooseCamerasButton } from '../../camera-records/camera-choice/choose-cameras-button';
import type { Camera } from '../../camera-records/record/camera';
import { type CarouselChoice, carouselIntervals } from './carousel-choice';
import styles from './image-carousels.module.css';

export interface CarouselDialogProps {
  readonly listed: readonly Camera[];
  readonly choice: CarouselChoice;
  readonly shownCount: number;
  readonly onChoice: (change: Partial<CarouselChoice>) => void;
  readonly onClose: () => void;
}

/** Which cameras go round, and how fast. Each choice holds at once and is kept. */
export function CarouselDialog({ listed, choice, shownCount, onChoice, onClose }: CarouselDialogProps) {
  const { t } = useTexts('mf-cameras');
  const [choosing, setChoosing] = useState(false);
  return (
    <Dialog
      open
      title={t('carousel.settings')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('grid.layouts.done')}
        </Button>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={t('carousel.interval')}
          hint={t('grid.layouts.kept')}
          value={String(choice.intervalMs)}
          options={carouselIntervals.map((ms) => ({ value: String(ms), label: formatDuration(ms) }))}
          onChange={(value) => {
            const intervalMs = carouselIntervals.find((ms) => String(ms) === value);
            if (intervalMs !== undefined) onChoice({ intervalMs });
          }}
        />
        <ChooseCamerasButton
          isAll={choice.chosen === null}
          shown={shownCount}
          total={listed.length}
          onPress={() => setChoosing(true)}
        />
      </div>
      {choosing && (
        <CameraChoiceDialog
          listed={listed}
          chosen={choice.chosen}
          onChoose={(chosen) => onChoice({ chosen: chosen && [...chosen] })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  );
}
