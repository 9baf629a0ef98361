import fc from 'fast-check';
import { MemoryCaches } from '../testing/memory-caches';
import { longestKeptMs, mostFileBytes } from './share';
import { forgetAllShares } from './share-cache';
import { forgetShare, keepShare, listShares, readShare } from './share-store';

const now = Date.UTC(2026, 10, 26, 6);
const photo = (name: string, type = 'image/jpeg') => new Blob([name], { type });
const given = (...files: readonly Blob[]) => ({ title: '', text: '', files });

async function keptId(caches: CacheStorage, share = given(photo('a'))): Promise<string> {
  const kept = await keepShare(caches, share, now);
  if (kept.kind !== 'kept') throw new Error(kept.reason);
  return kept.id;
}

test('several pictures and words are kept, listed, read and forgotten', async () => {
  const caches = new MemoryCaches().asCaches();
  const id = await keptId(caches, {
    title: ' Wet ',
    text: 'by the door',
    files: [photo('a'), photo('b', 'image/png')],
  });
  expect(await listShares(caches, now)).toEqual([
    { id, sharedAt: now, title: 'Wet', text: 'by the door', pictures: 2, leftOut: 0 },
  ]);
  const share = await readShare(caches, id);
  expect(await Promise.all((share?.files ?? []).map((file) => file.text()))).toEqual(['a', 'b']);
  expect(share?.files.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png']);
  await forgetShare(caches, id);
  expect(await readShare(caches, id)).toBeNull();
  expect(await listShares(caches, now)).toEqual([]);
});

test('text alone is something, nothing at all is not', async () => {
  const caches = new MemoryCaches().asCaches();
  expect((await keepShare(caches, { title: '', text: 'Draught', files: [] }, now)).kind).toBe('kept');
  expect(await keepShare(caches, given(), now)).toEqual({ kind: 'not-kept', reason: 'nothing' });
});

test('what is no picture, has a script in it, is empty or too large is left out and counted', async () => {
  const caches = new MemoryCaches().asCaches();
  const huge = Object.defineProperty(photo('x'), 'size', { value: mostFileBytes + 1 });
  const odd = [photo('a', 'text/html'), photo('b', 'image/svg+xml'), photo(''), huge, photo('c')];
  await keptId(caches, given(...odd));
  expect(await listShares(caches, now)).toMatchObject([{ pictures: 1, leftOut: 4 }]);
});

test('an album is cut, and what waits already leaves no room for another one: that is said, and nothing goes', async () => {
  const caches = new MemoryCaches().asCaches();
  await keptId(caches, given(...Array.from({ length: 12 }, () => photo('a'))));
  expect(await listShares(caches, now)).toMatchObject([{ pictures: 10, leftOut: 2 }]);
  const large = () => Object.defineProperty(photo('x'), 'size', { value: mostFileBytes });
  await keptId(caches, given(large(), large(), large()));
  expect(await keepShare(caches, given(large(), large()), now)).toEqual({ kind: 'not-kept', reason: 'no-room' });
  expect(await listShares(caches, now)).toHaveLength(2);
});

test('killed at any write nothing half is shown, and what is left of it goes by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 3 }), async (writes) => {
      const memory = new MemoryCaches();
      const caches = memory.asCaches();
      let left = writes;
      const cache = await memory.open('shared-with-barnwatch');
      // A browser that is killed does not tidy up either.
      cache.delete = async () => false;
      cache.refuses = () => (left-- > 0 ? null : new Error('killed'));
      const kept = await keepShare(caches, given(photo('a'), photo('b')), now);
      expect(kept.kind).toBe(writes < 3 ? 'not-kept' : 'kept');
      expect(await listShares(caches, now)).toHaveLength(writes < 3 ? 0 : 1);
      Reflect.deleteProperty(cache, 'delete');
      await listShares(caches, now + 2 * 3_600_000);
      expect(cache.entries.size).toBe(writes < 3 ? 0 : 3);
    }),
    { numRuns: 8 },
  );
});

test('a device without room says so', async () => {
  const memory = new MemoryCaches();
  (await memory.open('shared-with-barnwatch')).refuses = () => new DOMException('full', 'QuotaExceededError');
  expect(await keepShare(memory.asCaches(), given(photo('a')), now)).toEqual({ kind: 'not-kept', reason: 'no-room' });
});

test('after a week it goes, at once when somebody signs out; a damaged one is none', async () => {
  const memory = new MemoryCaches();
  const caches = memory.asCaches();
  const id = await keptId(caches);
  expect(await listShares(caches, now + longestKeptMs + 1)).toEqual([]);
  const other = await keptId(caches);
  await (await memory.open('shared-with-barnwatch')).put(`/share-kept/${other}/facts`, new Response('{"form":2}'));
  expect(await listShares(caches, now)).toEqual([]);
  expect(await readShare(caches, other)).toBeNull();
  await keptId(caches);
  await forgetAllShares(caches);
  expect(await listShares(caches, now)).toEqual([]);
  expect(id).not.toBe(other);
});
