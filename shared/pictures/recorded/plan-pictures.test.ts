import fc from 'fast-check';
import { type OpenPicture, pictureRanks, planPictures } from './plan-pictures';

const open = fc.uniqueArray(
  fc.record({ key: fc.string(), rank: fc.constantFrom(...pictureRanks), isRunning: fc.boolean() }),
  { selector: ({ key }) => key, maxLength: 20 },
);
const place = ({ rank }: OpenPicture) => pictureRanks.indexOf(rank);

test('never more at once than allowed, and nothing waits that could be asked for', () => {
  fc.assert(
    fc.property(open, fc.integer({ min: 1, max: 6 }), (pictures, limit) => {
      const { start, stop } = planPictures(pictures, limit);
      const before = pictures.filter(({ isRunning }) => isRunning).length;
      const after = before - stop.length + start.length;
      expect(after).toBeLessThanOrEqual(Math.max(limit, before));
      const best = Math.min(...pictures.map(place));
      const left = pictures.filter((one) => place(one) === best && !one.isRunning && !start.includes(one.key));
      if (left.length > 0) expect(after).toBeGreaterThanOrEqual(limit);
    }),
  );
});

test('ranks are honoured: what begins is of the highest rank, and none of a lower one keeps its place from it', () => {
  fc.assert(
    fc.property(open, fc.integer({ min: 1, max: 6 }), (pictures, limit) => {
      const { start, stop } = planPictures(pictures, limit);
      const best = Math.min(...pictures.map(place));
      const ranksOf = (keys: readonly string[]) => pictures.filter(({ key }) => keys.includes(key)).map(place);
      expect(ranksOf(start).every((rank) => rank === best)).toBe(true);
      expect(ranksOf(stop).every((rank) => rank > best)).toBe(true);
      const waits = pictures.some((one) => place(one) === best && !one.isRunning && !start.includes(one.key));
      const goesOn = pictures.some((one) => place(one) > best && one.isRunning && !stop.includes(one.key));
      expect(waits && goesOn).toBe(false);
    }),
  );
});
