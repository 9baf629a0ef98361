import { set } from 'date-fns/set';
import { type RefObject, useState } from 'react';
import { useDoorTexts } from '../../../i18n';
import { type WallTime, wallTimeAt } from '../../../time';
import { Button } from '../../buttons/button';
import { useNow } from '../../clock/clock-context';
import { Icon } from '../../icons/icon';
import { Calendar } from '../calendar/calendar';
import { nearestWithin } from '../calendar/day-limits';
import { OverlapChoice } from '../date-time-field/overlap-choice';
import type { DateTimeDraft } from '../date-time-field/use-date-time-draft';
import { DayClock, type TimeOfDay } from '../day-clock/day-clock';
import type { TimeLimits } from '../time-text/read-time-text';
import { timeTexts } from '../time-texts';
import { zoneWords } from '../zone/zone-words';
import styles from './date-time-picker.module.css';
import { Popover } from './popover';

export interface DateTimePickerProps {
  readonly label: string;
  readonly field: RefObject<HTMLElement | null>;
  readonly draft: DateTimeDraft;
  readonly limits: TimeLimits;
  readonly timeZone: string;
  readonly pickedDay: 'begins' | 'ends';
  /** What is wrong with the time as it stands. */
  readonly message: string | null;
  readonly onClose: () => void;
}

const firstSecond = { hour: 0, minute: 0, second: 0 } as const;
const lastSecond = { hour: 23, minute: 59, second: 59 } as const;

/** Calendar and clock. Every choice goes into the field's text at once, by the same rules as typing. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { label, field, draft, limits, timeZone, pickedDay, message, onClose } = props;
  const { t } = useDoorTexts(timeTexts);
  const nowMs = useNow((now) => now);
  const today = wallTimeAt(nowMs, timeZone);
  const days = {
    first: limits.min === undefined ? undefined : wallTimeAt(limits.min, timeZone),
    last: limits.max === undefined ? undefined : wallTimeAt(limits.max, timeZone),
  };
  const { wall, reading } = draft;
  const [cursor, setCursor] = useState(wall ?? nearestWithin(today, days));
  const clock = wall ? timeOfDay(wall) : pickedDay === 'ends' ? lastSecond : firstSecond;
  const canBeNow = nowMs >= (limits.min ?? -Infinity) && nowMs <= (limits.max ?? Infinity);

  function choose(day: WallTime): void {
    setCursor(day);
    draft.chooseWall(onDay(day, clock));
  }

  function chooseTime(time: TimeOfDay): void {
    draft.chooseWall(onDay(wall ?? cursor, time));
  }

  return (
    <Popover name={t('time.calendar.title', { label })} beside={field} onClose={onClose}>
      <div className={styles.parts}>
        <Calendar cursor={cursor} selected={wall} today={today} limits={days} onMove={setCursor} onSelect={choose} />
        <div className={styles.side}>
          <DayClock time={clock} onChange={chooseTime} />
          <p className={styles.state} role="status">
            {message ? (
              <span className={styles.message}>
                <Icon name="warning" size={16} />
                {message}
              </span>
            ) : (
              <>
                <strong>{draft.text}</strong>{' '}
                {zoneWords(reading.state === 'moment' ? reading.timeMs : nowMs, timeZone, t)}
              </>
            )}
          </p>
          {reading.state === 'twice' && (
            <OverlapChoice
              moments={reading.moments}
              chosen={draft.chosen}
              limits={limits}
              timeZone={timeZone}
              onChoose={draft.chooseMoment}
            />
          )}
          <div className={styles.actions}>
            <Button
              kind="plain"
              disabled={!canBeNow}
              onClick={() => {
                setCursor(today);
                draft.chooseMoment(Math.floor(nowMs / 1000) * 1000);
              }}
            >
              {t('time.calendar.now')}
            </Button>
            <Button kind="primary" onClick={onClose}>
              {t('time.calendar.done')}
            </Button>
          </div>
        </div>
      </div>
    </Popover>
  );
}

function timeOfDay(wall: WallTime): TimeOfDay {
  return { hour: wall.getHours(), minute: wall.getMinutes(), second: wall.getSeconds() };
}

function onDay(day: WallTime, { hour, minute, second }: TimeOfDay): WallTime {
  return set(day, { hours: hour, minutes: minute, seconds: second });
}
