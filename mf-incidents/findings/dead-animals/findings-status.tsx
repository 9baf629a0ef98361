import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import type { Findings } from './use-findings';

export interface FindingsStatusProps {
  readonly found: Pick<Findings, 'answer' | 'findings' | 'unreadable' | 'isComplete'>;
  /** About the height of what will be shown, as CSS: nothing jumps when it is there. */
  readonly height: string;
  /** Whether it is there, and something else is still to come that is drawn with it. */
  readonly isAwaited?: boolean;
}

/** The state of the answer: on its way, failed, or only a part of all that there is. */
export function FindingsStatus({ found, height, isAwaited = false }: FindingsStatusProps) {
  const { answer, findings, unreadable, isComplete } = found;
  const { t } = useTexts('mf-incidents');
  return (
    <>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t(findings ? 'deadAnimalMap.notRefreshed' : 'deadAnimalMap.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={findings ? 'line' : 'area'}
        />
      )}
      {(answer.state === 'loading' || isAwaited) && (
        <div role="status" aria-label={t('deadAnimalMap.loading')}>
          <Skeleton height={height} />
        </div>
      )}
      {unreadable > 0 && <Banner kind="warning">{t('deadAnimalMap.unreadable', { count: unreadable })}</Banner>}
      {!isComplete && (
        <Banner kind="warning" action={<Button onClick={answer.readAll}>{t('deadAnimalMap.readAll')}</Button>}>
          {t('deadAnimalMap.part')}
        </Banner>
      )}
    </>
  );
}
