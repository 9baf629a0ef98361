import { Navigate, useLocation, useParams, useRoutes } from '@barnwatch/shared/routing';
import { useMemo } from 'react';
import { alongPath } from '../along/along-path';
import { AlongStart } from '../along/along-place';
import { ShortcutStart } from '../entry/shortcut-start';
import { StartPage } from '../entry/start-page';
import { BarnGate } from '../session/barn-gate';
import { ShareStart } from '../shares/share-start';
import { likelyRoutes, routeOfPath, type SuiteRoute } from '../suite/route-table';
import { useSuite } from '../suite/suite-context';
import { SystemInformationStart } from '../system-information/system-information-start';
import { DashboardStart } from './dashboard-start';
import { PageBoundary } from './page-boundary';
import { RemoteScreen } from './remote-screen';
import { ScreenTrouble } from './screen-trouble';

function Guarded({ entry }: { readonly entry: SuiteRoute }) {
  const { barnId = '' } = useParams();
  const { remote, route } = entry;
  // Another barn is another screen: nothing of the one before may stay on it.
  const screen = <RemoteScreen key={`${remote.name}${route.module}${barnId}`} entry={entry} />;
  switch (route.guard) {
    case 'none':
      return screen;
    case 'signed-in-at-barn':
      return <BarnGate check={route.permission}>{screen}</BarnGate>;
  }
}

/** Every address of the suite: those of the remotes, the shell's own, and `/` for all others (product 2.1). */
export function SuiteRoutes() {
  const { routes, registry, loader } = useSuite();
  const { pathname } = useLocation();
  const table = useMemo(
    () => [
      { path: '/', element: <StartPage /> },
      { path: '/start/:screen', element: <ShortcutStart /> },
      { path: '/share/:shareId?', element: <ShareStart /> },
      { path: '/system-information', element: <SystemInformationStart /> },
      { path: '/dashboard/:barnId', element: <BarnGate check={undefined}>{<DashboardStart />}</BarnGate> },
      { path: alongPath, element: <BarnGate check={undefined}>{<AlongStart />}</BarnGate> },
      ...likelyRoutes(routes, pathname).map((entry) => ({
        path: entry.route.path,
        element: <Guarded entry={entry} />,
      })),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
    [routes, pathname],
  );
  const page = useRoutes(table);
  const { name } = registry.branding;
  return (
    <PageBoundary
      place={pathname}
      onThrown={(place) => {
        const thrown = routeOfPath(routes, place);
        if (thrown !== undefined) loader.threwWhenLeft(thrown.remote);
      }}
      fallback={(error, tryAgain) => (
        <ScreenTrouble title={name} remote="shell" trouble={{ kind: 'threw', error }} onTryAgain={tryAgain} />
      )}
    >
      {page}
    </PageBoundary>
  );
}
