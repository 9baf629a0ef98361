import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { run, runningClient } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { answerKey } from './fetch-answer';
import { useKeptAnswer } from './use-kept-answer';

afterEach(() => run(null));

test('the device is read with the first drawing, not after it, and once', async () => {
  const { path } = await signedInAtBarn();
  const on = runningClient();
  const order: string[] = [];
  const read = jest.spyOn(on.keptAnswers, 'read').mockImplementation(async () => {
    order.push('read');
    return { data: ['Pen 1'], receivedAt: 5 };
  });
  const { result } = renderHook(() => {
    useLayoutEffect(() => void order.push('drawn'), []);
    return useKeptAnswer(answerKey('north-barn', 'anna', 'names', path), 'names', (data) => data, true, on);
  });
  await waitFor(() => expect(result.current).toEqual({ data: ['Pen 1'], receivedAt: 5 }));
  expect(order).toEqual(['read', 'drawn']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is not wanted is not read', async () => {
  const { path } = await signedInAtBarn();
  const on = runningClient();
  const read = jest.spyOn(on.keptAnswers, 'read');
  renderHook(() => useKeptAnswer(answerKey('north-barn', 'anna', 'names', path), 'names', (data) => data, false, on));
  expect(read).not.toHaveBeenCalled();
});
