import fc from 'fast-check';
import {
  type CarouselAddress,
  carouselIntervals,
  choiceOf,
  firstChoice,
  readCarouselAddress,
  withCarouselAddress,
} from './carousel-choice';

const address: fc.Arbitrary<CarouselAddress> = fc.record({
  chosen: fc.option(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 128 }), { minLength: 1 }), { nil: null }),
  intervalMs: fc.constantFrom(null, ...carouselIntervals),
  wall: fc.boolean(),
});

test('what is written is read again, whatever stood there before', () => {
  fc.assert(
    fc.property(address, address, (before, written) => {
      const query = withCarouselAddress(new URLSearchParams('other=1'), before);
      expect(readCarouselAddress(withCarouselAddress(query, written))).toEqual(written);
      expect(withCarouselAddress(query, written).get('other')).toBe('1');
    }),
  );
});

test('nonsense leaves the choice to the device', () => {
  const read = readCarouselAddress(new URLSearchParams('camera=&interval=7&wall=2'));
  expect(read).toEqual({ chosen: null, intervalMs: null, wall: false });
  expect(choiceOf(read, { chosen: ['a'], intervalMs: 5000 })).toEqual({ chosen: ['a'], intervalMs: 5000 });
});

test('the address comes before what the device keeps', () => {
  const read = readCarouselAddress(new URLSearchParams('camera=b&camera=b&camera=c&interval=60'));
  expect(choiceOf(read, firstChoice)).toEqual({ chosen: ['b', 'c'], intervalMs: 60_000 });
});
