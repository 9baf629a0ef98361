import { copyableReport } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, Page, useCopy } from '@barnwatch/shared/ui';
import { settingSections } from '../rows/setting-rows';
import { SectionCard } from '../sections/section-card';
import styles from './accessibility.module.css';
import { KeyTable } from './key-table';

/** What the suite holds to (product 14), one sentence each. */
const promises = ['keyboard', 'contrast', 'size', 'motion', 'screenReader', 'language'] as const;

/** Where it falls short, told before somebody finds out. */
const limits = ['pictures', 'zoom'] as const;

/** Route `/accessibility`: what the suite holds to, the settings that matter for it, the keys, and how to report. */
export function AccessibilityScreen() {
  const { t } = useTexts('mf-settings');
  const copy = useCopy();
  return (
    <Page width="reading" title={t('accessibility.title')} subtitle={t('accessibility.subtitle')}>
      <div className={styles.cards}>
        <SectionCard title={t('section.display')} rows={settingSections.display} />
        <Card title={t('accessibility.promises')}>
          <ul className={styles.list}>
            {promises.map((name) => (
              <li key={name}>{t(`accessibility.promise.${name}`)}</li>
            ))}
          </ul>
        </Card>
        <Card title={t('accessibility.limits')}>
          <ul className={styles.list}>
            {limits.map((name) => (
              <li key={name}>{t(`accessibility.limit.${name}`)}</li>
            ))}
          </ul>
        </Card>
        <Card title={t('accessibility.keys')}>
          <KeyTable />
        </Card>
        <Card title={t('accessibility.report')}>
          <p className={styles.text}>{t('accessibility.reportHow')}</p>
          <Button icon="copy" onClick={() => void copy(copyableReport())}>
            {t('accessibility.copyReport')}
          </Button>
        </Card>
      </div>
    </Page>
  );
}
