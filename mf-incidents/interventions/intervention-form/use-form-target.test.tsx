import { renderHook } from '@testing-library/react';
import { useFormTarget } from './use-form-target';

const opened = (search: string) =>
  renderHook(({ of }) => useFormTarget(new URLSearchParams(of)), { initialProps: { of: search } });

afterEach(() => void jest.restoreAllMocks());

test('an address without a time means the moment when it was opened, however often and late it is read again', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { result, rerender } = opened('intervention=new&cameraId=pen-01');
  const first = result.current;
  expect(first).toEqual({ kind: 'new', moment: { cameraId: 'pen-01', timeMs: 1_000 } });
  clock.mockReturnValue(9_000);
  rerender({ of: 'intervention=new&cameraId=pen-01' });
  expect(result.current).toBe(first);
  // The tab of the list below it is no part of the form.
  rerender({ of: 'tab=open&intervention=new&cameraId=pen-01' });
  expect(result.current).toBe(first);
});

test('another address is another form, also the same one after it was closed', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { result, rerender } = opened('intervention=new&cameraId=pen-01');
  rerender({ of: '' });
  expect(result.current).toBeNull();
  clock.mockReturnValue(9_000);
  rerender({ of: 'intervention=new&cameraId=pen-01' });
  expect(result.current).toEqual({ kind: 'new', moment: { cameraId: 'pen-01', timeMs: 9_000 } });
  rerender({ of: 'intervention=a' });
  expect(result.current).toEqual({ kind: 'incident', incidentId: 'a' });
});
