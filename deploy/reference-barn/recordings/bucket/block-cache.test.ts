import fc from 'fast-check';
import { createBlockCache } from './block-cache';

const { signal } = new AbortController();
const content = Buffer.from(Array.from({ length: 1_300_000 }, (_, at) => (at * 7 + (at >> 8)) % 251));

function storeOf(fetched: string[]) {
  return createBlockCache(async (file, first, last) => {
    if (file === 'gone') return null;
    fetched.push(`${first}-${last}`);
    return content.subarray(first, last + 1);
  });
}

test('whatever is read of a stored file is what lies there, up to its end', async () => {
  const reader = await storeOf([]).open('one', content.length, signal);
  await fc.assert(
    fc.asyncProperty(fc.nat(content.length + 9), fc.nat(700_000), async (position, length) => {
      const read = await reader?.readAt(position, length);
      expect(read?.equals(content.subarray(position, position + length))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('nothing is fetched twice by those who read the same, nor beyond the end', async () => {
  const fetched: string[] = [];
  const cache = storeOf(fetched);
  const readers = await Promise.all([1, 2, 3].map(() => cache.open('one', content.length, signal)));
  await Promise.all(readers.map((reader) => reader?.readAt(0, 10)));
  await readers[0]?.readAt(content.length - 4_096, 8_192);
  expect(fetched).toEqual(['0-524287', '1048576-1299999']);
});

test('a file that is not there is none', async () => {
  expect(await storeOf([]).open('gone', 10, signal)).toBeNull();
});
