import type { Camera } from '../record/camera';

/** How a listed camera is, as one can filter by it: each camera is in exactly one of these. */
export const cameraStates = ['working', 'offline', 'privacy'] as const;

export type CameraState = (typeof cameraStates)[number];

export function isCameraState(text: string): text is CameraState {
  return cameraStates.some((state) => state === text);
}

/** Privacy hides whether the camera works, so it comes first. */
export function cameraState({ privacy, online }: Pick<Camera, 'privacy' | 'online'>): CameraState {
  if (privacy.active) return 'privacy';
  return online ? 'working' : 'offline';
}
