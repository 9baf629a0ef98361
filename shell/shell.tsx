import { useLanguage } from '@barnwatch/shared/i18n';
import {
  BrowserRouter,
  ConcealedQueryContext,
  OpenableRoutesContext,
  RouteIntentContext,
  WidgetPlaceContext,
} from '@barnwatch/shared/routing';
import { useCallback, useMemo } from 'react';
import { announceIntent } from './announce-intent';
import { Frame } from './frame/frame';
import { intentAfterPicture } from './intent-after-picture';
import { canOpen } from './screens/can-open';
import { SuiteRoutes } from './screens/suite-routes';
import { type Suite, SuiteProvider } from './suite/suite-context';
import { fetchWidgetPlace } from './widgets/fetch-widget-place';

export interface ShellProps {
  readonly suite: Suite;
  /** See `ConcealedQueryContext`. */
  readonly concealedQuery: string;
}

/** The running suite: frame and screens. */
export function Shell({ suite, concealedQuery }: ShellProps) {
  const { chosen } = useLanguage();
  const hint = useMemo(() => intentAfterPicture((path) => announceIntent(suite, path)), [suite]);
  const mayOpen = useCallback((address: string) => canOpen(suite, address), [suite]);
  return (
    <SuiteProvider value={suite}>
      <RouteIntentContext value={hint}>
        <OpenableRoutesContext value={mayOpen}>
          <ConcealedQueryContext value={concealedQuery}>
            <WidgetPlaceContext value={fetchWidgetPlace}>
              <BrowserRouter>
                {/* A screen may open a dialog of its own, which would lie above the question that comes before all else. */}
                <Frame>{chosen && <SuiteRoutes />}</Frame>
              </BrowserRouter>
            </WidgetPlaceContext>
          </ConcealedQueryContext>
        </OpenableRoutesContext>
      </RouteIntentContext>
    </SuiteProvider>
  );
}
