import { placeCounts } from './place-counts';

const sample = (shares: Record<string, number>, animals?: number) => ({
  time: 0,
  index: 0.5,
  shares,
  ...(animals !== undefined && { animals }),
});

test('animals by place are the mean of the looks, the fullest place first', () => {
  const samples = [sample({ left: 0.25, right: 0.75 }, 100), sample({ left: 0.5, right: 0.5 }, 20)];
  expect(placeCounts({ samples })).toEqual([
    { place: 'right', share: 0.625, animals: 42.5 },
    { place: 'left', share: 0.375, animals: 17.5 },
  ]);
});

test('a barn that tells no numbers leaves shares; samples without data do not count', () => {
  const empty = { time: 0, index: null, shares: {} };
  expect(placeCounts({ samples: [sample({ left: 1 }), empty] })).toEqual([{ place: 'left', share: 1, animals: null }]);
  expect(placeCounts({ samples: [empty] })).toEqual([]);
  expect(placeCounts({ samples: [] })).toEqual([]);
});
