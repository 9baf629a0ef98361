import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ChipChoice, Dialog } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import type { DrawnRegion } from '../drawing/drawing';
import { RegionPreview } from '../preview/region-preview';
import styles from './merge-dialog.module.css';
import { type ConflictChoice, type RegionConflict, type RegionMerge, resolvedRegions } from './merge-regions';

export interface MergeDialogProps {
  readonly merge: RegionMerge;
  readonly size: PictureSize;
  readonly picture: string | null;
  readonly colorOf: (region: DrawnRegion) => string;
  /** The drawing becomes this. */
  readonly onMerged: (regions: readonly DrawnRegion[], keys: number) => void;
  readonly onClose: () => void;
}

/** Somebody else has changed the same regions: what of it is taken over, and what has to be chosen. */
export function MergeDialog({ merge, size, picture, colorOf, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTexts('mf-regions');
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  const { conflicts, takenOver } = merge;
  const isChosen = conflicts.every(({ key }) => choices.has(key));
  const take = () => {
    const { regions, keys } = resolvedRegions(merge, (key) => choices.get(key) ?? 'mine');
    onMerged(regions, keys);
  };
  return (
    <Dialog
      open
      title={t('polygonEditor.merge.title')}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('polygonEditor.merge.later')}</Button>
          <Button kind="primary" disabled={!isChosen} onClick={take}>
            {t('polygonEditor.merge.take')}
          </Button>
        </>
      }
    >
      <p>{t('polygonEditor.merge.lead')}</p>
      {takenOver > 0 && <p>{t('polygonEditor.merge.takenOver', { count: takenOver })}</p>}
      {conflicts.length > 0 && <p>{t('polygonEditor.merge.conflicts', { count: conflicts.length })}</p>}
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <li key={conflict.key} className={styles.conflict}>
            <h3 className={styles.name}>{nameOf(conflict)}</h3>
            <div className={styles.versions}>
              {(['mine', 'theirs'] as const).map((who) => {
                const region = conflict[who];
                return (
                  <figure key={who} className={styles.version}>
                    <RegionPreview regions={region ? [region] : []} size={size} picture={picture} colorOf={colorOf} />
                    <figcaption>
                      {t(`polygonEditor.merge.${who}`)}
                      {region === null && ` · ${t('polygonEditor.merge.removed')}`}
                    </figcaption>
                  </figure>
                );
              })}
            </div>
            <ChipChoice
              label={t('polygonEditor.merge.choice', { name: nameOf(conflict) })}
              value={choices.get(conflict.key) ?? null}
              chips={choicesOf(conflict).map((value) => ({ value, label: t(`polygonEditor.merge.keep.${value}`) }))}
              onChange={(value) => setChoices((known) => new Map(known).set(conflict.key, value))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function choicesOf({ mine, theirs }: RegionConflict): readonly ConflictChoice[] {
  return mine && theirs ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
}

function nameOf({ mine, theirs }: RegionConflict): string {
  return (mine ?? theirs)?.regionSpecification ?? '';
}
