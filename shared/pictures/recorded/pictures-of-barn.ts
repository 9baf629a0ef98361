import { PictureShelf } from '../files/picture-shelf';
import { RecordedPictures } from './recorded-pictures';

/** At about 100 kB each those that nobody shows any more stay under 5 MB. */
const keptUnwatched = 48;

/** By instance. */
const barns = new Map<string, RecordedPictures>();

/** The recorded pictures of a barn, for all screens of this page. */
export function picturesOfBarn(instanceId: string): RecordedPictures {
  const known = barns.get(instanceId);
  if (known) return known;
  const made = new RecordedPictures({
    shelf: new PictureShelf(undefined, keptUnwatched),
    after: (delayMs, call) => {
      const timer = setTimeout(call, delayMs);
      return () => clearTimeout(timer);
    },
  });
  barns.set(instanceId, made);
  return made;
}
