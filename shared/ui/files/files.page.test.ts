import { act, renderHook } from '@testing-library/react';
import { saveFile } from './save-file';
import { useObjectUrl } from './use-object-url';

const open = new Set<string>();
let made = 0;

beforeEach(() => {
  open.clear();
  made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      open.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => void open.delete(url),
  });
});

test('a file that is shown has one address, given back with the next file and at the end', () => {
  const first = new Blob(['first']);
  const { result, rerender, unmount } = renderHook(({ file }) => useObjectUrl(file), {
    initialProps: { file: first as Blob | null },
  });
  expect(result.current).toBe('blob:1');
  rerender({ file: first });
  expect(result.current).toBe('blob:1');

  rerender({ file: new Blob(['second']) });
  expect(result.current).toBe('blob:2');
  expect([...open]).toEqual(['blob:2']);

  rerender({ file: null });
  expect(result.current).toBeNull();
  expect(open.size).toBe(0);

  rerender({ file: first });
  unmount();
  expect(open.size).toBe(0);
});

test('a file is saved under its name, and its address is given back after the browser has read it', () => {
  jest.useFakeTimers();
  const saved: { href: string; name: string }[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
  saveFile(new Blob(['rows']), 'counts.csv');
  expect(saved).toEqual([{ href: 'blob:1', name: 'counts.csv' }]);
  expect([...open]).toEqual(['blob:1']);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(open.size).toBe(0);
  click.mockRestore();
  jest.useRealTimers();
});
