import { usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, useFetched, useMediaQuery } from '@barnwatch/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSuite } from '../suite/suite-context';
import { type OfferedWidget, offeredWidget } from '../widgets/offered-widget';
import styles from './bell-place.module.css';

/** The first page and its pictures go before it, ms. */
const laterMs = 4_000;

const wanted = { name: 'frame-bell', version: 1 };

// Not part of what every page loads.
const loadPlace = () => import(/* webpackChunkName: "widgets" */ '../widgets/frame-widget');

export interface BellPlaceProps {
  /** Where it stands: from medium width in the sidebar, on phones in the top bar, in the rail where one lies. */
  readonly bar: 'side' | 'top' | 'rail';
}

/** The place of the widget that a remote has for the frame; none without one, or for an account that may not see it. */
export function BellPlace({ bar }: BellPlaceProps) {
  const { registry } = useSuite();
  const permissions = usePermissions();
  const barn = useSelectedBarn();
  const isWide = useMediaQuery('(min-width: 768px)');
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  const offered = useMemo(() => offeredWidget(registry, wanted, permissions), [registry, permissions]);
  if (!barn?.loggedIn || offered === null) return null;
  if (bar !== 'rail' && isWide !== (bar === 'side')) return null;
  return <div className={styles.place}>{isLater && <FetchedBell offered={offered} />}</div>;
}

function FetchedBell({ offered }: { readonly offered: OfferedWidget }) {
  const { t } = useTexts();
  const fetched = useFetched(loadPlace);
  if (fetched.state === 'ready') return <fetched.part.FrameWidget offered={offered} />;
  if (fetched.state === 'loading') return null;
  return <IconButton icon="retry" name={t('frame.bellFailed')} onClick={fetched.onRetry} />;
}
