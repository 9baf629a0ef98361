import { stack } from './stack';

test('piles the layers up', () => {
  expect(
    stack([
      [1, 2],
      [3, 4],
      [5, 0],
    ]),
  ).toEqual([
    [1, 2],
    [4, 6],
    [9, 6],
  ]);
});

test('leaves a gap where a layer is unknown, and above it: nothing unknown is drawn as zero', () => {
  expect(
    stack([
      [1, null, 4],
      [2, 3, null],
      [1, 1, 1],
    ]),
  ).toEqual([
    [1, null, 4],
    [3, null, null],
    [4, null, null],
  ]);
});

test('takes none at all', () => {
  expect(stack([])).toEqual([]);
});
