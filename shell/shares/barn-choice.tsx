import { shownName, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Icon } from '@barnwatch/shared/ui';
import { routeOfPath } from '../suite/route-table';
import { useSuite } from '../suite/suite-context';
import { formAddress, formPath } from './share-addresses';
import styles from './shares.module.css';

/** The barns of this device; whoever is not signed in at one is asked to on the way, and comes back to the form. */
export function BarnChoice({ shareId }: { readonly shareId: string }) {
  const { t } = useTexts();
  const { routes, registry } = useSuite();
  const barns = useInstances().filter(({ type }) => type === 'barn');
  const inOrder = [...barns].sort((one, other) => Number(other.loggedIn) - Number(one.loggedIn));
  // Whoever is signed out is told nothing of rights: that there is a form is what counts.
  const form = routeOfPath(routes, formPath);
  if (form === undefined || registry.disabledRemotes.includes(form.remote.name))
    return <EmptyState icon="incident" text={t('shares.noForm')} />;
  return (
    <>
      <ul className={styles.barns}>
        {inOrder.map((barn) => (
          <li key={barn.globalUniqueIdentifier}>
            <SuiteLink className={styles.barn} to={formAddress(barn.globalUniqueIdentifier, shareId)}>
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
      {inOrder.length === 0 && (
        <>
          <p>{t('shares.noBarn')}</p>
          <SuiteLink className={`${buttonClass('primary')} ${styles.start}`} to="/select-barn">
            {t('entry.choose')}
          </SuiteLink>
        </>
      )}
    </>
  );
}
