import { stack } from './stack';

it('piles the layers up', () => {
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

it('leaves a gap where nothing is known, and only there', () => {
  expect(
    stack([
      [1, null, null],
      [2, 3, null],
    ]),
  ).toEqual([
    [1, 0, null],
    [3, 3, null],
  ]);
});

it('takes none at all', () => {
  expect(stack([])).toEqual([]);
});
