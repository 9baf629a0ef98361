import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useLocation, useNavigate, useRoutes } from '@barnwatch/shared/routing';
import type { Camera } from '../../../camera-records/record/camera';
import { WalkRoundScreen } from '../walk-round';
import { WalkRoundLink } from '../walk-round-link';

/** The walk with the screens around it: the way in, and a form that one comes back from. */
export function WalkRoundScreens({ listed }: { readonly listed: readonly Camera[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const barn = useSelectedBarn();
  const screens = useRoutes([
    { path: '/dashboard/:barnId/camera', element: barn && <WalkRoundLink instance={barn} listed={listed} compact /> },
    {
      path: '/dashboard/:barnId/interventions',
      element: (
        <button type="button" onClick={() => void navigate(-1)}>
          back
        </button>
      ),
    },
    { path: '/dashboard/:barnId/walk-round/:cameraId?', element: <WalkRoundScreen /> },
  ]);
  return (
    <>
      {screens}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}
