/**
 * What the keys of recorded pictures that lie on the device begin with: beside the still of their camera, so that they are
 * measured, cleared and forgotten as that is.
 *
 * @param key the `pictureKey` of the camera
 */
export function keptPicturesPrefix(key: string): string {
  const [instance = '', account = '', camera = ''] = key.split('/');
  return `${instance}/${account}/${encodeURIComponent(`recorded ${decodeURIComponent(camera)} `)}`;
}
