import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { allArrived, cameraCalls, jpegReply } from '../../testing/camera-barn';
import type { GlanceBarn } from '../../testing/glance-barn';
import { now } from './doubles/example-answers';
import { open, summaryBarn } from './doubles/open-summary';

let barn: GlanceBarn;
beforeEach(async () => {
  barn = await summaryBarn();
});

test('it is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
});

test('paper waits for what is still on its way', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const waiting: (() => void)[] = [];
  barn.door.answer(cameraCalls.frame, async ({ path }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return jpegReply(Number(path.timestamp));
  });
  await open(`?at=${now - millisecondsInHour}`);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(print).not.toHaveBeenCalled();
  for (const arrive of waiting) arrive();
  await allArrived();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
});
