import { showSuite } from './message-press';

test('a press on a message of the browser shows the window that is open, else opens one (product 10.12)', async () => {
  const focus = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  await showSuite({ matchAll: async () => [{ focus }], openWindow }, '/');
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  await showSuite({ matchAll: async () => [], openWindow }, '/');
  expect(openWindow).toHaveBeenCalledWith('/');
});
