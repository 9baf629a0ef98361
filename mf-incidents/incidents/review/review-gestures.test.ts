import { reviewAction } from './review-key';
import { isPulledFar, pullLength, type Swipe, swipeAfter, swipeFrom } from './swipe';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

test.each([
  [press('r'), 'review'],
  [press('R'), 'review'],
  [press('a', { ctrlKey: true }), 'select-all'],
  [press('a', { metaKey: true }), 'select-all'],
  [press('Escape'), 'clear'],
  [press('a'), null],
  [press('r', { ctrlKey: true }), null],
  [press('r', { altKey: true }), null],
  [press('Escape', { defaultPrevented: true }), null],
])('%j: %s', (pressed, action) => {
  expect(reviewAction(pressed)).toBe(action);
});

const along = (...points: readonly (readonly [number, number])[]): Swipe =>
  points.reduce<Swipe>((swipe, [x, y]) => swipeAfter(swipe, x, y), swipeFrom(100, 100));

test.each([
  ['trembling', along([105, 103]), 'undecided', false],
  ['scrolling, then aside', along([102, 120], [300, 130]), 'scrolls', false],
  ['to the left', along([50, 101]), 'undecided', false],
  ['aside, not far', along([115, 102], [150, 104]), 'pulls', false],
  ['aside and far', along([115, 102], [100 + pullLength, 180]), 'pulls', true],
  ['far and back again', along([115, 102], [300, 100], [110, 100]), 'pulls', false],
] as const)('%s', (_name, swipe, kind, far) => {
  expect(swipe.kind).toBe(kind);
  expect(isPulledFar(swipe)).toBe(far);
});
