import type { Camera } from '@barnwatch/shared/wire/calls';

/** A camera for tests. */
export function exampleCamera(cameraId: string, facts: Partial<Camera> = {}): Camera {
  return {
    cameraId,
    name: `Pen ${cameraId}`,
    tags: ['fattening'],
    sortPrefix: '',
    privacy: { active: false, until: null },
    managed: true,
    loadedTimestamp: Date.UTC(2026, 0, 1, 11),
    online: true,
    lastSeen: Date.UTC(2026, 0, 1, 11),
    ...facts,
  };
}
