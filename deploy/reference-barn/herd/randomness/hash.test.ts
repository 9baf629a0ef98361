import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hash, shuffled } from './hash';

test('integers are shuffled by their ranks, and by themselves where those are equal', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 300 }), fc.integer(), (count, seed) => {
      const integers = Array.from({ length: count }, (_, index) => index);
      const byRank = integers.sort((one, other) => hash(seed, one) - hash(seed, other) || one - other);
      expect(shuffled(count, seed)).toEqual(byRank);
    }),
  );
});
