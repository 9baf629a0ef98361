import { useSetting } from '../../settings';
import { useMediaQuery } from './use-media-query';

/** Whether as little as possible shall move: the device says so, or it was chosen in the settings. */
export function useCalm(): boolean {
  const isAskedByDevice = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [motion] = useSetting('motion');
  return isAskedByDevice || motion === 'reduced';
}
