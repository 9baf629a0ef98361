import * as v from 'valibot';
import { deviceStorage, storedRecord } from '../../storage';
import { keptPicturesPrefix } from '../files/kept-prefix';
import { mayPass, type PictureFailure } from './picture-failure';
import type { PictureAnswer, PictureSource } from './recorded-pictures';

/** At about 100 kB each, some 15 MB an account: of those that were seen the last ones. */
export const mostKept = 150;
/** Pictures between two looks at how many there are. */
const looksEvery = 15;

const schema = v.object({ blob: v.blob(), capturedAt: v.number(), keptAt: v.number() });
const store = deviceStorage.open('stills');
const record = storedRecord(store, { version: 1, schema });
let written = 0;

/**
 * A source whose pictures that were seen before are there without a line: the picture of a moment never changes. What the barn
 * says of it counts all the same: what has become private, or is gone, is gone here too.
 *
 * @param prefix `momentsOf` the camera
 * @param name tells it from others of the camera
 */
export function keptSource(prefix: string, source: PictureSource, name: string): PictureSource {
  const key = keptPicturesPrefix(prefix) + encodeURIComponent(name);
  return {
    key: source.key,
    async read(signal) {
      const answer = await source.read(signal);
      if (signal.aborted) return answer;
      if (answer.kind === 'picture') {
        void keep(key, answer);
        return answer;
      }
      if (mayPass(answer.failure)) return (await kept(key)) ?? answer;
      if (gone.has(answer.failure.kind)) void store.remove(key);
      return answer;
    },
  };
}

/** What the barn says of the picture itself. */
const gone: ReadonlySet<PictureFailure['kind']> = new Set(['privacy', 'not-recorded', 'gone', 'no-camera']);

async function kept(key: string): Promise<PictureAnswer | null> {
  const reading = await record.read(key);
  if (reading.state !== 'present') return null;
  const { blob, capturedAt } = reading.value;
  return { kind: 'picture', blob, capturedAt };
}

async function keep(key: string, { blob, capturedAt }: Extract<PictureAnswer, { kind: 'picture' }>): Promise<void> {
  await record.write(key, { blob, capturedAt, keptAt: Date.now() });
  written += 1;
  if (written % looksEvery === 0) await shedBelow(key.slice(0, key.lastIndexOf('/') + 1) + recordedMark);
}

/** What the last part of their keys begins with. */
const recordedMark = encodeURIComponent('recorded ');

async function shedBelow(prefix: string): Promise<void> {
  const keys = await store.keys(prefix);
  if (keys.length <= mostKept) return;
  const ages: { readonly key: string; readonly keptAt: number }[] = [];
  for (const key of keys) ages.push({ key, keptAt: record.peek(await store.read(key))?.keptAt ?? 0 });
  ages.sort((one, other) => one.keptAt - other.keptAt);
  for (const { key } of ages.slice(0, keys.length - mostKept)) await store.remove(key);
}
