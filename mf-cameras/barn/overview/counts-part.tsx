import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatNumber, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { UsualSentence } from '../../figures/camera-graph/usual-sentence';
import { compareWithUsual } from '../../figures/data/comparison';
import type { CountedLabel } from '../../figures/data/counted-labels';
import type { TimeTable } from '../../figures/data/time-table';
import { bandStepMs } from '../../figures/data/usual-band';
import { idsOf, useHourlyCounts, useLateCounts } from '../barn-facts/barn-counts';
import { wholeClockOffset } from '../barn-facts/clock-offset';
import { countsNow, endOfWholeRows, type LabelCount, labelsOf } from '../barn-facts/counts-now';
import { Part, type PartProps } from '../barn-facts/part';
import styles from './overview.module.css';

export interface CountsPartProps {
  readonly barn: InstanceView;
  readonly cameras: ListedCameras;
  readonly className?: string | undefined;
}

/** The animals of the barn in the last hour, against yesterday at the same hour, and what is not as usual. */
export function CountsPart({ cameras: { answer, all, listed }, className, ...rest }: CountsPartProps) {
  const { t } = useTexts('mf-cameras');
  const look = {
    title: t('overview.counts.title'),
    icon: 'graph',
    failed: t('graph.failed'),
    place: <CountsPlace />,
    className,
  } as const;
  // Whose animals are counted is not known before the cameras are.
  if (all === null) {
    return (
      <Part {...look} answer={answer}>
        {() => null}
      </Part>
    );
  }
  return <Counts {...rest} look={look} cameraIds={idsOf(listed)} />;
}

interface CountsProps {
  readonly barn: InstanceView;
  readonly look: Omit<PartProps<TimeTable<CountedLabel>>, 'answer' | 'children'>;
  readonly cameraIds: readonly string[];
}

function Counts({ barn, look, cameraIds }: CountsProps) {
  const { t } = useTexts('mf-cameras');
  const answer = useLateCounts(cameraIds);
  const hours = useHourlyCounts(cameraIds, null);
  return (
    <Part {...look} answer={answer}>
      {({ value, receivedAt }) => {
        const now = countsNow(value, receivedAt + (barn.clockOffsetMs ?? 0));
        if (now === null) return <p className={styles.muted}>{t('overview.counts.none')}</p>;
        const shown = wholeClockOffset(barn);
        const hour = { from: formatTimeOfDay(now.hour.start - shown), to: formatTimeOfDay(now.hour.end - shown) };
        return (
          <>
            <p className={styles.muted}>{t('overview.counts.hour', hour)}</p>
            <ul className={styles.counts}>
              {now.counts.map((count) => (
                <li key={count.label} className={styles.count}>
                  <Count {...count} />
                </li>
              ))}
            </ul>
            <Sentence answer={hours} barn={barn} />
          </>
        );
      }}
    </Part>
  );
}

/** As much room as the counts and their sentence take. */
function CountsPlace() {
  return (
    <>
      <Skeleton height="calc(var(--font-size-small) * var(--line-height))" width="60%" />
      <div className={styles.countsPlace}>
        <Skeleton height="100%" />
      </div>
      <SentencePlace />
    </>
  );
}

function SentencePlace() {
  return <UsualSentence moment={null} comparison={null} framed={false} />;
}

function Count({ label, now, yesterday }: LabelCount) {
  const { t, language } = useTexts('mf-cameras');
  const change = now === null || yesterday === null ? null : Math.round(now) - Math.round(yesterday);
  const amount = change === null ? '' : formatNumber(Math.abs(change), language, 0);
  return (
    <>
      <span className={styles.countLabel}>{t(`graph.labels.${label}`)}</span>
      <strong className={styles.figure}>{now === null ? '–' : formatNumber(Math.round(now), language, 0)}</strong>
      <span className={styles.change}>
        {change === null && t('overview.counts.noYesterday')}
        {change === 0 && t('overview.counts.same')}
        {change !== null && change > 0 && t('overview.counts.more', { amount })}
        {change !== null && change < 0 && t('overview.counts.fewer', { amount })}
      </span>
    </>
  );
}

interface SentenceProps {
  readonly answer: BarnReading<TimeTable<CountedLabel>>;
  readonly barn: Pick<InstanceView, 'clockOffsetMs'>;
}

/** What differs from the days before in the last hour that is known as a whole. */
function Sentence({ answer, barn }: SentenceProps) {
  const { t } = useTexts('mf-cameras');
  const hours = knownReading(answer);
  if (hours === null) {
    return answer.state === 'failed' ? <p className={styles.muted}>{t('graph.usual.failed')}</p> : <SentencePlace />;
  }
  const end = endOfWholeRows(hours.value, hours.receivedAt + (barn.clockOffsetMs ?? 0));
  if (end === null) return null;
  const moment = end - bandStepMs / 2;
  const comparison = compareWithUsual(moment, labelsOf(hours.value), hours.value);
  return <UsualSentence moment={moment - wholeClockOffset(barn)} comparison={comparison} framed={false} />;
}
