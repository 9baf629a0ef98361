import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';
import { type Camera, parseCamera } from './camera';

/**
 * `PUT api/cameras/{id}/management/{autoManaged}`. Needs `cameras.manage`. Doing it twice does no harm; it ends after
 * 10 s at most.
 */
export function setManagement(client: InstanceClient, cameraId: string, managed: boolean): Promise<Outcome<Camera>> {
  return client.put(urlPath`api/cameras/${cameraId}/management/${String(managed)}`, { parse: parseCamera });
}
