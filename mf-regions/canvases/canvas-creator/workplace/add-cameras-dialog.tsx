import { foldForSearch, isFoundIn, useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, Dialog, EmptyState, SearchField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { type CanvasCamera, inWalkingOrder } from '../../../canvas-records/record/canvas-camera';
import { mostPlaces } from '../arranging/steps';
import styles from './workplace.module.css';

export interface AddCamerasDialogProps {
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  /** Ids of those that lie on the canvas. */
  readonly placed: ReadonlySet<string>;
  /** How many more may lie there. */
  readonly room: number;
  readonly onAdd: (cameraIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Which cameras come onto the canvas: at first all that are not there yet are chosen. */
export function AddCamerasDialog({ cameras, placed, room, onAdd, onClose }: AddCamerasDialogProps) {
  const { t, language } = useTexts('mf-regions');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const listed = inWalkingOrder(cameras?.values() ?? [], language).filter(({ isDecommissioned }) => !isDecommissioned);
  const sought = foldForSearch(search);
  const found = listed.filter(({ name, cameraId }) => isFoundIn(sought, [name, cameraId]));
  const missing = found.filter(({ cameraId }) => !placed.has(cameraId));
  const cameraIds = listed.flatMap(({ cameraId }) => (chosen.has(cameraId) ? [cameraId] : []));
  const choose = (ids: readonly string[], isWanted: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (isWanted) next.add(id);
        else next.delete(id);
      return next;
    });
  return (
    <Dialog
      open
      title={t('canvasAdd.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('canvasAdd.cancel')}</Button>
          <Button
            kind="primary"
            disabled={cameraIds.length === 0 || cameraIds.length > room}
            onClick={() => onAdd(cameraIds)}
          >
            {t('canvasAdd.add', { count: cameraIds.length })}
          </Button>
        </>
      }
    >
      <div className={styles.adding}>
        <SearchField label={t('canvasAdd.search')} value={search} onChange={setSearch} />
        <div>
          <Button
            disabled={missing.length === 0}
            onClick={() =>
              choose(
                missing.map(({ cameraId }) => cameraId),
                true,
              )
            }
          >
            {t('canvasAdd.allMissing', { count: missing.length })}
          </Button>
        </div>
        {cameraIds.length > room && <p role="alert">{t('canvasAdd.tooMany', { most: mostPlaces })}</p>}
        {found.length === 0 && <EmptyState icon="camera" />}
        <ul className={styles.choices}>
          {found.map(({ cameraId, name }) => (
            <li key={cameraId}>
              <Checkbox
                label={name}
                hint={placed.has(cameraId) ? t('canvasAdd.there') : undefined}
                checked={chosen.has(cameraId)}
                onChange={(isWanted) => choose([cameraId], isWanted)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
