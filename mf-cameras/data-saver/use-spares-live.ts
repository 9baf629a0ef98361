import { useSetting } from '@barnwatch/shared/settings';
import { useState } from 'react';

export interface SparedLive {
  /** Stills in place of the live picture. */
  readonly isSpared: boolean;
  /** Null where nothing is spared: moves this one picture all the same, until it is left. */
  readonly showLive: (() => void) | null;
}

/** Whether the data saver holds one live picture back: nobody has asked for this one. */
export function useSparesLive(): SparedLive {
  const [savesData] = useSetting('dataSaver');
  const [isWanted, setWanted] = useState(false);
  const isSpared = savesData && !isWanted;
  return { isSpared, showLive: isSpared ? () => setWanted(true) : null };
}
