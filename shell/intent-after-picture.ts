import { afterPicture } from './renders/after-picture';

/**
 * What somebody seems to be about to open is fetched after the next picture. A hint is often the shadow of a press: what
 * unfolds, moves under the pointer or takes the focus. The picture that answers that press does not wait for it.
 */
export function intentAfterPicture(announce: (path: string) => void): (path: string) => void {
  return (path) => void afterPicture(() => announce(path));
}
