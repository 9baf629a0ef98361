import { useTexts } from '@barnwatch/shared/i18n';
import { Tag } from '@barnwatch/shared/ui';
import styles from './camera-overview.module.css';

export function CameraTags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTexts('mf-admin');
  if (tags.length === 0) return <span className={styles.detail}>{t('cameraOverview.untagged')}</span>;
  return (
    <ul className={styles.tags} aria-label={t('column.tags')}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
