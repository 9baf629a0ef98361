import { useSpoken } from '../fetched/use-spoken';

// Not part of what every page loads.
const loadNotices = () => import(/* webpackChunkName: "offline" */ './notice-banners');

/** That a newer shell waits, or that the suite can be installed. Whoever has no network is told later. */
export function OfflineNotices() {
  const fetched = useSpoken(loadNotices);
  return fetched.state === 'ready' && <fetched.part.NoticeBanners />;
}
