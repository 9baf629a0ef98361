import { useFetched } from '@barnwatch/shared/ui';

// Not part of what every page loads.
const loadPage = () => import(/* webpackChunkName: "shares" */ './shares-page');

/** `/share` and `/share/{id}`: the place of the page about what was shared. */
export function ShareStart() {
  const fetched = useFetched(loadPage);
  return fetched.state === 'ready' && <fetched.part.SharesPage />;
}
