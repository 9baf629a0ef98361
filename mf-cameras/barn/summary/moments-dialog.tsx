import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, Dialog } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from '../barn-facts/barn-facts.module.css';
import { toggled } from '../barn-facts/chosen-cameras';
import { mostMoments } from './summary-span';

export interface MomentsDialogProps {
  /** By value, in words. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Of which moments the summary has pictures: some of many, at least one. */
export function MomentsDialog({ choices, chosen: before, onChoose, onClose }: MomentsDialogProps) {
  const { t } = useTexts('mf-cameras');
  const [chosen, setChosen] = useState(before);
  const isFull = chosen.length >= mostMoments;
  return (
    <Dialog
      open
      title={t('summary.moments.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('barnFacts.choices.cancel')}</Button>
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            {t('barnFacts.choices.show', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('summary.moments.hint', { most: mostMoments })}</p>
      <ul className={styles.choices}>
        {choices.map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <Checkbox
                label={label}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => setChosen((last) => toggled(last, value, mostMoments))}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
