import { useTexts } from '@barnwatch/shared/i18n';
import { buttonClass, Icon, IconButton, useObjectUrl, useShowToast } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import styles from './intervention-form.module.css';
import { base64Of, jpegOf } from './picture-content';
import { shrinkPhoto } from './shrink-photo';

/** An incident takes 10 pictures; some room stays for later steps. */
const mostPhotos = 4;

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
    const added: string[] = [];
    for (const file of files.slice(0, mostPhotos - photos.length)) {
      const small = await shrinkPhoto(file);
      if (small) added.push(await base64Of(small));
      else showToast({ kind: 'error', text: t('interventionForm.photoFailed') });
    }
    setBusy(false);
    if (files.length > mostPhotos - photos.length)
      showToast({ kind: 'warning', text: t('interventionForm.photosFull', { count: mostPhotos }) });
    if (added.length > 0) onChange([...photos, ...added]);
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
