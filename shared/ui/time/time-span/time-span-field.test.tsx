import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { useRef, useState } from 'react';
import { renderInSuite } from '../../../testing';
import type { SpanDraft } from './read-span';
import { TimeSpanField, type TimeSpanFieldProps } from './time-span-field';

const onChange = jest.fn();

function Form(props: Partial<TimeSpanFieldProps>) {
  const [value, setValue] = useState<SpanDraft>({ startMs: null, endMs: null });
  return (
    <TimeSpanField
      label="Timespan"
      timeZone="Europe/Berlin"
      {...props}
      value={value}
      onChange={(draft, reading) => {
        onChange(reading.state === 'problem' ? reading.problem : reading.state);
        setValue(draft);
      }}
    />
  );
}

const start = () => screen.getByRole('textbox', { name: /Start/ });
const end = () => screen.getByRole('textbox', { name: /End/ });

async function open(props: Partial<TimeSpanFieldProps> = {}) {
  onChange.mockClear();
  const rendered = await renderInSuite(<Form {...props} />, { now: Date.UTC(2026, 10, 5, 12, 0, 7) });
  return { ...rendered, user: userEvent.setup() };
}

let arrive: () => void;

/** A screen whose address has the span: it changes at once, and is drawn when there is time for it. */
function LateForm() {
  const [shown, setShown] = useState<SpanDraft>({ startMs: null, endMs: null });
  const address = useRef(shown);
  arrive = () => setShown(address.current);
  return (
    <TimeSpanField
      label="Timespan"
      timeZone="Europe/Berlin"
      value={shown}
      onChange={(draft) => {
        address.current = draft;
      }}
    />
  );
}

describe('a span of time', () => {
  test('keeps both ends where the second is typed before the screen has shown the first', async () => {
    await renderInSuite(<LateForm />, { now: Date.UTC(2026, 10, 5, 12) });
    const user = userEvent.setup();
    const typed = ['2026-11-05 10:00:00', '2026-11-05 11:00:00'] as const;
    const shown = () => [start(), end()].map((one) => one.getAttribute('value'));
    await user.type(start(), typed[0]);
    expect(start()).toHaveValue(typed[0]);
    await user.type(end(), typed[1]);
    expect(shown()).toEqual(typed);
    act(() => arrive());
    expect(shown()).toEqual(typed);
  });

  test('is filled in by a preset, which shows as pressed until something is changed', async () => {
    const { user, clock } = await open({ mayBeFuture: false });
    act(() => clock.advance(60_000));
    const preset = screen.getByRole('button', { name: 'Last hour' });
    await user.click(preset);
    expect([start(), end()].map((one) => one.getAttribute('value'))).toEqual([
      '2026-11-05 12:01:07',
      '2026-11-05 13:01:07',
    ]);
    expect(preset).toHaveAttribute('aria-pressed', 'true');
    await user.type(start(), '{Backspace}6');
    expect(preset).toHaveAttribute('aria-pressed', 'false');
    expect(onChange.mock.calls).toEqual([['span'], ['span']]);
  });

  test('does not end before its start', async () => {
    const { user } = await open();
    await user.type(start(), '2026-11-05 10:00:00');
    await user.type(end(), '2026-11-05 09:59:59');
    expect(end()).toHaveAccessibleDescription(/^The end is before the start\./);
    expect(onChange.mock.calls).toEqual([['incomplete'], ['endBeforeStart']]);
  });

  test('is neither too small nor too large', async () => {
    const { user } = await open({ shortestMs: 60_000, longestMs: millisecondsInHour });
    await user.type(start(), '2026-11-05 10:00:00');
    await user.type(end(), '2026-11-05 10:00:30');
    expect(end()).toHaveAccessibleDescription(/^The timespan is too small: at least 1\sm\./);
    await user.clear(end());
    await user.type(end(), '2026-11-05 11:00:01');
    expect(end()).toHaveAccessibleDescription(/^The timespan is too large: at most 1\sh\./);
  });

  test('shows what the form finds wrong, and offers the presets that are wanted', async () => {
    await open({ error: 'Choose a timespan.', presets: ['today'], required: true });
    expect(end()).toHaveAccessibleDescription(/^Choose a timespan\./);
    expect(screen.getByRole('button', { name: 'Today' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Yesterday' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Timespan' })).toContainElement(start());
  });
});
