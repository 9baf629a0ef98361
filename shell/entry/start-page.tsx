import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { Navigate } from '@barnwatch/shared/routing';
import { BarnEntry } from './barn-entry';

/**
 * `/` (product 2.1): the selected barn's dashboard, select barn when one is not signed in there, else the barn entry
 * page.
 */
export function StartPage() {
  const barn = useSelectedBarn();
  if (barn === null) return <BarnEntry />;
  if (!barn.loggedIn) return <Navigate to="/select-barn" replace />;
  return <Navigate to={`/dashboard/${encodeURIComponent(barn.globalUniqueIdentifier)}/`} replace />;
}
