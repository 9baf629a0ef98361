import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, Skeleton, useFetched } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';

export interface LazyPartProps<Part> {
  /** Fetches the part: `() => import('./…')`, defined outside of any component. */
  readonly load: () => Promise<Part>;
  /** CSS height of what stands in its place meanwhile. */
  readonly height?: string;
  /** Stands there instead of a plain surface of that height. */
  readonly placeholder?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part of a page that is fetched only where it is opened. */
export function LazyPart<Part>({ load, height, placeholder, children }: LazyPartProps<Part>) {
  const { t } = useTexts('mf-auth');
  const fetched = useFetched(load);
  switch (fetched.state) {
    case 'loading':
      return placeholder ?? <Skeleton {...(height !== undefined && { height })} />;
    case 'failed':
      return <ErrorState what={t('lazyPart.failed')} onRetry={fetched.onRetry} />;
    case 'ready':
      return children(fetched.part);
  }
}
