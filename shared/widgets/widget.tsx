import { type ReactNode, useContext } from 'react';
import { useTexts } from '../i18n';
import { type WidgetPlace, WidgetPlaceContext } from '../routing';
import { ErrorState, Skeleton, useFetched } from '../ui';
import { type WidgetName, type WidgetProps, widgetContracts } from './contracts';

export interface WidgetPlacement<Name extends WidgetName> {
  readonly name: Name;
  /** What is missing where it fails, in words: "Pen 3". */
  readonly what: string;
  readonly props: WidgetProps<Name>;
  /** In its place where the deployment has no such widget, or the account may not see it. */
  readonly fallback: ReactNode;
  /** Until it is there; a skeleton as large as the place by default. */
  readonly loading?: ReactNode;
}

/**
 * A component of whichever remote has it. It is loaded as screens are; one that cannot be loaded, or throws, costs its own
 * place only, which says so and offers to try again.
 */
export function Widget<Name extends WidgetName>(placement: WidgetPlacement<Name>) {
  const fetchPlace = useContext(WidgetPlaceContext);
  return fetchPlace ? <FetchedPlace fetchPlace={fetchPlace} placement={placement} /> : placement.fallback;
}

interface FetchedPlaceProps {
  readonly fetchPlace: () => Promise<WidgetPlace>;
  readonly placement: WidgetPlacement<WidgetName>;
}

function FetchedPlace({ fetchPlace, placement }: FetchedPlaceProps) {
  const { t } = useTexts();
  const { name, what, props, fallback, loading = <Skeleton height="100%" /> } = placement;
  const place = useFetched(fetchPlace);
  switch (place.state) {
    case 'loading':
      return loading;
    case 'failed':
      return <ErrorState form="line" what={what} why={t('loadFailure.unreachable')} onRetry={place.onRetry} />;
    case 'ready': {
      const Place = place.part;
      const { version } = widgetContracts[name];
      return <Place name={name} version={version} what={what} given={props} fallback={fallback} loading={loading} />;
    }
  }
}
