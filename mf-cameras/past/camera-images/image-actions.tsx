import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SegmentedControl } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import styles from './camera-images.module.css';
import { type CompareForm, compareForms } from './images-address';

export interface ImageActionsProps {
  readonly compares: boolean;
  readonly form: CompareForm;
  readonly onLatest: () => void;
  readonly onYesterday: () => void;
  readonly onCompare: () => void;
  readonly onForm: (form: CompareForm) => void;
  /** Null while there is no picture to save. */
  readonly onDownload: (() => void) | null;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What can be done with the picture of a moment. */
export function ImageActions(props: ImageActionsProps) {
  const { compares, form, onLatest, onYesterday, onCompare, onForm, onDownload, children } = props;
  const { t } = useTexts('mf-cameras');
  return (
    <div className={styles.actions}>
      <Button icon="time" onClick={onLatest}>
        {t('images.latest')}
      </Button>
      <Button onClick={onYesterday}>{t('images.yesterday')}</Button>
      <Button icon="images" aria-pressed={compares} onClick={onCompare}>
        {t(compares ? 'images.compareEnd' : 'images.compare')}
      </Button>
      {compares && (
        <SegmentedControl
          label={t('images.form')}
          value={form}
          segments={compareForms.map((value) => ({ value, label: t(`images.forms.${value}`) }))}
          onChange={onForm}
        />
      )}
      <Button icon="download" disabled={onDownload === null} onClick={() => onDownload?.()}>
        {t('images.download')}
      </Button>
      {children}
    </div>
  );
}
