import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import styles from './sign-in.module.css';

/** Who one can sign in as where the deployment is a demonstration; nothing anywhere else. */
export function DemonstrationAccounts({ instance }: { readonly instance: InstanceView }) {
  const { t } = useTexts('mf-auth');
  const { demonstration } = instance;
  if (!demonstration) return null;
  const { names, password } = demonstration;
  return (
    <p className={styles.demonstration}>
      {t('signIn.demonstration', { count: names.length, names: names.join(', '), password })}
    </p>
  );
}
