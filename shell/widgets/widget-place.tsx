import { usePermissions } from '@barnwatch/shared/auth-client';
import { TextsOfVersion } from '@barnwatch/shared/i18n';
import type { WidgetPlaceProps } from '@barnwatch/shared/routing';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { RemoteBoundary } from '../contributions/remote-boundary';
import { useScreen } from '../contributions/use-screen';
import { DrawnPart, partName } from '../renders/drawn-part';
import { useEndlessRendering } from '../renders/endless-renders';
import { useSuite } from '../suite/suite-context';
import { type OfferedWidget, offeredWidget } from './offered-widget';
import { WidgetTrouble, type WidgetTroubleTold } from './widget-trouble';

/** A widget in its place on a screen, whichever remote has it; what it costs when it fails is this place. */
export function WidgetPlace({ name, version, what, given, fallback, loading }: WidgetPlaceProps) {
  const { registry } = useSuite();
  const permissions = usePermissions();
  const offered = useMemo(
    () => offeredWidget(registry, { name, version }, permissions),
    [registry, name, version, permissions],
  );
  if (!offered) return fallback;
  return (
    <RemoteWidget
      offered={offered}
      given={given}
      fallback={fallback}
      loading={loading}
      troubled={(told) => <WidgetTrouble {...told} what={what} />}
    />
  );
}

export interface RemoteWidgetProps extends Pick<WidgetPlaceProps, 'given' | 'fallback' | 'loading'> {
  readonly offered: OfferedWidget;
  /** In its place where it failed. */
  readonly troubled: (told: WidgetTroubleTold) => ReactNode;
}

/** A widget of a remote that is known to have it. */
export function RemoteWidget({ offered, given, fallback, loading, troubled }: RemoteWidgetProps) {
  // As with screens: one that is drawn keeps its version, one that is not takes the present one.
  const [drawn, setDrawn] = useState<OfferedWidget | null>(null);
  const { remote, part } = drawn ?? offered;
  const state = useScreen(remote, part);
  if (process.env.NODE_ENV !== 'development' && state.phase === 'ready' && drawn === null) setDrawn(offered);
  const name = `${remote.name} ${remote.version}`;
  const drawnPart = partName(remote, part);
  const endless = useEndlessRendering(drawnPart, false);

  switch (state.phase) {
    case 'loading':
      return loading;
    case 'disabled':
    case 'incompatible':
      return fallback;
    case 'failed':
      return troubled({
        remote: name,
        trouble: { kind: 'failed', failure: state.failure },
        onTryAgain: state.tryAgain,
      });
    case 'ready':
      if (endless.isEndless)
        return troubled({
          remote: name,
          trouble: { kind: 'endless' },
          onTryAgain: () => {
            setDrawn(null);
            endless.tryAgain();
          },
        });
      return (
        <RemoteBoundary
          remote={name}
          place={part.module}
          fallback={(error, tryAgain) =>
            troubled({
              remote: name,
              trouble: { kind: 'threw', error },
              onTryAgain: () => {
                setDrawn(null);
                tryAgain();
              },
            })
          }
        >
          <TextsOfVersion namespace={remote.textNamespace} version={remote.version}>
            <DrawnPart part={drawnPart}>
              <Drawn widget={state.screen} given={given} />
            </DrawnPart>
          </TextsOfVersion>
        </RemoteBoundary>
      );
  }
}

interface DrawnProps {
  readonly widget: React.ComponentType;
  readonly given: object;
}

/** A place is drawn anew more often than what it gives changes. */
const Drawn = memo(function DrawnWidget({ widget: Component, given }: DrawnProps) {
  return <Component {...given} />;
}, isSame);

function isSame(one: DrawnProps, other: DrawnProps): boolean {
  if (one.widget !== other.widget) return false;
  const before = Object.entries(one.given);
  const after = new Map(Object.entries(other.given));
  return before.length === after.size && before.every(([key, value]) => Object.is(value, after.get(key)));
}
