import { TextsOfVersion, useLanguage } from '@barnwatch/shared/i18n';
import { useLocation } from '@barnwatch/shared/routing';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { RemoteBoundary } from '../contributions/remote-boundary';
import { useScreen } from '../contributions/use-screen';
import { fallBacksAtom } from '../fall-back/fall-backs';
import { buildIdentity } from '../loader/build-identity';
import { isMissedFile } from '../loader/screen-failure';
import { DrawnPart, partName } from '../renders/drawn-part';
import { useEndlessRendering } from '../renders/endless-renders';
import type { SuiteRoute } from '../suite/route-table';
import { useSuite } from '../suite/suite-context';
import { CountedVisit } from './counted-visit';
import { ScreenTrouble, type ScreenTroubleProps, ScreenUnderWay } from './screen-trouble';

/** A remote's screen in its place: on its way, drawn, or the reason why not. The rest of the suite is not touched. */
export function RemoteScreen({ entry }: { readonly entry: SuiteRoute }) {
  const { language } = useLanguage();
  const { loader } = useSuite();
  const { pathname } = useLocation();
  // A newer registry may arrive meanwhile. A screen that is drawn keeps its version until it is left, or has thrown; one
  // that is not takes the present one: the entry before may be what was wrong with it.
  const [drawn, setDrawn] = useState<SuiteRoute | null>(null);
  const { remote, route } = drawn ?? entry;
  const state = useScreen(remote, route);
  // Under development there is one program, which is always the present one.
  if (process.env.NODE_ENV !== 'development' && state.phase === 'ready' && drawn === null) setDrawn(entry);
  const build = buildIdentity(remote);
  const isGivenUp = useAtomValue(fallBacksAtom).some(({ givenUp }) => givenUp === build);
  const part = partName(remote, route);
  const endless = useEndlessRendering(part, true);
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
      if (endless.isEndless)
        return (
          <ScreenTrouble
            title={title}
            remote={name}
            trouble={{ kind: 'endless' }}
            onTryAgain={() => {
              setDrawn(null);
              endless.tryAgain();
            }}
          />
        );
      const Screen = state.screen;
      return (
        <RemoteBoundary
          remote={name}
          place={pathname}
          fallback={(error, tryAgain) => (
            <ThrownScreen
              title={title}
              remote={name}
              trouble={{ kind: 'threw', error }}
              isOver={isGivenUp || (isMissedFile(error) && buildIdentity(entry.remote) !== build)}
              onTryAgain={() => {
                setDrawn(null);
                tryAgain();
              }}
            />
          )}
          onThrown={() => loader.threw(remote)}
        >
          <TextsOfVersion namespace={remote.textNamespace} version={remote.version}>
            <CountedVisit part={remote.name} screen={route.module} />
            <DrawnPart part={part}>
              <Screen />
            </DrawnPart>
          </TextsOfVersion>
        </RemoteBoundary>
      );
    }
  }
}

interface ThrownScreenProps extends ScreenTroubleProps {
  /** This window uses another build by now: what threw is not drawn again. */
  readonly isOver: boolean;
  readonly onTryAgain: () => void;
}

/**
 * A screen that threw; that of another build takes its place by itself: of the version before, where it is given up, and
 * of a newer one, where a file of it is gone after a deployment (F31).
 */
function ThrownScreen({ isOver, ...trouble }: ThrownScreenProps) {
  const { onTryAgain, trouble: why } = trouble;
  const { askForNewer } = useSuite();
  const isFileGone = why.kind === 'threw' && isMissedFile(why.error);
  useEffect(() => {
    if (isFileGone) askForNewer('now');
  }, [isFileGone, askForNewer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is another one
  useEffect(() => {
    if (isOver) onTryAgain?.();
  }, [isOver]);
  return <ScreenTrouble {...trouble} />;
}
