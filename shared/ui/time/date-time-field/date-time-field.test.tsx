import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { changeSettingAtom } from '../../../settings';
import { renderInSuite } from '../../../testing';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field';

const timeZone = 'Europe/Berlin';
const onChange = jest.fn();

function Form({ start = null, ...rest }: Partial<DateTimeFieldProps> & { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <DateTimeField
        label="Start"
        timeZone={timeZone}
        {...rest}
        value={value}
        onChange={(timeMs, reading) => {
          onChange(timeMs, reading.state);
          setValue(timeMs);
        }}
      />
      <output>{value === null ? 'none' : new Date(value).toISOString()}</output>
      <button type="button" onClick={() => setValue(Date.UTC(2026, 0, 1))}>
        Reset
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: /Start/ });
const value = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;

async function open(props: Parameters<typeof Form>[0] = {}, language: 'en' | 'de' = 'en') {
  onChange.mockClear();
  const rendered = await renderInSuite(<Form {...props} />, { language, now: Date.UTC(2026, 10, 5, 12) });
  return { ...rendered, user: userEvent.setup() };
}

describe('a date-time field', () => {
  test('takes a typed time as soon as it is whole', async () => {
    const { user } = await open();
    await user.type(field(), '2026-11-05 09:07:0');
    expect(onChange).not.toHaveBeenCalled();
    await user.type(field(), '6');
    expect(onChange.mock.calls).toEqual([[Date.UTC(2026, 10, 5, 8, 7, 6), 'moment']]);
    expect(field()).toBeValid();
  });

  test('takes a shortened time when it is left, and writes it in full', async () => {
    const { user } = await open();
    await user.type(field(), '26-1-5 7:5');
    await user.tab();
    expect(field()).toHaveValue('2026-01-05 07:05:00');
    expect(value()).toBe('2026-01-05T06:05:00.000Z');
  });

  test('takes it with Enter too, before a form is sent', async () => {
    const { user } = await open();
    await user.type(field(), '2026-01-05{Enter}');
    expect(value()).toBe('2026-01-04T23:00:00.000Z');
  });

  test('lets only digits, dashes, colons and spaces in, and says so', async () => {
    const { user } = await open();
    await user.type(field(), '20a26');
    expect(field()).toHaveValue('2026');
    await user.type(field(), 'x');
    expect(field()).toHaveAccessibleDescription(/Only digits, dashes, colons and spaces\./);
    await user.clear(field());
    await user.paste('2026-11-05T09:07:06Z');
    expect(field()).toHaveValue('');
    await user.paste('2026-11-05T09:07:06');
    expect(field()).toHaveValue('2026-11-05 09:07:06');
    await user.type(field(), '7');
    expect(field()).toHaveAccessibleDescription(/At most 19 characters\./);
  });

  test.each([
    ['2026-13', 'Month Invalid!'],
    ['2026-11-32', 'Day Invalid!'],
    ['2026-11-05 25', 'Hours Invalid!'],
    ['2026-11-05 10:61', 'Minutes Invalid!'],
    ['2026-11-05 10:00:61', 'Seconds Invalid!'],
    ['1926-11-05', 'Year Invalid!'],
    ['2026-02-31', 'This day does not exist: February 2026 has 28 days.'],
  ])('says at once of %s: %s', async (typed, words) => {
    const { user } = await open();
    await user.type(field(), typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(new RegExp(words));
  });

  test('waits with what more typing may mend until the field is left', async () => {
    const { user } = await open();
    await user.type(field(), '2026-0');
    expect(field()).toBeValid();
    await user.tab();
    expect(field()).toHaveAccessibleDescription(/Month Invalid!/);
    expect(onChange).toHaveBeenLastCalledWith(null, 'problem');
    expect(field()).toHaveValue('2026-0');
  });

  test('never shifts a time that summer time skips', async () => {
    const { user } = await open();
    await user.type(field(), '2026-03-29 02:30:00');
    expect(field()).toHaveAccessibleDescription(/does not exist: clocks are put forward from 02:00:00 to 03:00:00\./);
    expect(value()).toBe('none');
    expect(field()).toHaveValue('2026-03-29 02:30:00');
  });

  test('asks which of two moments is meant, and has none until then', async () => {
    const { user } = await open();
    await user.type(field(), '2026-10-25 02:30:00');
    expect(onChange).toHaveBeenLastCalledWith(null, 'twice');
    const choice = screen.getByRole('group', { name: /Clocks are put back/ });
    expect(within(choice).getAllByRole('radio', { checked: false })).toHaveLength(2);
    await user.click(within(choice).getByRole('radio', { name: 'Second, UTC+01:00' }));
    expect(value()).toBe('2026-10-25T01:30:00.000Z');
    await user.click(within(choice).getByRole('radio', { name: 'First, UTC+02:00' }));
    expect(value()).toBe('2026-10-25T00:30:00.000Z');
    expect(field()).toHaveValue('2026-10-25 02:30:00');
  });

  test('offers of two moments only what lies within its limits', async () => {
    const { user } = await open({ max: Date.UTC(2026, 9, 25, 1) });
    await user.type(field(), '2026-10-25 02:30:00');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'First, UTC+02:00',
    ]);
    expect(value()).toBe('none');
  });

  test('knows which of two moments a value is', async () => {
    await open({ start: Date.UTC(2026, 9, 25, 1, 30) });
    expect(screen.getByRole('radio', { name: 'Second, UTC+01:00' })).toBeChecked();
  });

  test('says what 24:00:00 means, and refuses 24:00:01', async () => {
    const { user } = await open();
    await user.type(field(), '2026-11-05 24:00:00');
    expect(field()).toHaveValue('2026-11-05 24:00:00');
    expect(field()).toHaveAccessibleDescription(/24:00:00 is the beginning of 06\.11\.2026\./);
    expect(value()).toBe('2026-11-05T23:00:00.000Z');
    await user.type(field(), '{Backspace}1');
    expect(field()).toHaveAccessibleDescription(/Hours Invalid!/);
    expect(value()).toBe('none');
  });

  test('says how a timestamp was read', async () => {
    const { user } = await open();
    await user.type(field(), '1700000000');
    await user.tab();
    expect(field()).toHaveAccessibleDescription(/Read as seconds since 1970: 2023-11-14 23:13:20/);
    await user.clear(field());
    await user.type(field(), '1700000000123');
    expect(field()).toHaveAccessibleDescription(/Read as milliseconds since 1970/);
    expect(value()).toBe('2023-11-14T22:13:20.123Z');
  });

  test('keeps to its limits', async () => {
    const { user } = await open({ min: Date.UTC(2026, 10, 5), mayBeFuture: false });
    await user.type(field(), '2026-11-04 10:00:00');
    expect(field()).toHaveAccessibleDescription(/Not before 2026-11-05 01:00:00\./);
    await user.clear(field());
    await user.type(field(), '2026-11-06 10:00:00');
    expect(field()).toHaveAccessibleDescription(/Not in the future\./);
    expect(value()).toBe('none');
  });

  test('leaves milliseconds alone that nobody has touched', async () => {
    const { user } = await open({ start: 1_700_000_000_123 });
    await user.click(field());
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('follows a value from outside', async () => {
    const { user } = await open();
    await user.type(field(), '2026-11-05 09:07:06');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('2026-01-01 01:00:00');
  });

  test('shows an error of the form as long as it has none of its own, the format and the zone', async () => {
    const { user } = await open({ error: 'Start is required' });
    expect(field()).toHaveAccessibleDescription('Start is required YYYY-MM-DD HH:MM:SS · Europe/Berlin (UTC+01:00)');
    await user.type(field(), '2026-13');
    expect(field()).toHaveAccessibleDescription(/^Month Invalid!/);
  });

  test('speaks German', async () => {
    const { user } = await open({}, 'de');
    await user.type(field(), '2026-02-31');
    expect(field()).toHaveAccessibleDescription(/Diesen Tag gibt es nicht: Februar 2026 hat 28 Tage\./);
  });
});

describe('the mode switcher', () => {
  test('is there for developers only, and goes round', async () => {
    const { user, states } = await open({ start: 1_700_000_000_123 });
    const switcher = () => screen.queryByRole('button', { name: /: Reads/ });
    expect(switcher()).toBeNull();
    await act(async () => {
      await states.set(changeSettingAtom, 'timestampMode', true);
      await states.set(changeSettingAtom, 'developerOptions', true);
    });
    const press = async () => user.click(switcher() ?? document.body);
    expect(switcher()).toHaveAccessibleName(/dates and timestamps; switch to timestamps only/);
    await press();
    expect(field()).toHaveValue('1700000000123');
    await press();
    expect(field()).toHaveValue('2023-11-14 23:13:20');
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), '1700000000');
    await user.tab();
    expect(field()).toHaveAccessibleDescription(/Year Invalid!/);
    await press();
    expect(field()).toHaveAccessibleDescription(/Read as seconds/);
    await press();
    expect(field()).toBeValid();
  });
});
