import { regionColors } from './region-look';
import { regionSpecificationOf } from './region-specification';
import { regionTypeOf } from './region-type';

const colors = regionColors(
  [regionTypeOf({ regionTypeId: 'feeder', color: '#5b8def' })],
  [
    regionSpecificationOf({ regionSpecificationId: 'trough', regionType: 'feeder', color: '#111111' }),
    regionSpecificationOf({ regionSpecificationId: 'feed-line', regionType: 'feeder', color: 'blue' }),
    regionSpecificationOf({ regionSpecificationId: 'nest', regionType: 'gone', color: '' }),
  ],
);

test.each([
  ['its own colour', { regionSpecification: 'trough', color: '#222222' }, '#222222'],
  ['that of its specification, where its own is none', { regionSpecification: 'trough', color: 'red' }, '#111111'],
  ['that of its specification', { regionSpecification: 'trough' }, '#111111'],
  ['that of the type, where the specification has none', { regionSpecification: 'feed-line' }, '#5b8def'],
  ['none, where none is stored', { regionSpecification: 'nest' }, null],
  ['none, where the specification is unknown', { regionSpecification: 'elsewhere' }, null],
])('a region has %s', (_, region, color) => {
  expect(colors.of(region)).toBe(color);
});
