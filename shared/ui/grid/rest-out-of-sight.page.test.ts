import { bringPageBack, leavePageBehind } from '../dialog/page-behind';
import { restOutOfSight } from './rest-out-of-sight';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function gridOf(count: number) {
  const host = document.createElement('div');
  const add = () => {
    const row = document.createElement('div');
    row.className = 'ag-row';
    row.style.height = '40px';
    host.append(row);
    return row;
  };
  const rows = Array.from({ length: count }, add);
  const grow = () => {
    for (const row of rows) row.style.height = '80px';
  };
  return { host, rows, add, grow };
}

const resting = (host: HTMLElement) => host.querySelectorAll('[data-resting]').length;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('rows rest once they keep their height', async () => {
  const { host, grow } = gridOf(3);
  const { stop } = restOutOfSight(host, () => true);
  await pass(300);
  grow();
  await pass(300);
  expect(resting(host)).toBe(0);
  await pass(300);
  expect(resting(host)).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
  stop();
});

test('no row rests while cells have no content', async () => {
  const { host } = gridOf(2);
  let isFilled = false;
  const { stop } = restOutOfSight(host, () => isFilled);
  await pass(3000);
  expect(resting(host)).toBe(0);
  isFilled = true;
  await pass(300);
  expect(resting(host)).toBe(0);
  await pass(300);
  expect(resting(host)).toBe(2);
  stop();
});

test('a row that is filled rests while others are not', async () => {
  const { host, rows } = gridOf(3);
  const { stop } = restOutOfSight(host, (row) => row === rows[0]);
  await pass(600);
  expect(rows.map((row) => row.dataset.resting)).toEqual(['', undefined, undefined]);
  stop();
});

test('a row that comes later rests once it is measured, too', async () => {
  const { host, add } = gridOf(2);
  const { stop } = restOutOfSight(host, () => true);
  await pass(600);
  const late = add();
  expect(late.dataset.resting).toBeUndefined();
  await pass(600);
  expect(late.dataset.resting).toBe('');
  stop();
});

test('where columns have other widths, rows are measured anew', async () => {
  const { host } = gridOf(2);
  const { wake, stop } = restOutOfSight(host, () => true);
  await pass(600);
  wake();
  expect(resting(host)).toBe(0);
  await pass(600);
  expect(resting(host)).toBe(2);
  stop();
});

test('a table that is gone is looked at no more', async () => {
  const { host } = gridOf(1);
  restOutOfSight(host, () => true).stop();
  await pass(1000);
  expect(resting(host)).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('rows that cannot be seen are marked, for as long as they cannot', async () => {
  const { host, rows } = gridOf(2);
  const observed: Element[] = [];
  let tell: (seen: readonly { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = jest.fn();
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: function observer(given: typeof tell) {
      tell = given;
      return { observe: (row: Element) => observed.push(row), disconnect };
    },
  });
  const { stop } = restOutOfSight(host, () => true);
  expect(observed).toEqual([]);
  await pass(600);
  expect(observed).toEqual(rows);
  tell(rows.map((target, at) => ({ target, isIntersecting: at === 0 })));
  expect(rows.map((row) => row.hasAttribute('data-unseen'))).toEqual([false, true]);
  tell(rows.map((target) => ({ target, isIntersecting: true })));
  expect(rows.map((row) => row.hasAttribute('data-unseen'))).toEqual([false, false]);
  stop();
  expect(disconnect).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('no row rests while a dialog is open: what is not seen behind it is not measured', async () => {
  const { host } = gridOf(2);
  const { stop } = restOutOfSight(host, () => true);
  leavePageBehind();
  await pass(3000);
  expect(resting(host)).toBe(0);
  bringPageBack(true);
  await pass(600);
  expect(resting(host)).toBe(2);
  stop();
});
