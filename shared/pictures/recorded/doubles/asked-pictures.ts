import { type ObjectUrls, PictureShelf } from '../../files/picture-shelf';
import { type PictureAnswer, type PictureSource, RecordedPictures } from '../recorded-pictures';

/** Object URLs that are counted. Giving one back twice fails. */
export class CountedUrls implements ObjectUrls {
  readonly open = new Set<string>();
  #made = 0;

  create(): string {
    this.#made += 1;
    const url = `blob:${this.#made}`;
    this.open.add(url);
    return url;
  }

  revoke(url: string): void {
    if (!this.open.delete(url)) throw new Error(`revoked twice: ${url}`);
  }
}

export interface AskedPicture {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (answer: PictureAnswer) => Promise<void>;
}

/** Lets everything settle that is only waiting for promises. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

export const taken = (capturedAt: number): PictureAnswer => ({
  kind: 'picture',
  blob: new Blob(['x']),
  capturedAt,
});

export const failedBy = (code: 'timeout' | 'forbidden', retryAfterMs = 0): PictureAnswer => ({
  kind: 'failed',
  failure: { kind: 'failed', error: { code, context: { instanceId: 'north', call: 'GET', retryAfterMs } } },
});

/** Recorded pictures of a barn whose answers are given by hand. */
export function askedPictures({ limit = 2, kept = 48 } = {}) {
  const urls = new CountedUrls();
  const timers = new Set<{ readonly delayMs: number; readonly call: () => void }>();
  const pictures = new RecordedPictures({
    shelf: new PictureShelf(urls, kept),
    after: (delayMs, call) => {
      const timer = { delayMs, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  pictures.limitBy(() => limit);
  const asked: AskedPicture[] = [];
  const source = (key: string): PictureSource => ({
    key,
    read: (signal) =>
      new Promise((resolve) => {
        asked.push({
          key,
          signal,
          answer: async (answer) => {
            resolve(answer);
            await settled();
          },
        });
      }),
  });
  const last = (): AskedPicture => {
    const found = asked.at(-1);
    if (!found) throw new Error('nothing was asked for');
    return found;
  };
  return { pictures, urls, timers, asked, source, last, keys: () => asked.map(({ key }) => key) };
}
