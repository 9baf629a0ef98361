import { useReturn } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { pagePictures } from '../../pictures/page/page-pictures';

/** The selected barn can be reached again: what failed meanwhile is asked for at once, not after its pause. */
export function useRetryAtReturn(): void {
  useReturn(useSelectedBarn()?.online === true, () => pagePictures().retryFailed());
}
