import { useTexts } from '@barnwatch/shared/i18n';
import styles from './account.module.css';
import { rightsOf } from './rights';

/** What an account may do at an instance, in words, with the names that an administrator knows them by. */
export function RightsList({ permissions }: { readonly permissions: readonly string[] }) {
  const { t } = useTexts('mf-auth');
  return (
    <ul className={styles.rights}>
      {rightsOf(permissions).map(({ name, wordKey }) => (
        <li key={name} className={styles.right}>
          {wordKey !== null && <span>{t(wordKey)}</span>}
          <code className={styles.rightName}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
