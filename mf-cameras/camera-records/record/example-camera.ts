import type { Camera } from './camera';

/** A camera for tests. */
export function exampleCamera(cameraId: string, facts: Partial<Camera> = {}): Camera {
  return {
    cameraId,
    name: `Pen ${cameraId}`,
    tags: ['fattening'],
    sortPrefix: '',
    privacy: { active: false, until: null },
    managed: true,
    loadedTimestamp: 1_790_755_200_000,
    online: true,
    lastSeen: 1_790_755_199_500,
    ...facts,
  };
}
