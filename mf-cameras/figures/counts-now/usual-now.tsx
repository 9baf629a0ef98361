import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { UsualSentence } from '../camera-graph/usual-sentence';
import { compareWithUsual } from '../data/comparison';
import type { CountedLabel } from '../data/counted-labels';
import type { TimeTable } from '../data/time-table';
import { bandStepMs } from '../data/usual-band';
import { wholeClockOffset } from './clock-offset';
import { endOfWholeRows, labelsOf } from './counts-now';
import styles from './counts-now.module.css';

export interface UsualNowProps {
  /** Hour by hour, with the days before. */
  readonly answer: BarnReading<TimeTable<CountedLabel>>;
  readonly barn: Pick<InstanceView, 'clockOffsetMs'>;
}

/** What differs from the days before in the last hour that is known as a whole. */
export function UsualNow({ answer, barn }: UsualNowProps) {
  const { t } = useTexts('mf-cameras');
  const hours = knownReading(answer);
  if (hours === null) {
    return answer.state === 'failed' ? <p className={styles.muted}>{t('graph.usual.failed')}</p> : <UsualPlace />;
  }
  const end = endOfWholeRows(hours.value, hours.receivedAt + (barn.clockOffsetMs ?? 0));
  if (end === null) return null;
  const moment = end - bandStepMs / 2;
  const comparison = compareWithUsual(moment, labelsOf(hours.value), hours.value);
  return <UsualSentence moment={moment - wholeClockOffset(barn)} comparison={comparison} framed={false} />;
}

/** As much room as the sentence takes. */
export function UsualPlace() {
  return <UsualSentence moment={null} comparison={null} framed={false} />;
}
