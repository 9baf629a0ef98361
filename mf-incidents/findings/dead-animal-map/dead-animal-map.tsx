import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page, useNow } from '@barnwatch/shared/ui';
import { BarnStateLine } from '../../barn/barn-state/barn-state-line';
import { dayOf, parseDay } from '../../barn/day-choice/calendar-day';
import { DayChoice } from '../../barn/day-choice/day-choice';
import { deadAnimalStatisticsAddress } from '../../incident-records/record/incident-addresses';
import styles from './dead-animal-map.module.css';
import { MapOfDay } from './map-of-day';

/** Route `dead-animal-map`: what was found on a day, where it lies, and what became of it. The day is in the address. */
export function DeadAnimalMapScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const [address, setAddress] = useSearchParams();
  const today = useNow(dayOf);
  if (!barn) return null;
  const day = parseDay(address.get('day')) ?? today;
  const show = (next: string) =>
    setAddress((known) => withParameter(known, 'day', next === today ? null : next), { replace: true });
  const barnId = barn.globalUniqueIdentifier;
  return (
    <Page
      title={t('deadAnimalMap.title')}
      subtitle={shownName(barn)}
      actions={
        <SuiteLink className={buttonClass('quiet')} to={deadAnimalStatisticsAddress(barnId)}>
          <Icon name="graph" size={18} /> {t('deadAnimalMap.statistics')}
        </SuiteLink>
      }
    >
      <BarnStateLine withDeadAnimals={false} />
      <div className={styles.dayLine}>
        <DayChoice label={t('documentation.day')} day={day} onChange={show} />
      </div>
      <MapOfDay key={`${barnId} ${day}`} day={day} onDay={show} />
    </Page>
  );
}
