import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, Page, Skeleton } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import { useSpoken } from './use-spoken';

export interface FetchedPageProps<Part> {
  /** What the page is called, also while it is fetched. */
  readonly title: string;
  readonly width?: 'regular' | 'reading';
  /** `() => import('./…')`, defined outside of any component. */
  readonly load: () => Promise<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** A page of the shell whose program is not part of what every page loads. */
export function FetchedPage<Part>({ title, width = 'regular', load, children }: FetchedPageProps<Part>) {
  const { t } = useTexts();
  const fetched = useSpoken(load);
  if (fetched.state === 'ready') return children(fetched.part);
  return (
    <Page title={title} width={width}>
      {fetched.state === 'loading' ? (
        <Skeleton height="16rem" />
      ) : (
        <ErrorState what={t('fetchedPage.failed')} why={t('fetchedPage.failedWhy')} onRetry={fetched.onRetry} />
      )}
    </Page>
  );
}
