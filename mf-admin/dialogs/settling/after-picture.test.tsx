import { act, render, screen } from '@testing-library/react';
import { AfterPicture } from './after-picture';

const place = <AfterPicture before="soon">the table</AfterPicture>;
let frames: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('what is dear is made after the picture that shows what was pressed', () => {
  render(place);
  for (const frame of frames) frame(0);
  expect(screen.getByText('soon')).toBeVisible();
  pass(0);
  expect(screen.getByText('the table')).toBeVisible();
});

test('it is made in a page that draws no pictures as well, and by nobody once it was left', () => {
  const { unmount } = render(place);
  pass(250);
  expect(screen.getByText('the table')).toBeVisible();
  unmount();
  render(place).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
