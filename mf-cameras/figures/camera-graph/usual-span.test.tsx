import { settingAtom } from '@barnwatch/shared/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour, millisecondsInWeek } from 'date-fns/constants';
import { allArrived } from '../../testing/camera-barn';
import { askedCounts, countingBarn, now, open } from './doubles/open-graph';

test.each([
  [millisecondsInHour, '1 h'],
  [millisecondsInWeek, '7 days'],
] as const)(
  'product 3.17: a graph without a span in its address begins with the one of the settings: %d ms',
  async (length, words) => {
    const barn = await countingBarn();
    await open('', 'en', { graphDuration: length });
    expect(screen.getByRole('radio', { name: words })).toBeChecked();
    // A long span is asked for in pieces; what is usual, of the days before, comes beside it.
    const asked = askedCounts(barn).flatMap(({ time }) => (time.start >= now - length ? [time] : []));
    expect([Math.min(...asked.map(({ start }) => start)), Math.max(...asked.map(({ end }) => end))]).toEqual([
      now - length,
      now,
    ]);
  },
);

test('product 3.17: a span that is chosen at a graph is the one of the settings from then on', async () => {
  await countingBarn();
  const { states } = await open('', 'en', { graphDuration: millisecondsInHour });
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }));
  await allArrived();
  expect(states.get(settingAtom('graphDuration'))).toBe(millisecondsInDay);
});

test('product 3.17: a span in the address goes before the settings', async () => {
  await countingBarn();
  await open('?span=1h', 'en', { graphDuration: millisecondsInWeek });
  expect(screen.getByRole('radio', { name: '1 h' })).toBeChecked();
});
