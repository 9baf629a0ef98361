import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { Camera } from '../../camera-records/record/camera';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import type { Place } from '../../pictures/page/use-place';

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
