import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { Navigate, useCanOpen, useParams } from '@barnwatch/shared/routing';

/** `/start/{screen}`, the shortcuts of the installed suite: a screen of whichever barn is selected, else the start. */
export function ShortcutStart() {
  const { screen = '' } = useParams();
  const canOpen = useCanOpen();
  const barn = useSelectedBarn();
  const path = barn && `/dashboard/${encodeURIComponent(barn.globalUniqueIdentifier)}/${encodeURIComponent(screen)}`;
  return <Navigate to={path !== null && canOpen(path) ? path : '/'} replace />;
}
