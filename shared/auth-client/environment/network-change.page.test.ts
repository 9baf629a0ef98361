import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { onNetworkChange } from './network-change';

let hidden = false;
const connection = new EventTarget();
const heard = jest.fn();

function look(isHidden: boolean): void {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(navigator, 'connection', { value: connection });
  onNetworkChange(heard);
});
beforeEach(() => heard.mockClear());
afterAll(() => jest.useRealTimers());

describe('the device may be in another network (F20)', () => {
  test('when it is online again', () => {
    dispatchEvent(new Event('online'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('when it goes from LAN to mobile', () => {
    connection.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('when the page was hidden for a minute, not for less', () => {
    look(true);
    jest.advanceTimersByTime(59_000);
    look(false);
    expect(heard).not.toHaveBeenCalled();
    look(true);
    jest.advanceTimersByTime(60_000);
    look(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('when it slept with the page in front: the clock has jumped', () => {
    jest.advanceTimersByTime(45_000);
    expect(heard).not.toHaveBeenCalled();
    jest.setSystemTime(Date.now() + millisecondsInHour);
    jest.advanceTimersByTime(15_000);
    expect(heard).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('not when the clock is set back', () => {
    jest.setSystemTime(Date.now() - millisecondsInDay);
    jest.advanceTimersByTime(60_000);
    expect(heard).not.toHaveBeenCalled();
  });
});
