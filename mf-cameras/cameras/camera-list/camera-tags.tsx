import { useTexts } from '@barnwatch/shared/i18n';
import { Tag } from '@barnwatch/shared/ui';
import styles from './camera-list.module.css';

export function CameraTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTexts('mf-cameras');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('cameraList.tags')}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
