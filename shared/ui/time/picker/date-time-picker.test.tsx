import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../../testing';
import { DateTimeField, type DateTimeFieldProps } from '../date-time-field/date-time-field';

const timeZone = 'Europe/Berlin';
const onChange = jest.fn();

function Form({ start = null, ...rest }: Partial<DateTimeFieldProps> & { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <DateTimeField
      label="Start"
      timeZone={timeZone}
      {...rest}
      value={value}
      onChange={(timeMs) => {
        onChange(timeMs);
        setValue(timeMs);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Start', hidden: true });
const hand = (name: string) => screen.getByRole('spinbutton', { name });
const dayButton = (name: RegExp) => screen.getByRole('button', { name });

/** Thursday, 5 November 2026, 13:00 in Berlin. */
async function open(props: Parameters<typeof Form>[0] = {}, language: 'en' | 'de' = 'en') {
  onChange.mockClear();
  const rendered = await renderInSuite(<Form {...props} />, { language, now: Date.UTC(2026, 10, 5, 12, 0, 7) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: language === 'en' ? /in the calendar/ : /im Kalender/ }));
  return { ...rendered, user };
}

describe('the picker', () => {
  test('opens at the value, Monday first, with its day in focus, and gives the focus back', async () => {
    const { user } = await open({ start: Date.UTC(2026, 1, 17, 8, 7, 6) });
    expect(screen.getByRole('grid', { name: 'February 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
    expect(dayButton(/^Tuesday,? 17 February 2026$/)).toHaveFocus();
    expect(dayButton(/17 February/)).toHaveAttribute('aria-pressed', 'true');
    expect([hand('Hours'), hand('Minutes'), hand('Seconds')].map((one) => one.getAttribute('value'))).toEqual([
      '09',
      '07',
      '06',
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /in the calendar/ })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('opens at today where there is no value, and a picked day begins', async () => {
    const { user } = await open();
    expect(dayButton(/ 5 November 2026/)).toHaveAttribute('aria-current', 'date');
    await user.click(dayButton(/^Tuesday,? 10 November/));
    expect(field()).toHaveValue('2026-11-10 00:00:00');
  });

  test('ends a day that is picked as an end', async () => {
    const { user } = await open({ pickedDay: 'ends' });
    await user.click(dayButton(/^Tuesday,? 10 November/));
    expect(field()).toHaveValue('2026-11-10 23:59:59');
  });

  test('is walked through by keys', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(dayButton(/13 November 2026/)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(dayButton(/13 October 2026/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(dayButton(/^Monday,? 12 October 2026/)).toHaveFocus();
    await user.keyboard('{Shift>}{PageDown}{/Shift}{End}{Enter}');
    expect(field()).toHaveValue('2027-10-17 00:00:00');
  });

  test('changes months by its buttons', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'September 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(field()).toHaveValue('2026-11-05 00:00:00');
  });

  test('takes the present moment', async () => {
    const { user } = await open({ mayBeFuture: false });
    await user.click(screen.getByRole('button', { name: 'Now' }));
    expect(field()).toHaveValue('2026-11-05 13:00:07');
    expect(onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 5, 12, 0, 7));
  });

  test('offers nothing beyond the limits', async () => {
    const { user } = await open({ min: Date.UTC(2026, 10, 4, 12), max: Date.UTC(2026, 10, 4, 20) });
    expect(dayButton(/^Tuesday,? 3 November/)).toBeDisabled();
    expect(dayButton(/^Wednesday,? 4 November/)).toBeEnabled();
    expect(dayButton(/^Thursday,? 5 November/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Now' })).toBeDisabled();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(dayButton(/^Wednesday,? 4 November/)).toHaveFocus();
  });

  test('says within itself what is wrong with a time', async () => {
    const { user } = await open({ start: Date.UTC(2026, 2, 29, 0, 30) });
    fireEvent.focus(hand('Hours'));
    await user.type(hand('Hours'), '{ArrowUp}');
    const dialog = screen.getByRole('dialog', { name: 'Date and time: Start' });
    expect(within(dialog).getByRole('status')).toHaveTextContent('This time does not exist');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.type(hand('Hours'), '{ArrowUp}');
    expect(field()).toHaveValue('2026-03-29 03:30:00');
  });

  test('asks within itself which of two moments is meant', async () => {
    const { user } = await open({ start: Date.UTC(2026, 9, 24, 0, 30) });
    await user.click(dayButton(/25 October/));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /^First/ }));
    expect(onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 9, 25, 0, 30));
  });

  test('closes on Esc and on a press beside it, and is opened from the text by Alt and Down', async () => {
    const { user } = await open();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('speaks German', async () => {
    await open({}, 'de');
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    expect(dayButton(/^Donnerstag, 5\. November 2026$/)).toHaveFocus();
    expect(screen.getByRole('spinbutton', { name: 'Stunden' })).toBeInTheDocument();
  });
});

describe('a hand of its clock', () => {
  const start = Date.UTC(2026, 10, 5, 8, 58, 6);

  test('is typed, and passes on to the next when no further digit would fit', async () => {
    const { user } = await open({ start });
    await user.click(hand('Hours'));
    await user.keyboard('07305');
    expect(field()).toHaveValue('2026-11-05 07:30:05');
    expect(hand('Seconds')).toHaveFocus();
  });

  test('keeps its value where what is typed is none', async () => {
    const { user } = await open({ start });
    await user.clear(hand('Minutes'));
    await user.tab();
    expect(hand('Minutes')).toHaveValue('58');
    await user.clear(hand('Minutes'));
    await user.type(hand('Minutes'), 'x9');
    expect(field()).toHaveValue('2026-11-05 09:09:06');
  });

  test('goes round without moving its neighbour', async () => {
    const { user } = await open({ start });
    await user.click(hand('Minutes'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveValue('2026-11-05 09:01:06');
    await user.keyboard('{PageDown}');
    expect(field()).toHaveValue('2026-11-05 09:51:06');
  });

  test('goes on while its button is held, and stops with the finger', async () => {
    await open({ start });
    jest.useFakeTimers();
    const later = screen.getByRole('button', { name: 'Seconds: later' });
    fireEvent(later, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    expect(hand('Seconds')).toHaveValue('07');
    act(() => jest.advanceTimersByTime(400));
    expect(hand('Seconds')).toHaveValue('08');
    act(() => jest.advanceTimersByTime(90));
    expect(hand('Seconds')).toHaveValue('09');
    fireEvent(later, new MouseEvent('pointerup', { bubbles: true }));
    fireEvent.click(later);
    act(() => jest.advanceTimersByTime(5000));
    expect(hand('Seconds')).toHaveValue('09');
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Seconds: earlier' }));
    expect(hand('Seconds')).toHaveValue('08');
  });
});
