import { usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, useFetched, useMediaQuery } from '@barnwatch/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSuite } from '../suite/suite-context';
import type { FrameWidgetProps } from '../widgets/frame-widget';
import { offeredWidget } from '../widgets/offered-widget';
import styles from './bell-place.module.css';
import { wide } from './wide';

/** The first page and its pictures go before it, ms. */
const laterMs = 1_500;

const wanted = { name: 'frame-bell', version: 1 };

// Not part of what every page loads.
const loadPlace = () => import(/* webpackChunkName: "widgets" */ '../widgets/frame-widget');

export interface BellPlaceProps {
  /** Where it stands: from medium width in the sidebar, on phones in the top bar, in the rail where one lies. */
  readonly bar: 'side' | 'top' | 'rail';
}

/** The place of the widget that a remote has for the frame; none without one, or for an account that may not see it. */
export function BellPlace({ bar }: BellPlaceProps) {
  const { t } = useTexts();
  const { registry } = useSuite();
  const permissions = usePermissions();
  const barn = useSelectedBarn();
  const isWide = useMediaQuery(wide);
  const [isPressed, setPressed] = useState(false);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  const offered = useMemo(() => offeredWidget(registry, wanted, permissions), [registry, permissions]);
  if (!barn?.loggedIn || offered === null) return null;
  if (bar !== 'rail' && isWide !== (bar === 'side')) return null;
  // It stands there from the first picture on; who presses it waits for it alone.
  const waiting = (
    <IconButton icon="bell" name={t('frame.bell')} aria-haspopup="dialog" onClick={() => setPressed(true)} />
  );
  return (
    <div className={styles.place}>
      {isLater || isPressed ? <FetchedBell offered={offered} startsOpen={isPressed} loading={waiting} /> : waiting}
    </div>
  );
}

function FetchedBell({ offered, startsOpen, loading }: FrameWidgetProps) {
  const { t } = useTexts();
  const fetched = useFetched(loadPlace);
  if (fetched.state === 'ready') {
    return <fetched.part.FrameWidget offered={offered} startsOpen={startsOpen} loading={loading} />;
  }
  if (fetched.state === 'loading') return loading;
  return <IconButton icon="retry" name={t('frame.bellFailed')} onClick={fetched.onRetry} />;
}
