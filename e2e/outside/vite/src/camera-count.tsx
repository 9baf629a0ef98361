import { knownReading, useReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Page, RequestFailure } from '@barnwatch/shared/ui';
import { type AnswerOf, listCameras } from '@barnwatch/shared/wire/calls';
import { lazy, Suspense, useState } from 'react';
import styles from './camera-count.module.css';

const Details = lazy(() => import('./details'));

function countOf({ cameras }: AnswerOf<typeof listCameras>): number {
  return cameras.size;
}

/** How many cameras the selected barn has. */
export function CameraCountScreen() {
  const { t } = useTexts('outside-vite');
  const [times, setTimes] = useState(0);
  const [more, setMore] = useState(false);
  const answer = useReading(listCameras, {}, countOf);
  const known = knownReading(answer);
  return (
    <Page title={t('title')}>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('title')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form="area"
        />
      )}
      <p className={styles.count}>{known ? t('count', { count: known.value }) : t('reading')}</p>
      <Button onClick={() => setTimes(times + 1)}>{t('press', { times })}</Button>
      <Button onClick={() => setMore(true)}>{t('more')}</Button>
      {more && (
        <Suspense fallback={null}>
          <Details />
        </Suspense>
      )}
    </Page>
  );
}
