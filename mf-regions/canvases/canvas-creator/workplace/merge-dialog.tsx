import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, SegmentedControl } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { CanvasPreview } from '../../../canvas-records/pictures/canvas-preview';
import type { CanvasCamera } from '../../../canvas-records/record/canvas-camera';
import type { Arrangement } from '../arranging/arrangement';
import { type Difference, differences, merged, type Side, subjectName, usualSide } from '../arranging/merging';
import styles from './merge-dialog.module.css';

export interface MergeDialogProps {
  readonly barn: InstanceView;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly base: Arrangement;
  readonly mine: Arrangement;
  readonly theirs: Arrangement;
  readonly since: number;
  readonly onMerged: (by: Arrangement) => void;
  readonly onCancel: () => void;
}

/** Somebody else has changed the canvas meanwhile: both are shown, and one is chosen for each difference (F47). */
export function MergeDialog({ barn, cameras, base, mine, theirs, since, onMerged, onCancel }: MergeDialogProps) {
  const { t } = useTexts('mf-regions');
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const found = differences(base, mine, theirs);
  const result = merged(base, mine, theirs, choices);
  const nameOf = ({ of }: Difference) =>
    of.kind === 'place' ? (cameras?.get(of.cameraId)?.name ?? of.cameraId) : t(`canvasMerge.detail.${of.detail}`);
  const preview = (canvas: Arrangement, words: string) => (
    <figure className={styles.version}>
      <CanvasPreview barn={barn} canvas={canvas} cameras={cameras} since={since} />
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
  return (
    <Dialog
      open
      title={t('canvasMerge.title')}
      width="wide"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('canvasMerge.later')}</Button>
          <Button kind="primary" onClick={() => onMerged(result)}>
            {t('canvasMerge.take')}
          </Button>
        </>
      }
    >
      <div className={styles.all}>
        <p>{t('canvasMerge.text')}</p>
        <div className={styles.versions}>
          {preview(mine, t('canvasMerge.mine'))}
          {preview(theirs, t('canvasMerge.theirs'))}
          {preview(result, t('canvasMerge.result'))}
        </div>
        {found.length === 0 && <p>{t('canvasMerge.same')}</p>}
        <ul className={styles.list}>
          {found.map((one) => {
            const name = subjectName(one.of);
            return (
              <li key={name} className={styles.row} data-conflict={one.isConflict || undefined}>
                <span className={styles.subject}>
                  {nameOf(one)}
                  <span className={styles.deeds}>
                    {t('canvasMerge.deeds', {
                      mine: t(`canvasMerge.deed.${one.mine}`),
                      theirs: t(`canvasMerge.deed.${one.theirs}`),
                    })}
                  </span>
                </span>
                <SegmentedControl<Side>
                  label={t('canvasMerge.choose', { name: nameOf(one) })}
                  value={choices.get(name) ?? usualSide(one)}
                  segments={[
                    { value: 'mine', label: t('canvasMerge.mine') },
                    { value: 'theirs', label: t('canvasMerge.theirs') },
                  ]}
                  onChange={(side) => setChoices((known) => new Map(known).set(name, side))}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
