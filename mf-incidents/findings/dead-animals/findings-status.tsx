import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import type { Findings } from './use-findings';

export interface FindingsStatusProps {
  readonly found: Pick<Findings, 'answer' | 'findings' | 'unreadable' | 'isComplete'>;
  /** About the height of what will be shown, as CSS: nothing jumps when it is there. */
  readonly height: string;
}

/** The state of the answer: on its way, failed, or only a part of all that there is. */
export function FindingsStatus({ found: { answer, findings, unreadable, isComplete }, height }: FindingsStatusProps) {
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
      {answer.state === 'loading' && (
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
