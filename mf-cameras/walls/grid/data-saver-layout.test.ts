import { frameIntervals } from '@barnwatch/shared/settings';
import { dataSaverIntervalMs, dataSaverLayout } from './data-saver-layout';
import { firstLayouts, isLive, layoutOf, withLive } from './grid-layout';

const layout = layoutOf(firstLayouts, null);

test.each(frameIntervals)('a still every %d ms is none more often than once a minute', (intervalMs) => {
  const reduced = dataSaverLayout({ ...layout, intervalMs });
  expect(reduced.intervalMs).toBe(Math.max(intervalMs, dataSaverIntervalMs));
});

test('all live is none live; those that were chosen stay', () => {
  expect(isLive(dataSaverLayout({ ...layout, live: 'all' }), 'a')).toBe(false);
  const chosen = dataSaverLayout({ ...layout, live: 'chosen', liveIds: ['a'] });
  expect([isLive(chosen, 'a'), isLive(chosen, 'b')]).toEqual([true, false]);
});

test('choosing one of a layout that was all live makes that one live alone', () => {
  const reduced = dataSaverLayout({ ...layout, live: 'all' });
  expect(withLive(reduced, 'b', true, ['a', 'b', 'c'])).toEqual({ live: 'chosen', liveIds: ['b'] });
});
