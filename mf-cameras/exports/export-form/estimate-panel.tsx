import { FormMessage } from '@barnwatch/shared/forms';
import { formatDuration, formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import type { ExportEstimate } from '../estimate/export-estimate';
import type { Estimating } from '../estimate/use-estimates';
import styles from './export-form.module.css';
import { useFreeRoom } from './use-free-room';

export interface EstimatePanelProps {
  readonly estimating: Estimating<unknown>;
  /** Null until it is known. */
  readonly estimate: ExportEstimate | null;
  readonly error: string | undefined;
}

/** What an export would be, before it begins. */
export function EstimatePanel({ estimating, estimate, error }: EstimatePanelProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <div className={styles.estimate} role="status" aria-busy={estimating.kind === 'loading'}>
      {estimating.kind === 'idle' && <p className={styles.muted}>{t('exports.estimate.idle')}</p>}
      {estimating.kind === 'loading' && <Skeleton height="1.2em" width="70%" />}
      {estimating.kind === 'failed' && (
        <RequestFailure
          error={estimating.error}
          what={t('exports.estimate.failed')}
          onRetry={estimating.retry}
          form="line"
        />
      )}
      {estimate !== null && <EstimateWords estimate={estimate} />}
      <FormMessage>{error !== undefined && <p className={styles.error}>{error}</p>}</FormMessage>
    </div>
  );
}

function EstimateWords({ estimate }: { readonly estimate: ExportEstimate }) {
  const { t, language } = useTexts('mf-cameras');
  const free = useFreeRoom();
  const { files, lengthMs, sizeBytes, missingMs } = estimate;
  if (files === 0) return <p>{t('exports.estimate.nothing')}</p>;
  const parts = [
    t(lengthMs === null ? 'exports.estimate.pictures' : 'exports.estimate.videos', { count: files }),
    ...(lengthMs === null ? [] : [formatDuration(lengthMs)]),
    sizeBytes === null
      ? t('exports.estimate.sizeUnknown')
      : t('exports.estimate.size', { size: formatFileSize(sizeBytes, language) }),
  ];
  const isTight = sizeBytes !== null && free !== null && sizeBytes > free;
  return (
    <>
      <p>{parts.join(' · ')}</p>
      {missingMs.privacy > 0 && (
        <p className={styles.muted}>{t('exports.estimate.privacy', { duration: formatDuration(missingMs.privacy) })}</p>
      )}
      {missingMs.gap > 0 && (
        <p className={styles.muted}>{t('exports.estimate.gap', { duration: formatDuration(missingMs.gap) })}</p>
      )}
      {isTight && (
        <p className={styles.warning}>{t('exports.estimate.noRoom', { free: formatFileSize(free, language) })}</p>
      )}
    </>
  );
}
