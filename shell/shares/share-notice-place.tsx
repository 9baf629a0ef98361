import { useSpoken } from '../fetched/use-spoken';

// Not part of what every page loads.
const loadNotice = () => import(/* webpackChunkName: "shares" */ './share-notice');

/** The place of the notice that something was shared and is in no form yet. */
export function ShareNoticePlace() {
  const fetched = useSpoken(loadNotice);
  return fetched.state === 'ready' && <fetched.part.ShareNotice />;
}
