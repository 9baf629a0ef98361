import { formatDateTime, formatDuration, formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { itemsOf, missingOf, type Transfer, transferProgress } from '@barnwatch/shared/transfers';
import { Age, Banner, ProgressBar, RequestFailure } from '@barnwatch/shared/ui';
import { ExportActions } from './export-actions';
import styles from './export-queue.module.css';
import { stateWords } from './export-state';
import { MissingList } from './missing-list';

export interface ExportItemProps {
  readonly transfer: Transfer;
  /** It is its turn. */
  readonly isFirst: boolean;
  /** Share of a file that the barn is still making; null where it makes none. */
  readonly making: number | null;
}

/** One export: of what, how far, and what can be done with it. */
export function ExportItem({ transfer, isFirst, making }: ExportItemProps) {
  const { t } = useTexts('mf-cameras');
  const { order, standing } = transfer;
  const span = { from: formatDateTime(order.span.start), to: formatDateTime(order.span.end) };
  return (
    <article className={styles.item} data-export={standing.kind}>
      <h3 className={styles.title}>
        {t(`exports.queue.${order.kind}`)}: {order.cameras.map(({ name }) => name).join(', ')}
      </h3>
      <p className={styles.muted}>{t('exports.queue.span', span)}</p>
      {standing.kind === 'done' ? (
        <Finished transfer={transfer} standing={standing} />
      ) : (
        <UnderWay transfer={transfer} isFirst={isFirst} making={making} />
      )}
      {missingOf(transfer) > 0 && <MissingList transfer={transfer} />}
      <ExportActions transfer={transfer} />
    </article>
  );
}

interface FinishedProps {
  readonly transfer: Transfer;
  readonly standing: Extract<Transfer['standing'], { kind: 'done' }>;
}

function Finished({ transfer: { done }, standing }: FinishedProps) {
  const { t, language } = useTexts('mf-cameras');
  if (done.files === 0) return <Banner kind="warning">{t('exports.queue.nothing')}</Banner>;
  const facts = [
    t('exports.queue.files', { count: done.files }),
    formatFileSize(standing.sizeBytes, language),
    ...(standing.isSaved ? [t('exports.queue.saved')] : []),
  ];
  return (
    <>
      <p className={styles.name}>{standing.name}</p>
      <p className={styles.muted}>
        {facts.join(' · ')} · {t('exports.queue.finished')} <Age since={standing.finishedAt} plain />
      </p>
      {standing.sha256 !== null && <p className={styles.sum}>SHA-256 {standing.sha256}</p>}
    </>
  );
}

function UnderWay({ transfer, isFirst, making }: ExportItemProps) {
  const { t, language } = useTexts('mf-cameras');
  const { standing, order, done, bytesPerS } = transfer;
  const { share, bytes, remainingMs } = transferProgress(transfer);
  const goesOn = standing.kind === 'waiting' && isFirst && standing.error === null;
  const facts = [
    t('exports.queue.filesOf', { done: done.items, all: itemsOf(order) }),
    formatFileSize(bytes, language),
    ...(goesOn && bytesPerS ? [t('exports.queue.speed', { size: formatFileSize(bytesPerS, language) })] : []),
    ...(goesOn && remainingMs !== null
      ? [t('exports.queue.remaining', { duration: formatDuration(Math.max(1000, remainingMs)) })]
      : []),
  ];
  return (
    <>
      <ProgressBar label={stateWords(t, language, transfer, { isFirst, making })} share={share} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {standing.kind === 'waiting' && standing.error !== null && (
        <RequestFailure error={standing.error} what={t('exports.queue.waits')} form="line" />
      )}
      {standing.kind === 'refused' && (
        <RequestFailure error={standing.error} what={t('exports.queue.refused')} form="line" />
      )}
      {standing.kind === 'no-room' && <Banner kind="warning">{t(`exports.queue.noRoom.${standing.trouble}`)}</Banner>}
    </>
  );
}
