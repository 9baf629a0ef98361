import type Mpegts from 'mpegts.js';
import { fedLoader } from './fed-loader';

/** As much of mpegts.js as a loader needs. */
class BaseLoader {
  onDataArrival: (bytes: ArrayBuffer) => void = () => {};
  destroy(): void {}
}
const mpegts = { BaseLoader, LoaderStatus: { kBuffering: 1, kComplete: 2 } } as unknown as typeof Mpegts;

function setUp(demux: (bytes: ArrayBuffer) => void) {
  const broken: unknown[] = [];
  const feed = fedLoader(mpegts, (error) => broken.push(error));
  const loader = new (feed.loader as unknown as new () => BaseLoader & { open(): void })();
  loader.onDataArrival = demux;
  return { feed, loader, broken };
}

const spoilt = new RangeError('Exp-Golomb: no end');

test('what mpegts.js throws at a spoilt stream is told once, and nothing more is fed', () => {
  const demux = jest.fn(() => {
    throw spoilt;
  });
  const { feed, loader, broken } = setUp(demux);
  loader.open();
  feed.feed(new Uint8Array([1]));
  feed.feed(new Uint8Array([2]));
  expect(broken).toEqual([spoilt]);
  expect(demux).toHaveBeenCalledTimes(1);
});

test('so is what it throws at bytes that came before it was ready', () => {
  const demux = jest.fn(() => {
    throw spoilt;
  });
  const { feed, loader, broken } = setUp(demux);
  feed.feed(new Uint8Array([1]));
  feed.feed(new Uint8Array([2]));
  expect(() => loader.open()).not.toThrow();
  expect(broken).toEqual([spoilt]);
  expect(demux).toHaveBeenCalledTimes(1);
});
