import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { useHourlyCounts, useLateCounts } from './barn-counts';
import { countsNow } from './counts-now';
import styles from './counts-now.module.css';
import { UsualNow, UsualPlace } from './usual-now';

const maySeeData = { any: ['data.view'] } as const;

export interface CameraCountsProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
}

/** The animals that a camera counted in the last hour, and what is not as usual. Not there for those who may not. */
export function CameraCounts(props: CameraCountsProps) {
  const isPermitted = usePermission(maySeeData, props.instance.globalUniqueIdentifier);
  return isPermitted && <Counts key={props.cameraId} {...props} />;
}

function Counts({ instance, cameraId }: CameraCountsProps) {
  const { t, language } = useTexts('mf-cameras');
  const cameraIds = useMemo(() => [cameraId], [cameraId]);
  const late = useLateCounts(cameraIds);
  const hours = useHourlyCounts(cameraIds, null);
  const known = knownReading(late);
  if (late.state === 'failed' && known === null) {
    return (
      <RequestFailure
        form="line"
        error={late.error}
        what={t('graph.failed')}
        onRetry={late.retry}
        retrying={late.refreshing}
      />
    );
  }
  const now = known && countsNow(known.value, known.receivedAt + (instance.clockOffsetMs ?? 0));
  // A camera that counts nothing has no figures, and none are promised.
  if (known && !now) return null;
  return (
    <section className={styles.counts} aria-label={t('overview.counts.title')} aria-busy={known === null}>
      {now ? (
        <dl className={styles.figures}>
          {now.counts.map(({ label, now: amount }) => (
            <div key={label}>
              <dt>{t(`graph.labels.${label}`)}</dt>
              <dd>{amount === null ? '–' : formatNumber(Math.round(amount), language, 0)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={styles.place}>
          <Skeleton height="100%" width="60%" />
        </div>
      )}
      {now ? <UsualNow answer={hours} barn={instance} /> : <UsualPlace />}
      {late.state === 'failed' && known && (
        <p className={styles.muted}>
          {t('barnFacts.old')} <Age since={known.receivedAt} plain />
        </p>
      )}
    </section>
  );
}
