import { type InstanceView, shownName, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page } from '@barnwatch/shared/ui';
import styles from './barn-entry.module.css';

/** This many barns are offered here, and every one that somebody is signed in at; the others are on the next page. */
const few = 6;

function barnsInReach(instances: readonly InstanceView[]): readonly InstanceView[] {
  const barns = instances.filter(({ type }) => type === 'barn');
  const signedIn = barns.filter(({ loggedIn }) => loggedIn);
  const others = barns.filter(({ loggedIn }) => !loggedIn);
  return [...signedIn, ...others.slice(0, Math.max(0, few - signedIn.length))];
}

/** `/` while no barn is selected: the barns one is signed in at, then others, and the way to all of them. */
export function BarnEntry() {
  const { t } = useTexts();
  const barns = barnsInReach(useInstances());
  return (
    <Page title={t('entry.title')} subtitle={t('entry.text')} width="reading">
      {barns.length > 0 && (
        <ul className={styles.barns}>
          {barns.map((barn) => (
            <li key={barn.globalUniqueIdentifier}>
              {/* Whoever is not signed in there is asked to on the way. */}
              <SuiteLink className={styles.barn} to={`/dashboard/${encodeURIComponent(barn.globalUniqueIdentifier)}/`}>
                <Icon name="barn" size={24} />
                <span>
                  <strong>{shownName(barn)}</strong>
                  <br />
                  <span className={styles.quiet}>{barn.loggedIn ? barn.name : t('entry.notSignedIn')}</span>
                </span>
                <Icon name="chevron-right" />
              </SuiteLink>
            </li>
          ))}
        </ul>
      )}
      <SuiteLink className={`${buttonClass(barns.length === 0 ? 'primary' : 'quiet')} ${styles.all}`} to="/select-barn">
        {t('entry.choose')}
      </SuiteLink>
    </Page>
  );
}
