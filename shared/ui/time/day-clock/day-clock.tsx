import { useRef } from 'react';
import { useDoorTexts } from '../../../i18n';
import { timeTexts } from '../time-texts';
import { ClockHand } from './clock-hand';
import styles from './day-clock.module.css';
import { clockParts } from './part-after-key';

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface DayClockProps {
  readonly time: TimeOfDay;
  readonly onChange: (time: TimeOfDay) => void;
}

/** Product 2.10: a clock of 24 hours with seconds. */
export function DayClock({ time, onChange }: DayClockProps) {
  const { t } = useDoorTexts(timeTexts);
  const { hour, minute, second } = time;
  const hands = useRef<HTMLDivElement>(null);
  return (
    <fieldset className={styles.clock}>
      <legend className={styles.title}>{t('time.clock.title')}</legend>
      <div ref={hands} className={styles.hands}>
        {clockParts.map(({ name, count }, index) => (
          <ClockHand
            key={name}
            label={t(`time.clock.${name}`)}
            value={time[name]}
            count={count}
            onChange={(value) => onChange({ hour, minute, second, [name]: value })}
            onWhole={() => hands.current?.querySelectorAll('input')[index + 1]?.focus()}
          />
        ))}
      </div>
    </fieldset>
  );
}
