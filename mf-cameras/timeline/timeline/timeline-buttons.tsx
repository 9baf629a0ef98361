import { useTexts } from '@barnwatch/shared/i18n';
import { Button, IconButton } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInWeek } from 'date-fns/constants';
import { lengthOf, pannedView, type TimeReach, viewAround, zoomedView } from '../geometry/time-view';
import styles from './timeline.module.css';

export interface TimelineButtonsProps {
  readonly view: TimeSpan;
  readonly reach: TimeReach;
  readonly onView: (view: TimeSpan) => void;
  /** Lengths to choose from, where there is room for them. */
  readonly withLengths: boolean;
}

/** Product 9.14: 1 hour, 1 day, 7 days, 28 days. */
const lengths = [
  { name: '1h', lengthMs: millisecondsInHour },
  { name: '1d', lengthMs: millisecondsInDay },
  { name: '7d', lengthMs: millisecondsInWeek },
  { name: '28d', lengthMs: 4 * millisecondsInWeek },
] as const;
const panShare = 0.5;
const factor = 2;

/** Whatever the gestures do, for who has no hand free for them. */
export function TimelineButtons({ view, reach, onView, withLengths }: TimelineButtonsProps) {
  const { t } = useTexts('mf-cameras');
  const length = lengthOf(view);
  const middle = view.start + length / 2;
  return (
    <div className={styles.buttons}>
      <IconButton
        icon="chevron-left"
        name={t('timeline.earlier')}
        onClick={() => onView(pannedView(view, -panShare * length, reach))}
      />
      <IconButton
        icon="chevron-right"
        name={t('timeline.later')}
        onClick={() => onView(pannedView(view, panShare * length, reach))}
      />
      <IconButton
        icon="zoom"
        name={t('timeline.closer')}
        onClick={() => onView(zoomedView(view, factor, middle, reach))}
      />
      <IconButton
        icon="zoom-out"
        name={t('timeline.further')}
        onClick={() => onView(zoomedView(view, 1 / factor, middle, reach))}
      />
      {withLengths &&
        lengths.map(({ name, lengthMs }) => (
          <Button
            key={name}
            kind="plain"
            aria-pressed={Math.abs(length - lengthMs) < lengthMs / 100}
            onClick={() => onView(viewAround(Math.min(middle, reach.latest - lengthMs / 2), lengthMs, reach))}
          >
            {t(`graph.spans.${name}`)}
          </Button>
        ))}
      <Button kind="plain" icon="time" onClick={() => onView(viewAround(reach.latest, length, reach))}>
        {t('timeline.now')}
      </Button>
    </div>
  );
}
