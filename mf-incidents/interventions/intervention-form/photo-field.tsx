import { useTexts } from '@barnwatch/shared/i18n';
import { jpegOf } from '@barnwatch/shared/pictures/files';
import { buttonClass, Icon, IconButton, useObjectUrl, useShowToast } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { attachedPhotos, mostPhotos } from './attached-photos';
import styles from './intervention-form.module.css';

export interface PhotoFieldProps {
  /** As base64. */
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** Photos from the camera or the gallery, made small on the device before anything is sent. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const added = await attachedPhotos(files, mostPhotos - photos.length);
    setBusy(false);
    for (let unread = 0; unread < added.unread; unread += 1)
      showToast({ kind: 'error', text: t('interventionForm.photoFailed') });
    if (added.beyond > 0) showToast({ kind: 'warning', text: t('interventionForm.photosFull', { count: mostPhotos }) });
    if (added.photos.length > 0) onChange([...photos, ...added.photos]);
  };
  return (
    <div className={styles.photos}>
      {photos.map((content, index) => (
        <Photo
          key={content}
          content={content}
          number={index + 1}
          onRemove={() => onChange(photos.filter((_, place) => place !== index))}
        />
      ))}
      {photos.length < mostPhotos && (
        <label className={`${buttonClass('quiet')} ${styles.addPhoto}`} aria-busy={busy}>
          <Icon name="snapshot" size={18} />
          {t('interventionForm.photo')}
          <input
            type="file"
            className={styles.file}
            accept="image/*"
            capture="environment"
            disabled={busy}
            onChange={(event) => {
              void add([...(event.currentTarget.files ?? [])]);
              // The same file can be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
    </div>
  );
}

interface PhotoProps {
  readonly content: string;
  readonly number: number;
  readonly onRemove: () => void;
}

function Photo({ content, number, onRemove }: PhotoProps) {
  const { t } = useTexts('mf-incidents');
  const file = useMemo(() => jpegOf(content), [content]);
  const url = useObjectUrl(file);
  return (
    <div className={styles.photo}>
      {url && <img className={styles.thumb} src={url} alt={t('interventionForm.photoName', { number })} />}
      <IconButton icon="close" name={t('interventionForm.removePhoto', { number })} onClick={onRemove} />
    </div>
  );
}
