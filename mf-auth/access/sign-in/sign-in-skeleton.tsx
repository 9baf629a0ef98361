import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './sign-in.module.css';

/** Stands where the form will, in its size, while the instance is asked how one signs in there. */
export function SignInSkeleton({ hasSenatorLink }: { readonly hasSenatorLink: boolean }) {
  const { t } = useTexts('mf-auth');
  const box = <Skeleton height="var(--touch-target)" />;
  return (
    <div className={styles.ways} role="status">
      <VisuallyHidden>{t('signIn.probing')}</VisuallyHidden>
      <div className={styles.form}>
        <FieldSkeleton height="var(--touch-target)" />
        {/* A password field is higher by its button's border. */}
        <FieldSkeleton height="calc(var(--touch-target) + 2px)" />
        {box}
      </div>
      {hasSenatorLink && (
        <>
          <Skeleton width="0" height="1lh" />
          {box}
        </>
      )}
    </div>
  );
}

function FieldSkeleton({ height }: { readonly height: string }) {
  return (
    <div className={styles.field}>
      <Skeleton width="8em" height="calc(var(--font-size-small) * 1.45)" />
      <Skeleton height={height} />
    </div>
  );
}
