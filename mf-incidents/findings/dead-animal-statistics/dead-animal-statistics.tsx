import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page, SegmentedControl } from '@barnwatch/shared/ui';
import { BarnStateLine } from '../../barn/barn-state/barn-state-line';
import { deadAnimalMapAddress } from '../../incident-records/record/incident-addresses';
import styles from './dead-animal-statistics.module.css';
import { type DayCount, dayCounts } from './mortality';
import { StatisticsView } from './statistics-view';

/** Route `dead-animal-statistics`: how many died, when and where. Days and form are in the address. */
export function DeadAnimalStatisticsScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const [address, setAddress] = useSearchParams();
  if (!barn) return null;
  const count: DayCount = dayCounts.find((days) => String(days) === address.get('days')) ?? 28;
  const isTable = address.get('view') === 'table';
  const set = (name: string, value: string) =>
    setAddress((known) => withParameter(known, name, value), { replace: true });
  const barnId = barn.globalUniqueIdentifier;
  const mapAddress = deadAnimalMapAddress(barnId);
  return (
    <Page
      title={t('deadAnimalStatistics.title')}
      subtitle={shownName(barn)}
      back={
        <SuiteLink className={buttonClass('quiet')} to={mapAddress} aria-label={t('deadAnimalStatistics.back')} end>
          <Icon name="chevron-left" />
        </SuiteLink>
      }
    >
      <BarnStateLine />
      <div className={styles.controls}>
        <SegmentedControl
          label={t('deadAnimalStatistics.span')}
          value={String(count)}
          segments={dayCounts.map((days) => ({
            value: String(days),
            label: t('deadAnimalStatistics.days', { count: days }),
          }))}
          onChange={(days) => set('days', days)}
        />
        <SegmentedControl
          label={t('deadAnimalStatistics.view')}
          value={isTable ? 'table' : 'charts'}
          segments={[
            { value: 'charts', label: t('deadAnimalStatistics.charts'), icon: 'graph' },
            { value: 'table', label: t('deadAnimalStatistics.table'), icon: 'list' },
          ]}
          onChange={(view) => set('view', view)}
        />
      </div>
      <StatisticsView key={`${barnId} ${count}`} count={count} isTable={isTable} mapAddress={mapAddress} />
    </Page>
  );
}
