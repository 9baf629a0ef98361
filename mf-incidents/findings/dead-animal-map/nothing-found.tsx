import { useReading } from '@barnwatch/shared/answers';
import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState } from '@barnwatch/shared/ui';
import { type AnswerOf, queryIncidents } from '@barnwatch/shared/wire/calls';
import { type Day, dayOf } from '../../barn/day-choice/calendar-day';
import { lastValueOf } from '../../incident-records/record/use-incident';
import { lastFindingBefore } from '../dead-animals/findings-query';

export interface NothingFoundProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** When the first of them was found, ms since 1970 UTC; null where there is none. */
function firstFoundAt({ incidents }: AnswerOf<typeof queryIncidents>): number | null {
  return incidents[0]?.openedAt ?? null;
}

/** A day without findings, and the way to the last one that had some. */
export function NothingFound({ day, onDay }: NothingFoundProps) {
  const { t } = useTexts('mf-incidents');
  const last = lastValueOf(useReading(queryIncidents, { body: lastFindingBefore(day) }, firstFoundAt));
  return (
    <EmptyState
      icon="success"
      hint={t('deadAnimalMap.none')}
      action={
        last !== null && (
          <Button onClick={() => onDay(dayOf(last))}>{t('deadAnimalMap.last', { day: formatDay(last) })}</Button>
        )
      }
    />
  );
}
