import { millisecondsInDay } from 'date-fns/constants';
import { lengthOf } from '../geometry/time-view';
import { keyStep } from './key-step';

const latest = 1_790_755_200_000;
const reach = { earliest: latest - 400 * millisecondsInDay, latest };
const view = { start: latest - 10 * millisecondsInDay, end: latest - 9 * millisecondsInDay };
const viewAfter = (key: string) => {
  const step = keyStep(key, view, reach);
  return step?.kind === 'view' ? step.view : null;
};

test('arrows and page keys go through time, Home and End to its ends', () => {
  expect(viewAfter('ArrowLeft')?.start).toBe(view.start - millisecondsInDay / 10);
  expect(viewAfter('ArrowRight')?.start).toBe(view.start + millisecondsInDay / 10);
  expect(viewAfter('PageUp')?.start).toBe(view.start - 0.9 * millisecondsInDay);
  expect(viewAfter('End')?.end).toBeGreaterThanOrEqual(latest);
  expect(viewAfter('Home')?.start).toBe(reach.earliest);
});

test('plus and minus come closer and go away, around the middle', () => {
  expect(lengthOf(viewAfter('+') ?? view)).toBeLessThan(lengthOf(view));
  expect(lengthOf(viewAfter('-') ?? view)).toBeGreaterThan(lengthOf(view));
});

test('other keys are left to the page', () => {
  expect(keyStep('a', view, reach)).toBeNull();
  expect(keyStep('Tab', view, reach)).toBeNull();
  expect(keyStep('ArrowDown', view, reach)).toEqual({ kind: 'row', by: 1 });
});
