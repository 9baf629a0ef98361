import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import type { Day } from './calendar-day';
import { DayChoice } from './day-choice';

const onChange = jest.fn();
const open = async (day: Day | null) => {
  onChange.mockClear();
  // Thursday, 5 November 2026.
  await renderInSuite(<DayChoice label="Day" day={day} onChange={onChange} />, {
    now: Date.UTC(2026, 10, 5, 12),
    texts: { 'mf-incidents': en },
  });
  return userEvent.setup();
};

test('a day is picked from a calendar that begins on Monday and ends today', async () => {
  const user = await open('2026-11-03');
  await user.click(screen.getByRole('button', { name: /^Day: Tue/ }));
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
  expect(screen.getByRole('button', { name: / 3 November 2026/ })).toHaveFocus();
  expect(screen.getByRole('button', { name: / 6 November 2026/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: / 2 November 2026/ }));
  expect(onChange).toHaveBeenCalledWith('2026-11-02');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('goes on by a day, and not beyond today', async () => {
  const user = await open('2026-11-05');
  await user.click(screen.getByRole('button', { name: 'The day after' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'The day before' }));
  expect(onChange).toHaveBeenCalledWith('2026-11-04');
});

test('of quick presses each is a day further, though the screen still shows the day before them', async () => {
  const user = await open('2026-11-05');
  for (const pressed of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'The day before' }));
    expect(onChange).toHaveBeenLastCalledWith(`2026-11-0${5 - pressed}`);
  }
});

test('without a day it opens at today', async () => {
  const user = await open(null);
  await user.click(screen.getByRole('button', { name: 'Day: All days' }));
  await user.click(await screen.findByRole('button', { name: / 5 November 2026/ }));
  expect(onChange).toHaveBeenCalledWith('2026-11-05');
});
