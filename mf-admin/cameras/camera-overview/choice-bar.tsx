import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import styles from './camera-overview.module.css';
import type { OverviewRow } from './overview-row';
import { useOverviewTools } from './overview-tools';

export interface ChoiceBarProps {
  readonly cameras: readonly Camera[];
  readonly shown: readonly OverviewRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChooseAll: (ids: readonly string[]) => void;
}

/** How many cameras are chosen, also such that a search hides, and what can be done with them. */
export function ChoiceBar({ cameras, shown, chosen, onChooseAll }: ChoiceBarProps) {
  const { t } = useTexts('mf-admin');
  const { ask } = useOverviewTools();
  // One that is gone is chosen no longer.
  const picked = cameras.filter(({ cameraId }) => chosen.has(cameraId));
  const inSight = new Set(shown.map(({ camera }) => camera.cameraId));
  const hidden = picked.filter(({ cameraId }) => !inSight.has(cameraId)).length;
  return (
    <div className={styles.choice}>
      <Button disabled={shown.length === 0} onClick={() => onChooseAll(shown.map(({ camera }) => camera.cameraId))}>
        {t('bulk.chooseAll')}
      </Button>
      <output>
        {picked.length > 0 && t('bulk.chosen', { count: picked.length })}
        {hidden > 0 && ` · ${t('bulk.hidden', { count: hidden })}`}
      </output>
      {picked.length > 0 && (
        <>
          <Button icon="edit" onClick={() => ask(picked, 'tags')}>
            {t('bulk.change')}
          </Button>
          <Button onClick={() => onChooseAll([])}>{t('bulk.clear')}</Button>
        </>
      )}
    </div>
  );
}
