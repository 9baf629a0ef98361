import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';
import { type Camera, parseCamera } from './camera';

/** Where a camera's pictures come from (contract, `CameraSource`). */
export type CameraSource =
  | { readonly kind: 'rtsp'; readonly url: string }
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'simulated';
      readonly seed: number;
      readonly species: 'pig' | 'broiler';
      readonly animalCount: number;
      readonly flooring: 'slatted' | 'litter';
    };

/** One part of a camera that can be set. */
export type CameraChange =
  | { readonly key: 'name'; readonly value: string }
  | { readonly key: 'tags'; readonly value: readonly string[] }
  | { readonly key: 'sortPrefix'; readonly value: string }
  | { readonly key: 'source'; readonly value: CameraSource }
  | { readonly key: 'managed'; readonly value: boolean };

export type CameraChangeKey = CameraChange['key'];

/**
 * `PATCH api/cameras/{key}/{cameraId}`, for `managed` `PUT api/cameras/{id}/management/{autoManaged}`. Needs
 * `cameras.manage`. Doing it twice does no harm.
 */
export function changeCamera(
  client: InstanceClient,
  cameraId: string,
  { key, value }: CameraChange,
): Promise<Outcome<Camera>> {
  if (key === 'managed') {
    return client.put(urlPath`api/cameras/${cameraId}/management/${String(value)}`, { parse: parseCamera });
  }
  return client.patch(urlPath`api/cameras/${key}/${cameraId}`, {
    body: { cameraRecord: { [key]: value } },
    parse: parseCamera,
  });
}
