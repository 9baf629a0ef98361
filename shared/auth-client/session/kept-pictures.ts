import type { KeyValueStore } from '../../storage';

/**
 * Pictures on this device, whichever remote has written them (`pictureKey`): gone with the session, also in a window that
 * has never opened a screen with pictures.
 */
export function keptPictures(store: Pick<KeyValueStore, 'removeAll'>) {
  return {
    async forget(instanceId: string): Promise<void> {
      const prefix = `${encodeURIComponent(instanceId)}/`;
      await Promise.all([store.removeAll(prefix), store.removeAll(`damaged:${prefix}`)]);
    },
  };
}
