import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useFadingControls } from './use-fading-controls';

const pressed = jest.fn();

function Stage({ moving }: { readonly moving: boolean }) {
  const { shown, handlers } = useFadingControls(moving);
  return (
    <div data-testid="stage" data-shown={shown} {...handlers}>
      <button type="button" onClick={pressed}>
        Save
      </button>
    </div>
  );
}

const stage = () => screen.getByTestId('stage');
const isShown = () => stage().dataset.shown === 'true';
const wait = () => act(() => jest.advanceTimersByTime(3000));
function tap() {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.click(button);
}

beforeEach(() => {
  jest.useFakeTimers();
  pressed.mockClear();
});
afterEach(() => jest.useRealTimers());

test('they fade while the picture moves, and stay while there is something to do about it', () => {
  const { rerender } = render(<Stage moving={false} />);
  wait();
  expect(isShown()).toBe(true);
  rerender(<Stage moving />);
  wait();
  expect(isShown()).toBe(false);
  rerender(<Stage moving={false} />);
  expect(isShown()).toBe(true);
});

test('they do not vanish at the moment at which something begins to move', () => {
  const { rerender } = render(<Stage moving={false} />);
  wait();
  rerender(<Stage moving />);
  expect(isShown()).toBe(true);
  wait();
  expect(isShown()).toBe(false);
});

test('a finger brings them back, and presses nothing that was not to be seen', () => {
  render(<Stage moving />);
  wait();
  tap();
  expect(isShown()).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  tap();
  expect(pressed).toHaveBeenCalledTimes(1);
  wait();
  expect(isShown()).toBe(false);
});

test('a mouse that moves brings them back', () => {
  render(<Stage moving />);
  wait();
  const move = createEvent.pointerMove(stage());
  // The document of tests knows no kinds of pointers.
  Object.defineProperty(move, 'pointerType', { value: 'mouse' });
  fireEvent(stage(), move);
  expect(isShown()).toBe(true);
});

test('whoever goes through them by keys keeps them', () => {
  render(<Stage moving />);
  wait();
  const button = screen.getByRole('button');
  jest.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.focus(button);
  wait();
  expect(isShown()).toBe(true);
  fireEvent.blur(button);
  wait();
  expect(isShown()).toBe(false);
});
