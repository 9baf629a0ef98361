import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useParams } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Page, SearchField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { useSettingReader } from '../rows/use-setting-reader';
import { SectionCard } from '../sections/section-card';
import { foundSections } from './found-sections';
import styles from './settings.module.css';

/** Route `settings`: everything that is chosen for this device, found by its words, in effect at once. */
export function SettingsScreen() {
  const { t } = useTexts('mf-settings');
  const { barnId = '' } = useParams();
  const reader = useSettingReader();
  const [sought, setSought] = useState('');
  const found = foundSections(sought, reader, t);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Page width="reading" title={t('settings.title')} subtitle={t('settings.subtitle')}>
      <div className={styles.sections}>
        <SearchField label={t('settings.search')} value={sought} onChange={setSought} />
        <p role="status" className={styles.count}>
          {sought.trim() === '' ? '' : t('settings.found', { count })}
        </p>
        {found.length === 0 && <EmptyState text={t('settings.noMatch', { sought: sought.trim() })} />}
        {found.map(({ section, rows }) => (
          <SectionCard key={section} title={t(`section.${section}`)} rows={rows} />
        ))}
        <nav className={styles.ways} aria-label={t('settings.further')}>
          <SuiteLink className={buttonClass('quiet')} to={generatePath('/dashboard/:barnId/labs', { barnId })}>
            {t('labs.title')}
          </SuiteLink>
          <SuiteLink className={buttonClass('quiet')} to="/accessibility">
            {t('accessibility.title')}
          </SuiteLink>
          <SuiteLink className={buttonClass('quiet')} to="/system-information">
            {t('settings.systemInformation')}
          </SuiteLink>
        </nav>
      </div>
    </Page>
  );
}
