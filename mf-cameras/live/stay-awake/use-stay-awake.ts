import { useSetting } from '@barnwatch/shared/settings';
import { useWakeLock } from '@barnwatch/shared/ui/wall';

/** Product 3.17, labs: where it was chosen, the screen stays awake while a live picture moves. */
export function useStayAwake(isMoving: boolean): void {
  const [isWanted] = useSetting('stayAwake');
  useWakeLock(isWanted && isMoving);
}
