import type { Outcome } from '@barnwatch/shared/auth-client';
import { exampleBarn } from '@barnwatch/shared/testing';
import { jpegBlob } from '@barnwatch/shared/testing/tiny-jpeg';
import { act, renderHook } from '@testing-library/react';
import { pagePictures } from '../../pictures/page/page-pictures';
import { useRecordedMoment, useSmallMoment } from './use-recorded-moment';

type Answer = Outcome<{ blob: Blob; headers: Headers }>;

const mockFile = jest.fn<Promise<Answer>, []>();
const mockClient = { file: mockFile };
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useInstanceClient: () => mockClient,
  onSignedOut: () => () => {},
}));

const failed = (code: 'timeout' | 'not-found', retryAfterMs = 0): Answer => ({
  ok: false,
  error: { code, context: { instanceId: 'north-barn', call: 'GET api/recordings/frame', retryAfterMs } },
});

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
  pagePictures();
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
  mockFile.mockReset();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const barn = exampleBarn();
const open = () => renderHook(() => useSmallMoment(barn, 'a', 1_790_755_200_000));

test('what may pass by itself is asked for again, not before the barn wants it', async () => {
  mockFile.mockResolvedValueOnce(failed('timeout')).mockResolvedValueOnce(failed('timeout', 40_000));
  mockFile.mockResolvedValue({ ok: true, value: { blob: jpegBlob(), headers: new Headers() } });
  const { result } = open();
  await pass(1000);
  expect([result.current.state.kind, mockFile.mock.calls.length]).toEqual(['failed', 1]);
  await pass(15_000);
  await pass(1000);
  expect(mockFile).toHaveBeenCalledTimes(2);
  await pass(30_000);
  expect(mockFile).toHaveBeenCalledTimes(2);
  await pass(10_000);
  await pass(1000);
  expect(mockFile).toHaveBeenCalledTimes(3);
});

test('what does not pass by itself is not', async () => {
  mockFile.mockResolvedValue(failed('not-found'));
  const { result, unmount } = open();
  await pass(60_000);
  expect([result.current.state.kind, mockFile.mock.calls.length]).toEqual(['failed', 1]);
  unmount();
});

test('nothing is asked any more by a screen that was left', async () => {
  mockFile.mockResolvedValue(failed('timeout'));
  const { unmount } = open();
  await pass(1000);
  unmount();
  await pass(60_000);
  expect(mockFile).toHaveBeenCalledTimes(1);
});

test('nothing comes next while no picture is wanted of any camera', async () => {
  const answer: Answer = { ok: true, value: { blob: jpegBlob(), headers: new Headers() } };
  mockFile.mockResolvedValue(answer);
  const wanted = { cameraId: 'a', moment: 1_790_755_200_000, height: 270 };
  const ahead = [wanted.moment + 10_000];
  const { rerender } = renderHook(({ of }) => useRecordedMoment(barn, 'a', of, { ahead }), {
    initialProps: { of: null as typeof wanted | null },
  });
  await pass(1000);
  expect(mockFile).not.toHaveBeenCalled();
  rerender({ of: wanted });
  await pass(1000);
  expect(mockFile).toHaveBeenCalledTimes(2);
});
