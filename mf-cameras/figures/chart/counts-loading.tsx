import { useTexts } from '@barnwatch/shared/i18n';
import { ProgressBar, Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './counts-loading.module.css';

/** The place of the graph; with a bar as soon as there is more than one part to wait for. */
export function CountsLoading({ share }: { readonly share: number }) {
  const { t } = useTexts('mf-cameras');
  return (
    <div className={styles.loading} role="status">
      <Skeleton height="100%" />
      {share > 0 ? (
        <div className={styles.progress}>
          <ProgressBar label={t('graph.loading')} share={share} />
        </div>
      ) : (
        <VisuallyHidden>{t('graph.loading')}</VisuallyHidden>
      )}
    </div>
  );
}
