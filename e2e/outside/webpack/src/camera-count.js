import { knownReading, useReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Page, RequestFailure } from '@barnwatch/shared/ui';
import { listCameras } from '@barnwatch/shared/wire/calls';
import { createElement, lazy, Suspense, useState } from 'react';

const Details = lazy(() => import('./details.js'));

const countOf = ({ cameras }) => cameras.size;

/** How many cameras the selected barn has. Plain JavaScript: this team compiles nothing. */
export function CameraCountScreen() {
  const { t } = useTexts('outside-webpack');
  const [times, setTimes] = useState(0);
  const [more, setMore] = useState(false);
  const answer = useReading(listCameras, {}, countOf);
  const known = knownReading(answer);
  return createElement(
    Page,
    { title: t('title') },
    answer.state === 'failed' &&
      createElement(RequestFailure, {
        error: answer.error,
        what: t('title'),
        onRetry: answer.retry,
        retrying: answer.refreshing,
        form: 'area',
      }),
    createElement('p', null, known ? t('count', { count: known.value }) : t('reading')),
    createElement(Button, { onClick: () => setTimes(times + 1) }, t('press', { times })),
    createElement(Button, { onClick: () => setMore(true) }, t('more')),
    more && createElement(Suspense, { fallback: null }, createElement(Details)),
  );
}
