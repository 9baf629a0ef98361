import { type DataSaving, useDataSaving } from '@barnwatch/shared/settings';
import { useState } from 'react';

export interface DataSaverLive {
  readonly saving: DataSaving;
  /** Stills in place of the live picture. */
  readonly isStillsOnly: boolean;
  /** Null where nothing is held back: moves this one picture all the same, until it is left. */
  readonly showLive: (() => void) | null;
}

/** Whether the data saver holds one live picture back: nobody has asked for this one. */
export function useDataSaverLive(): DataSaverLive {
  const [saving] = useDataSaving();
  const [isWanted, setWanted] = useState(false);
  const isStillsOnly = saving.kind !== 'none' && !isWanted;
  return { saving, isStillsOnly, showLive: isStillsOnly ? () => setWanted(true) : null };
}
