import fc from 'fast-check';
import { askedPictures, failedBy, settled, taken } from './doubles/asked-pictures';
import { type PictureRank, pictureRanks } from './plan-pictures';

const nobody = () => {};

test('no more than may run at once, in the order in which they were wanted', async () => {
  const { pictures, source, asked, keys } = askedPictures({ limit: 2 });
  for (const key of ['a', 'b', 'c', 'd']) pictures.want(source(key), 'shown', nobody);
  expect(keys()).toEqual(['a', 'b']);
  await asked[1]?.answer(taken(1));
  expect(keys()).toEqual(['a', 'b', 'c']);
  await asked[0]?.answer(taken(1));
  expect(keys()).toEqual(['a', 'b', 'c', 'd']);
});

test('what is no longer wanted is not asked for, and holds nobody up', async () => {
  const { pictures, source, asked, keys } = askedPictures({ limit: 1 });
  pictures.want(source('a'), 'shown', nobody);
  const leave = pictures.want(source('b'), 'shown', nobody);
  pictures.want(source('c'), 'shown', nobody);
  leave();
  await asked[0]?.answer(taken(1));
  expect(keys()).toEqual(['a', 'c']);
});

test('what is seen takes the place of what goes beside it, which is asked for again afterwards', async () => {
  const { pictures, source, asked, keys, last } = askedPictures({ limit: 1 });
  pictures.want(source('strip'), 'beside', nobody);
  pictures.want(source('seen'), 'shown', nobody);
  expect(asked[0]?.signal.aborted).toBe(true);
  await last().answer(taken(1));
  expect(keys()).toEqual(['strip', 'seen', 'strip']);
});

test('a picture is asked for once for all who show it, and stays until the last of them leaves', async () => {
  const { pictures, source, urls, last, keys } = askedPictures({ kept: 0 });
  const leaves = [1, 2].map(() => pictures.want(source('a'), 'shown', nobody));
  await last().answer(taken(1));
  expect(keys()).toEqual(['a']);
  leaves[0]?.();
  expect(urls.open.size).toBe(1);
  leaves[1]?.();
  expect(urls.open.size).toBe(0);
});

test('what may pass is asked for again, not before the barn wants it; what may not is left alone', async () => {
  const { pictures, source, timers, last, keys } = askedPictures();
  pictures.want(source('a'), 'shown', nobody);
  await last().answer(failedBy('timeout', 40_000));
  expect([...timers].map(({ delayMs }) => delayMs)).toEqual([40_000]);
  for (const { call } of [...timers]) call();
  await last().answer(failedBy('forbidden'));
  pictures.forgive();
  expect(keys()).toEqual(['a', 'a']);
});

test('a failure is not kept for who comes next', async () => {
  const { pictures, source, last, keys } = askedPictures();
  const leave = pictures.want(source('a'), 'shown', nobody);
  await last().answer(failedBy('forbidden'));
  leave();
  expect(pictures.failure('a')).toBeNull();
  pictures.want(source('a'), 'shown', nobody);
  expect(keys()).toEqual(['a', 'a']);
});

interface Act {
  readonly act: 'want' | 'leave' | 'answer' | 'fail' | 'forget' | 'forgive';
  readonly key: string;
  readonly rank: PictureRank;
}

const acts = fc.array(
  fc.record<Act>({
    act: fc.constantFrom('want', 'want', 'want', 'leave', 'answer', 'answer', 'fail', 'forget', 'forgive'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    rank: fc.constantFrom(...pictureRanks),
  }),
  { maxLength: 60 },
);

test('after any course of events: never more than the limit, none revoked while shown, an aborted one never answers', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.integer({ min: 1, max: 4 }), fc.nat(3), async (course, limit, kept) => {
      const { pictures, source, asked, urls } = askedPictures({ limit, kept });
      const leaves: { readonly key: string; readonly leave: () => void }[] = [];
      const answered = new Set<object>();
      const check = () => {
        const running = asked.filter((one) => !one.signal.aborted && !answered.has(one));
        expect(running.length).toBeLessThanOrEqual(limit);
        expect(running.every(({ key }) => leaves.some((one) => one.key === key))).toBe(true);
        for (const { key } of leaves) {
          const shown = pictures.picture(key);
          if (shown) expect(urls.open).toContain(shown.frame);
        }
        expect(urls.open.size).toBeLessThanOrEqual(new Set(leaves.map(({ key }) => key)).size + kept);
      };
      for (const { act, key, rank } of course) {
        const before = pictures.picture(key);
        const isShown = leaves.some((one) => one.key === key);
        if (act === 'want') leaves.push({ key, leave: pictures.want(source(key), rank, nobody) });
        if (act === 'leave') leaves.splice(0, 1)[0]?.leave();
        if (act === 'forget') pictures.forget(key);
        if (act === 'forgive') pictures.forgive();
        if (act === 'answer' || act === 'fail') {
          // Also those that were aborted: whoever reads may be late.
          const one = asked.find((candidate) => candidate.key === key && !answered.has(candidate));
          if (one) {
            answered.add(one);
            const wasAborted = one.signal.aborted;
            await one.answer(act === 'answer' ? taken(1) : failedBy('timeout'));
            if (wasAborted) expect(pictures.picture(key)).toBe(before);
          }
        }
        if (act !== 'forget' && act !== 'leave' && isShown && before) expect(pictures.picture(key)).toBe(before);
        check();
      }
      for (const { leave } of leaves) leave();
      await settled();
      expect(urls.open.size).toBe(0);
      expect(asked.every((one) => one.signal.aborted || answered.has(one))).toBe(true);
    }),
  );
});
