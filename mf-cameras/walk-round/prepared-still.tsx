import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { Camera } from '../api/camera';
import type { Place } from '../places/use-place';
import { useCameraStill } from '../still-tile/use-camera-still';

export interface PreparedStillProps {
  readonly instance: InstanceView;
  readonly camera: Camera;
  /** Of the place that it will have, CSS pixels. */
  readonly height: number;
}

/** Draws nothing: has the next camera's still ready, so that it is there with the press of the button. */
export function PreparedStill({ instance, camera, height }: PreparedStillProps) {
  const place: Place = { nearness: 'near', height };
  useCameraStill(instance, camera, place);
  return null;
}
