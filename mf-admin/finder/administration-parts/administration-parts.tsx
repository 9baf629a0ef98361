import type { FinderPart } from '@barnwatch/shared/federation';
import { useMemo } from 'react';
import { useAccountPart } from './use-account-part';
import { useCameraParts } from './use-camera-parts';

/** For the quick finder: what of the administration this account may see. */
export function useAdministrationParts(): readonly FinderPart[] {
  const cameras = useCameraParts();
  const accounts = useAccountPart();
  return useMemo(() => (accounts === null ? cameras : [...cameras, accounts]), [cameras, accounts]);
}
