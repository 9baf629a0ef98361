import { readFactor } from '@barnwatch/shared/factor-field';
import { queryAnimalDistribution, readAnimalDistributionSetup, readCall } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { type DistributionSample, distributionRequest } from './distribution';
import { distributionCsv } from './distribution-csv';
import { orderedSetups } from './ordered-setups';
import { placeShares, sampleAt } from './place-shares';

const samples: readonly DistributionSample[] = [
  { time: 0, index: 0.9, shares: { left: 0.4, right: 0.6 } },
  { time: 10, index: 0.5, shares: { left: 0.8, right: 0.2 } },
  { time: 20, index: null, shares: {} },
];

describe('answers', () => {
  const setup = {
    animalDistributionId: 'house-1',
    name: 'House 1',
    regionType: 'zone',
    cameraIds: ['row-01'],
    labels: ['Broiler'],
    minimumTimeResolution: 60_000,
  };

  test('that cannot be read are set aside, and the other houses are there', () => {
    const { answer, setAside } = readCall(readAnimalDistributionSetup, {
      setup: [{ ...setup, cameraIds: 'row-01' }, setup],
    });
    expect(answer.setup).toEqual([setup]);
    expect(setAside).toEqual(['0']);
  });

  test.each([1.5, -0.1, '0.5'])('have no index of %p', (index) => {
    const whole = { animalDistributionId: 'a', time: { start: 0, end: 30 }, timeResolution: 10, progress: 1 };
    const read = (one: unknown) =>
      readCall(queryAnimalDistribution, { animalDistribution: { ...whole, samples: [one] } });
    expect(read({ time: 0, index, shares: {} })).toMatchObject({
      answer: { animalDistribution: { samples: [] } },
      setAsideWithin: ['0'],
    });
    expect(read(samples[0]).answer.animalDistribution.samples).toEqual([samples[0]]);
  });

  test('put the houses of the camera first', () => {
    const other = { ...setup, animalDistributionId: 'house-0', cameraIds: ['row-09'] };
    expect(orderedSetups([other, setup], 'row-01')).toEqual([setup, other]);
    expect(orderedSetups([other, setup], 'row-17')).toEqual([other, setup]);
  });
});

describe('the question', () => {
  test('is as fine as is worth it', () => {
    const least = { minimumTimeResolution: 5 * millisecondsInMinute };
    expect(distributionRequest(millisecondsInHour, least).timeResolution).toBe(5 * millisecondsInMinute);
    expect(distributionRequest(millisecondsInDay, least).timeResolution).toBe(10 * millisecondsInMinute);
    expect(distributionRequest(28 * millisecondsInDay, least).timeResolution).toBe(4 * millisecondsInHour);
  });

  test('is never below what the barn allows, nor for too many samples', () => {
    const lengths = fc.integer({ min: millisecondsInMinute, max: 400 * millisecondsInDay });
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 1, max: 2_880 * millisecondsInMinute }),
        (duration, minimumTimeResolution) => {
          const { time, timeResolution } = distributionRequest(duration, { minimumTimeResolution });
          expect(time.duration).toBe(duration);
          expect(timeResolution).toBeGreaterThanOrEqual(minimumTimeResolution);
          expect(duration / timeResolution).toBeLessThanOrEqual(168);
          expect(Number.isInteger(timeResolution)).toBe(true);
        },
      ),
    );
  });
});

describe('the places', () => {
  test('stand beside what they were on the whole', () => {
    const at = sampleAt(samples, 11);
    expect(at?.time).toBe(10);
    const places = placeShares(samples, at);
    expect(places.map(({ place, now }) => [place, now])).toEqual([
      ['left', 0.8],
      ['right', 0.2],
    ]);
    expect(places[0]?.mean).toBeCloseTo(0.6);
  });

  test('are those of the newest sample that saw something, and unknown where nothing was seen', () => {
    expect(sampleAt(samples, null)?.time).toBe(10);
    expect(placeShares(samples, sampleAt(samples, 20)).map(({ now }) => now)).toEqual([null, null]);
    expect(placeShares([], sampleAt([], 5))).toEqual([]);
  });
});

test('the factor is read with point or comma', () => {
  expect(['1', '0,5', ' 100 ', '2.25'].map(readFactor)).toEqual([1, 0.5, 100, 2.25]);
  expect(['', '0', '-1', '1e3', '1001', 'a', '1,5,0'].map(readFactor)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the file has the index times the factor and every place', () => {
  const file = distributionCsv(samples, 100, { time: 'Time', index: 'Index' }, 'en').slice(1).split('\r\n');
  expect(file[0]).toBe('Time,Index,left,right');
  expect(file[1]).toMatch(/,90,0\.4,0\.6$/);
  expect(file[3]).toMatch(/,,,$/);
});
