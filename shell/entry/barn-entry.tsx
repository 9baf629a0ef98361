import { shownName, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page } from '@barnwatch/shared/ui';
import styles from './barn-entry.module.css';

/** `/` while no barn is selected: the way to the barns one is signed in at, and to all others. */
export function BarnEntry() {
  const { t } = useTexts();
  const barns = useInstances().filter((instance) => instance.type === 'barn' && instance.loggedIn);
  return (
    <Page title={t('entry.title')} subtitle={t('entry.text')} width="reading">
      <ul className={styles.barns}>
        {barns.map((barn) => (
          <li key={barn.globalUniqueIdentifier}>
            <SuiteLink className={styles.barn} to={`/dashboard/${encodeURIComponent(barn.globalUniqueIdentifier)}/`}>
              <Icon name="barn" size={24} />
              <span>
                <strong>{shownName(barn)}</strong>
                <br />
                <span className={styles.quiet}>{barn.name}</span>
              </span>
              <Icon name="chevron-right" />
            </SuiteLink>
          </li>
        ))}
      </ul>
      <SuiteLink className={buttonClass(barns.length === 0 ? 'primary' : 'quiet')} to="/select-barn">
        {t('entry.choose')}
      </SuiteLink>
    </Page>
  );
}
