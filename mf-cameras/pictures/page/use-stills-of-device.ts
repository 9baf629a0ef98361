import type { InstanceView } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useState } from 'react';
import { pagePictures } from './page-pictures';

/**
 * Has the stills that the device keeps of a barn's cameras read with the first drawing of a screen: its tiles are drawn
 * with them, not once without and once again with each.
 */
export function useStillsOfDevice(instance: InstanceView | null): void {
  useState(() => {
    if (!instance) return;
    const { globalUniqueIdentifier, accountId } = instance;
    void pagePictures().showKept(pictureKey(globalUniqueIdentifier, accountId ?? '', ''));
  });
}
