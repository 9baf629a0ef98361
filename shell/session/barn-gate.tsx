import {
  type PermissionCheck,
  selectBarn,
  shownName,
  useDeviceIsLate,
  useInstance,
  usePermissions,
  useSelectedBarn,
} from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Navigate, useLocation, useParams } from '@barnwatch/shared/routing';
import { EmptyState, Page, Skeleton } from '@barnwatch/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { AskingPermissions } from './asking-permissions';
import { barnGateState } from './barn-gate-state';
import { DeviceLate } from './device-late';
import { NoPermissions } from './no-permissions';

interface BarnGateProps {
  readonly check: PermissionCheck | undefined;
  readonly children: ReactNode;
}

/** Lets through to a barn's screens (product 2.1): whoever is signed in there, may, and has the barn selected. */
export function BarnGate({ check, children }: BarnGateProps) {
  const { t } = useTexts();
  const { barnId = '' } = useParams();
  const { pathname, search } = useLocation();
  const barn = useInstance(barnId);
  const selected = useSelectedBarn();
  const permissions = usePermissions(barnId);
  const isDeviceLate = useDeviceIsLate();
  const state = barnGateState(barn, selected?.globalUniqueIdentifier ?? null, check, permissions, isDeviceLate);
  const { phase } = state;

  useEffect(() => {
    if (phase === 'selecting') selectBarn(barnId);
  }, [phase, barnId]);

  switch (state.phase) {
    case 'sign-in-needed':
      return <Navigate to="/select-barn" replace state={{ returnTo: `${pathname}${search}`, barnId }} />;
    case 'device-late':
      return <DeviceLate barnId={barnId} title={barn ? shownName(barn) : ''} />;
    case 'selecting':
      return (
        <Page title={barn ? shownName(barn) : ''}>
          <Skeleton height="min(40vh, 320px)" />
        </Page>
      );
    case 'permissions-unknown':
      return <AskingPermissions barnId={barnId} title={barn ? shownName(barn) : ''} />;
    case 'no-permissions':
      return <NoPermissions barn={state.barn} />;
    case 'not-permitted':
      return (
        <Page title={t('notPermitted.title')}>
          <EmptyState
            icon="lock"
            text={t('notPermitted.text')}
            hint={t('notPermitted.hint', { rights: [...(check?.all ?? []), ...(check?.any ?? [])].join(', ') })}
          />
        </Page>
      );
    case 'open':
      return children;
  }
}
