import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatNumber, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { useHourlyCounts, useLateCounts } from '../../figures/counts-now/barn-counts';
import { wholeClockOffset } from '../../figures/counts-now/clock-offset';
import { countsNow, type LabelCount } from '../../figures/counts-now/counts-now';
import { idsOf } from '../../figures/counts-now/ids-of';
import { UsualNow, UsualPlace } from '../../figures/counts-now/usual-now';
import type { CountedLabel } from '../../figures/data/counted-labels';
import type { TimeTable } from '../../figures/data/time-table';
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
            <UsualNow answer={hours} barn={barn} />
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
      <UsualPlace />
    </>
  );
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
