import { foldForSearch, isFoundIn, useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, Dialog, SearchField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { Camera } from '../record/camera';
import styles from './camera-choice.module.css';

export interface CameraChoiceDialogProps {
  readonly listed: readonly Camera[];
  /** Null for all that are listed, new ones too. */
  readonly chosen: readonly string[] | null;
  /** How many can be chosen where that is not all of them, and in words what for. */
  readonly limit?: { readonly most: number; readonly hint: string };
  /** Fewer cannot be chosen. */
  readonly least?: number;
  /** What becomes of them: they are shown by default, or beside one that stays. */
  readonly confirm?: 'show' | 'take' | 'beside';
  readonly onChoose: (chosen: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Which cameras of a barn are shown: those that are ticked, or all of them, now and later, where there is no limit. */
export function CameraChoiceDialog({
  listed,
  chosen,
  limit,
  least = 1,
  confirm = 'show',
  onChoose,
  onClose,
}: CameraChoiceDialogProps) {
  const { t } = useTexts('mf-cameras');
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(chosen && new Set(chosen));
  const [search, setSearch] = useState('');
  const sought = foldForSearch(search);
  const found = listed.filter(({ cameraId, name }) => isFoundIn(sought, [name, cameraId]));
  const count = ticked === null ? listed.length : listed.filter(({ cameraId }) => ticked.has(cameraId)).length;

  const isFull = limit !== undefined && count >= limit.most;

  const tick = (cameraId: string, on: boolean) => {
    const next = new Set(ticked ?? listed.map((camera) => camera.cameraId));
    if (on) next.add(cameraId);
    else next.delete(cameraId);
    setTicked(next);
  };

  return (
    <Dialog
      open
      title={t('cameraChoice.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cameraChoice.cancel')}</Button>
          <Button
            kind="primary"
            disabled={count < least}
            onClick={() => {
              onChoose(ticked && [...ticked]);
              onClose();
            }}
          >
            {t(`cameraChoice.${confirm}`, { count })}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <div className={styles.head}>
          {limit ? (
            <p>{limit.hint}</p>
          ) : (
            <Checkbox
              label={t('cameraChoice.all')}
              hint={t('cameraChoice.allHint')}
              checked={ticked === null}
              onChange={(all) => setTicked(all ? null : new Set())}
            />
          )}
          <SearchField label={t('cameraFilter.search')} value={search} onChange={setSearch} />
        </div>
        <ul className={styles.list}>
          {found.map(({ cameraId, name }) => (
            <li key={cameraId}>
              <Checkbox
                label={name}
                checked={ticked === null || ticked.has(cameraId)}
                disabled={isFull && ticked?.has(cameraId) !== true}
                onChange={(on) => tick(cameraId, on)}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>{t('cameraList.noMatch', { search: search.trim() })}</p>}
        {count < least && <p role="alert">{t('cameraChoice.none')}</p>}
      </div>
    </Dialog>
  );
}
