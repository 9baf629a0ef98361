import { TextsOfVersion, useLanguage } from '@barnwatch/shared/i18n';
import { useLocation } from '@barnwatch/shared/routing';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { endlessRendersAtom } from '../renders/endless-renders';
import type { SuiteRoute } from '../suite/route-table';
import { CountedVisit } from './counted-visit';
import { RemoteBoundary } from './remote-boundary';
import { ScreenTrouble, ScreenUnderWay } from './screen-trouble';
import { useScreen } from './use-screen';

/** A remote's screen in its place: on its way, drawn, or the reason why not. The rest of the suite is not touched. */
export function RemoteScreen({ entry }: { readonly entry: SuiteRoute }) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  // A newer registry may arrive meanwhile. A screen that is drawn keeps its version until it is left, or has thrown; one
  // that is not takes the present one: the entry before may be what was wrong with it.
  const [drawn, setDrawn] = useState<SuiteRoute | null>(null);
  const { remote, route } = drawn ?? entry;
  const state = useScreen(remote, route);
  if (state.phase === 'ready' && drawn === null) setDrawn(entry);
  const endless = useAtomValue(endlessRendersAtom);
  const [endlessBefore, setEndlessBefore] = useState(endless);
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
      // Taken off the page: nothing else would be drawn beside it.
      if (endless !== endlessBefore)
        return (
          <ScreenTrouble
            title={title}
            remote={name}
            trouble={{ kind: 'endless' }}
            onTryAgain={() => {
              setDrawn(null);
              setEndlessBefore(endless);
            }}
          />
        );
      const Screen = state.screen;
      return (
        <RemoteBoundary
          remote={name}
          place={pathname}
          fallback={(error, tryAgain) => (
            <ScreenTrouble
              title={title}
              remote={name}
              trouble={{ kind: 'threw', error }}
              onTryAgain={() => {
                setDrawn(null);
                tryAgain();
              }}
            />
          )}
        >
          <TextsOfVersion namespace={remote.textNamespace} version={remote.version}>
            <CountedVisit part={remote.name} screen={route.module} />
            <Screen />
          </TextsOfVersion>
        </RemoteBoundary>
      );
    }
  }
}
