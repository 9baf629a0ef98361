import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../../testing';
import { DateTimeField } from './date-time-field';
import { MomentField } from './moment-field';

const noon = Date.UTC(2026, 0, 1, 11);
const told = jest.fn();

function Shown() {
  const [moment, setMoment] = useState(noon);
  const change = (timeMs: number) => {
    told(new Date(timeMs).toISOString());
    setMoment(timeMs);
  };
  return (
    <>
      <MomentField label="Time" timeZone="Europe/Berlin" value={moment} onChange={change} />
      <button type="button" onClick={() => setMoment((known) => known + 60_000)}>
        On
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: /Time/ });

async function type(text: string) {
  told.mockClear();
  await renderInSuite(<Shown />, { now: Date.UTC(2026, 10, 5, 12) });
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
  await user.tab();
  return user;
}

test.each([
  ['31 February', '2026-02-31 12:00:00'],
  ['24:00:01', '2026-01-01 24:00:01'],
  ['an hour that summer time skips', '2026-03-29 02:30:00'],
])('%s stays in the field with its message, and changes nothing', async (_name, text) => {
  const user = await type(text);
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(told).not.toHaveBeenCalled();
  await user.clear(field());
  await user.type(field(), '2026-02-28 12:00:00');
  expect(told.mock.calls).toEqual([['2026-02-28T11:00:00.000Z']]);
  expect(field()).toBeValid();
});

test('a time that comes twice is asked about', async () => {
  const user = await type('2026-10-25 02:30:00');
  expect(field()).toHaveValue('2026-10-25 02:30:00');
  expect(told).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(told.mock.calls).toEqual([['2026-10-25T01:30:00.000Z']]);
});

test('another moment from elsewhere takes the place of what could not be read', async () => {
  const user = await type('2026-02-31 12:00:00');
  await user.click(screen.getByRole('button', { name: 'On' }));
  expect(field()).toHaveValue('2026-01-01 12:01:00');
  expect(field()).toBeValid();
});

test('what moves on by itself takes nothing from whoever is typing', async () => {
  let moveOn = () => {};
  function Moving() {
    const [moment, setMoment] = useState(noon);
    moveOn = () => setMoment((known) => known + 60_000);
    return <MomentField label="Time" timeZone="Europe/Berlin" value={moment} onChange={setMoment} />;
  }
  await renderInSuite(<Moving />, { now: Date.UTC(2026, 10, 5, 12) });
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), '2026-02-2');
  act(() => moveOn());
  expect(field()).toHaveValue('2026-02-2');
  await user.type(field(), '8 12:00');
  await user.tab();
  expect(field()).toHaveValue('2026-02-28 12:00:00');
  act(() => moveOn());
  expect(field()).toHaveValue('2026-02-28 12:01:00');
});

test('stays as it was typed where the screen takes the moment over late', async () => {
  let arrive = () => {};
  function Late() {
    const [shown, setShown] = useState(noon);
    return (
      <MomentField
        label="Time"
        timeZone="Europe/Berlin"
        value={shown}
        onChange={(timeMs) => {
          arrive = () => setShown(timeMs);
        }}
      />
    );
  }
  await renderInSuite(<Late />, { now: Date.UTC(2026, 10, 5, 12) });
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), '2026-02-28 12:00:00');
  expect(field()).toHaveValue('2026-02-28 12:00:00');
  await user.tab();
  act(() => arrive());
  expect(field()).toHaveValue('2026-02-28 12:00:00');
});

test('emptied, it shows the moment again', async () => {
  const user = await type('2');
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('2026-01-01 12:00:00');
  expect(told).not.toHaveBeenCalled();
});

test('a field whose owner can hold no "none" is refused by its type', () => {
  // @ts-expect-error a number is never null
  const wrong = <DateTimeField label="Time" value={noon} onChange={() => undefined} />;
  expect(wrong.props.value).toBe(noon);
});
