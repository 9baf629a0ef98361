import { useLanguage } from '@barnwatch/shared/i18n';
import { useLocation } from '@barnwatch/shared/routing';
import { useState } from 'react';
import type { SuiteRoute } from '../suite/route-table';
import { useSuite } from '../suite/suite-context';
import { RemoteBoundary } from './remote-boundary';
import { ScreenTrouble, ScreenUnderWay } from './screen-trouble';
import { useScreen } from './use-screen';

/** A remote's screen in its place: on its way, drawn, or the reason why not. The rest of the suite is not touched. */
export function RemoteScreen({ entry }: { readonly entry: SuiteRoute }) {
  const { loader } = useSuite();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  // A newer registry may arrive meanwhile: an open screen keeps its version until it is left.
  const [{ remote, route }] = useState(entry);
  const state = useScreen(loader, remote, route);
  const name = `${remote.name} ${remote.version}`;
  const title = route.title[language];

  switch (state.phase) {
    case 'loading':
      return <ScreenUnderWay title={title} slow={state.slow} />;
    case 'failed':
      return (
        <ScreenTrouble
          title={title}
          remote={name}
          trouble={{ kind: 'failed', failure: state.failure }}
          onTryAgain={state.tryAgain}
        />
      );
    case 'incompatible':
      return (
        <ScreenTrouble
          title={title}
          remote={name}
          trouble={{ kind: 'incompatible', needed: state.needed, provided: state.provided }}
        />
      );
    case 'disabled':
      return <ScreenTrouble title={title} remote={name} trouble={{ kind: 'disabled' }} />;
    case 'ready': {
      const Screen = state.screen;
      return (
        <RemoteBoundary
          remote={name}
          place={pathname}
          fallback={(error, tryAgain) => (
            <ScreenTrouble title={title} remote={name} trouble={{ kind: 'threw', error }} onTryAgain={tryAgain} />
          )}
        >
          <Screen />
        </RemoteBoundary>
      );
    }
  }
}
