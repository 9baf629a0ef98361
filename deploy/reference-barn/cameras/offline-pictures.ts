import { LiveCamera } from '../streaming/live-camera';
import type { CameraPictures } from './camera-pictures';
import { refuseOffline } from './refuse-source-end';

/** A camera that sends nothing. @param lastSeen ms since 1970 UTC, or null when it never did */
export function createOfflinePictures(cameraId: string, lastSeen: number | null): CameraPictures {
  return {
    width: null,
    height: null,
    live: new LiveCamera({
      source: { start: (_onUnit, onEnd) => onEnd({ kind: 'unreachable', message: 'The camera does not answer.' }) },
    }),
    takeStill: async () => refuseOffline(cameraId, lastSeen),
    lastSeen: () => lastSeen,
    isOnline: () => false,
    preparations: [],
  };
}
