import fc from 'fast-check';
import { type ObjectUrls, PictureShelf } from './picture-shelf';

class CountedUrls implements ObjectUrls {
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

const blob = new Blob(['still']);
const facts = { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 };

test('a new frame replaces the old one and tells those who watch', () => {
  const urls = new CountedUrls();
  const shelf = new PictureShelf(urls);
  const heard = jest.fn();
  const stop = shelf.watch('a', heard);
  shelf.put('a', blob, facts);
  shelf.put('a', blob, { ...facts, timestamp: 2 });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(shelf.frame('a')).toMatchObject({ timestamp: 2, frame: 'blob:2' });
  expect([...urls.open]).toEqual(['blob:2']);
  stop();
  shelf.put('a', blob, facts);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('privacy and logout take the pictures away', () => {
  const urls = new CountedUrls();
  const shelf = new PictureShelf(urls);
  for (const key of ['north/1', 'north/2', 'south/1']) shelf.put(key, blob, facts);
  shelf.remove('north/1');
  expect(shelf.frame('north/1')).toBeNull();
  shelf.removeWhere((key) => key.startsWith('north/'));
  expect(urls.open.size).toBe(1);
  expect(shelf.frame('south/1')).not.toBeNull();
});

test('the oldest unwatched frames leave, watched ones stay', () => {
  const urls = new CountedUrls();
  const shelf = new PictureShelf(urls, 2);
  shelf.watch('watched', () => {});
  for (const key of ['watched', 'a', 'b', 'c']) shelf.put(key, blob, facts);
  expect([shelf.frame('watched'), shelf.frame('a'), shelf.frame('c')].map(Boolean)).toEqual([true, false, true]);
});

test('object URLs are balanced after any course of events', () => {
  const act = fc.record({
    act: fc.constantFrom('put', 'remove', 'watch', 'unwatch'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      const urls = new CountedUrls();
      const shelf = new PictureShelf(urls, 2);
      const stops = new Map<string, () => void>();
      for (const { act: kind, key } of acts) {
        if (kind === 'put') shelf.put(key, blob, facts);
        if (kind === 'remove') shelf.remove(key);
        if (kind === 'watch' && !stops.has(key))
          stops.set(
            key,
            shelf.watch(key, () => {}),
          );
        if (kind === 'unwatch') {
          stops.get(key)?.();
          stops.delete(key);
        }
        expect(urls.open.size).toBe(shelf.openUrls);
        expect(shelf.openUrls).toBeLessThanOrEqual(2 + stops.size);
      }
      shelf.removeWhere(() => true);
      expect(urls.open.size).toBe(0);
    }),
  );
});
