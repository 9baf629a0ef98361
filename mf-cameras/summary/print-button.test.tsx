import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { arrived, type FrameAnswer, mockFile, open, settle, tellBarn } from './doubles/open-summary';
import { now } from './example-answers';

beforeEach(tellBarn);

test('it is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
});

test('paper waits for what is still on its way', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const waiting: ((answer: FrameAnswer) => void)[] = [];
  mockFile.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  await open(`?at=${now - millisecondsInHour}`);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(print).not.toHaveBeenCalled();
  for (const arrive of waiting) arrive(arrived());
  await settle();
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
