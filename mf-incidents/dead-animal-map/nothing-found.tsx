import { useBarnAnswer } from '@barnwatch/shared/answers';
import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState } from '@barnwatch/shared/ui';
import { parseIncidentPage } from '../api/incident';
import { lastValueOf } from '../api/use-incident';
import { type Day, dayOf } from '../day-choice/calendar-day';
import { lastFindingBefore } from '../dead-animals/findings-query';

export interface NothingFoundProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** A day without findings, and the way to the last one that had some. */
export function NothingFound({ day, onDay }: NothingFoundProps) {
  const { t } = useTexts('mf-incidents');
  const answer = useBarnAnswer('last-dead-animal', 'api/incidents/query', {
    body: lastFindingBefore(day),
    parse: parseIncidentPage,
  });
  const last = lastValueOf(answer)?.incidents[0];
  return (
    <EmptyState
      icon="success"
      hint={t('deadAnimalMap.none')}
      action={
        last && (
          <Button onClick={() => onDay(dayOf(last.openedAt))}>
            {t('deadAnimalMap.last', { day: formatDay(last.openedAt) })}
          </Button>
        )
      }
    />
  );
}
