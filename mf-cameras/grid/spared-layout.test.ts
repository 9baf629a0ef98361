import { frameIntervals } from '@barnwatch/shared/settings';
import { firstLayouts, isLive, layoutOf, withLive } from './grid-layout';
import { SPARED_INTERVAL_MS, sparedLayout } from './spared-layout';

const layout = layoutOf(firstLayouts, null);

test.each(frameIntervals)('a still every %d ms is none more often than once a minute', (intervalMs) => {
  const spared = sparedLayout({ ...layout, intervalMs });
  expect(spared.intervalMs).toBe(Math.max(intervalMs, SPARED_INTERVAL_MS));
});

test('all live is none live; those that were chosen stay', () => {
  expect(isLive(sparedLayout({ ...layout, live: 'all' }), 'a')).toBe(false);
  const chosen = sparedLayout({ ...layout, live: 'chosen', liveIds: ['a'] });
  expect([isLive(chosen, 'a'), isLive(chosen, 'b')]).toEqual([true, false]);
});

test('choosing one of a layout that was all live makes that one live alone', () => {
  const spared = sparedLayout({ ...layout, live: 'all' });
  expect(withLive(spared, 'b', true, ['a', 'b', 'c'])).toEqual({ live: 'chosen', liveIds: ['b'] });
});
