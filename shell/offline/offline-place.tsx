import { useSpoken } from '../fetched/use-spoken';

// Not part of what every page loads.
const loadCard = () => import(/* webpackChunkName: "offline" */ './offline-card');

/** The place of the card about starting without a network. */
export function OfflinePlace() {
  const fetched = useSpoken(loadCard);
  return fetched.state === 'ready' && <fetched.part.OfflineCard />;
}
