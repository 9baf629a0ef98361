import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSuite } from '../testing';
import { dayOf, dayReceivedAtom, isUsedUp, useDataSaving } from './data-limit';

const megabyte = 1_000_000;

test('a day is that of the device, not of Greenwich', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 0, 1).getTime())).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 0, 5, 23, 59, 59).getTime())).toBe('2026-01-05');
});

test.each([
  ['no limit', 0, { day: 'a', bytes: 9 }, '', false],
  ['nothing known yet', 5, null, '', false],
  ['less than the limit', 5, { day: 'a', bytes: 4 }, '', false],
  ['the limit', 5, { day: 'a', bytes: 5 }, '', true],
  ['going on that day', 5, { day: 'a', bytes: 9 }, 'a', false],
  ['having gone on the day before', 5, { day: 'b', bytes: 9 }, 'a', true],
])('with %s', (_what, limit, received, goesOn, expected) => {
  expect(isUsedUp(limit, received, goesOn)).toBe(expected);
});

function Saving() {
  const [saving, end] = useDataSaving();
  return (
    <button type="button" onClick={end}>
      {saving.kind}
    </button>
  );
}

test('data are saved once the limit is reached, go on for that day when it is asked for, and are saved on the next (product 3.17)', async () => {
  const { states } = await renderInSuite(<Saving />, { settings: { dailyData: 50 * megabyte } });
  const receive = (day: string, bytes: number) => act(() => states.set(dayReceivedAtom, { day, bytes }));
  expect(screen.getByRole('button')).toHaveTextContent('none');
  receive('2026-11-26', 50 * megabyte);
  expect(screen.getByRole('button')).toHaveTextContent('used-up');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('none');
  receive('2026-11-27', 51 * megabyte);
  expect(screen.getByRole('button')).toHaveTextContent('used-up');
});

test('the switch goes before the limit: who ends it turns it off', async () => {
  await renderInSuite(<Saving />, { settings: { dataSaver: true } });
  expect(screen.getByRole('button')).toHaveTextContent('chosen');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('none');
});
