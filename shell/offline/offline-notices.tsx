import { useFetched } from '@barnwatch/shared/ui';

// Not part of what every page loads.
const loadNotices = () => import(/* webpackChunkName: "offline" */ './notice-banners');

/** That a newer shell waits, or that the suite can be installed. Whoever has no network is told later. */
export function OfflineNotices() {
  const fetched = useFetched(loadNotices);
  return fetched.state === 'ready' && <fetched.part.NoticeBanners />;
}
