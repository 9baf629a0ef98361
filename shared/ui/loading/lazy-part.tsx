import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { useFetched } from './use-fetched';

export interface LazyPartProps<Part> {
  /** Fetches the part: `() => import('./…')`, defined outside of any component. */
  readonly load: () => Promise<Part>;
  /** CSS height of what stands in its place meanwhile. */
  readonly height?: string;
  /** Stands there instead of a plain surface of that height; null for nothing. */
  readonly placeholder?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part of a page that is fetched only where it is opened. One that cannot be had costs its own place alone. */
export function LazyPart<Part>({ load, height, placeholder, children }: LazyPartProps<Part>) {
  const { t } = useTexts();
  const fetched = useFetched(load);
  switch (fetched.state) {
    case 'loading':
      return placeholder === undefined ? <Skeleton {...(height !== undefined && { height })} /> : placeholder;
    case 'failed':
      return <ErrorState what={t('failure.notLoaded')} onRetry={fetched.onRetry} />;
    case 'ready':
      return children(fetched.part);
  }
}
