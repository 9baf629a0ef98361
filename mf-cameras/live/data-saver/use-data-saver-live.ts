import { useSetting } from '@barnwatch/shared/settings';
import { useState } from 'react';

export interface DataSaverLive {
  /** Stills in place of the live picture. */
  readonly isStillsOnly: boolean;
  /** Null where nothing is held back: moves this one picture all the same, until it is left. */
  readonly showLive: (() => void) | null;
}

/** Whether the data saver holds one live picture back: nobody has asked for this one. */
export function useDataSaverLive(): DataSaverLive {
  const [savesData] = useSetting('dataSaver');
  const [isWanted, setWanted] = useState(false);
  const isStillsOnly = savesData && !isWanted;
  return { isStillsOnly, showLive: isStillsOnly ? () => setWanted(true) : null };
}
