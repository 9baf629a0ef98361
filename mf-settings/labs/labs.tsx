import { useTexts } from '@barnwatch/shared/i18n';
import { Page } from '@barnwatch/shared/ui';
import { labRows } from '../rows/setting-rows';
import { SectionCard } from '../sections/section-card';

/** Route `labs`: what is being tried, each with a switch and a sentence. */
export function LabsScreen() {
  const { t } = useTexts('mf-settings');
  return (
    <Page width="reading" title={t('labs.title')} subtitle={t('labs.subtitle')}>
      <SectionCard title={t('labs.tried')} rows={labRows} />
    </Page>
  );
}
