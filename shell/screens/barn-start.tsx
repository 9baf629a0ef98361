import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon, Page } from '@barnwatch/shared/ui';
import { EntryIcon } from '../navigation/entry-icon';
import type { NavEntry } from '../navigation/nav-entries';
import styles from './barn-start.module.css';

interface BarnStartProps {
  readonly barn: InstanceView | null;
  readonly entries: readonly NavEntry[];
}

/** The start page of a barn in a deployment without pictures, such as one for administration alone: what can be done. */
export function BarnStart({ barn, entries }: BarnStartProps) {
  const { t } = useTexts();
  return (
    <Page title={barn ? shownName(barn) : ''} subtitle={t('dashboard.whatCanBeDone')} width="reading">
      <ul className={styles.entries}>
        {entries.map(({ id, path, icon, title }) => (
          <li key={id}>
            <SuiteLink className={styles.entry} to={path}>
              <EntryIcon name={icon} size={24} />
              <strong>{title}</strong>
              <Icon name="chevron-right" />
            </SuiteLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
