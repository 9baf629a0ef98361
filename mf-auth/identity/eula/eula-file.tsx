import { formatFileSize, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { buttonClass, Icon, useObjectUrl } from '@barnwatch/shared/ui';
import styles from './eula-dialog.module.css';

/** An agreement that comes as a file is offered to be saved; it is never opened inside the suite. */
export function EulaFile({ file }: { readonly file: Blob }) {
  const { t } = useTexts('mf-auth');
  const { language } = useLanguage();
  const address = useObjectUrl(file);

  return (
    <div className={styles.file}>
      <p>{t('eula.file')}</p>
      {address !== null && (
        <a className={buttonClass('quiet')} href={address} download={t('eula.fileName')}>
          <Icon name="download" size={18} />
          {t('eula.save', { size: formatFileSize(file.size, language) })}
        </a>
      )}
    </div>
  );
}
