import { useDeviceIsLate, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { Navigate } from '@barnwatch/shared/routing';
import { DeviceLate } from '../session/device-late';
import { BarnEntry } from './barn-entry';

/**
 * `/` (product 2.1): the selected barn's dashboard, select barn when one is not signed in there, else the barn entry
 * page. Which barn that is the device may tell late.
 */
export function StartPage() {
  const barn = useSelectedBarn();
  const isDeviceLate = useDeviceIsLate();
  if (isDeviceLate && !barn?.loggedIn && !barn?.signedOutReason) return <DeviceLate barnId={null} title="" />;
  if (barn === null) return <BarnEntry />;
  if (!barn.loggedIn) return <Navigate to="/select-barn" replace />;
  return <Navigate to={`/dashboard/${encodeURIComponent(barn.globalUniqueIdentifier)}/`} replace />;
}
