import { deviceSettings } from '@barnwatch/shared/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../texts/en.json';
import { cameras, mockSocket, newDevice, open, ready } from './doubles/open-grid';

beforeEach(newDevice);

/** Chosen among the settings of the layout. */
async function allLive(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
  await userEvent.selectOptions(screen.getByLabelText('Pictures'), 'all');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
}

test('live pictures start a few at a time, and the others say that they follow', async () => {
  await open(ready(cameras(6)));
  await allLive();
  expect(mockSocket).toHaveBeenCalledTimes(4);
  expect(screen.getAllByText(en.grid.liveSoon)).toHaveLength(2);
  expect(screen.getByRole('article', { name: 'Pen 6' })).toHaveAttribute('data-state', 'still');
});

test('one camera alone is live', async () => {
  await open(ready(cameras(3)));
  await userEvent.click(screen.getByRole('button', { name: 'Choose live pictures' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pen 2: live picture' }));
  expect(screen.getByRole('article', { name: 'Pen 2' })).toHaveAttribute('data-state', 'connecting');
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveAttribute('data-state', 'still');
  expect(mockSocket).toHaveBeenCalledTimes(1);
});

describe('with the data saver', () => {
  beforeEach(() => deviceSettings.set('dataSaver', true));
  afterEach(() => act(() => deviceSettings.set('dataSaver', false)));

  test('nothing moves but what is chosen, which is said, and all do again when it is switched off', async () => {
    await open(ready(cameras(3)));
    await allLive();
    expect(mockSocket).not.toHaveBeenCalled();
    expect(screen.getByText(en.dataSaver.gridAllLive)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.dataSaver.end }));
    expect(mockSocket).toHaveBeenCalledTimes(3);
  });

  test('one that is chosen moves alone', async () => {
    await open(ready(cameras(3)));
    await allLive();
    await userEvent.click(screen.getByRole('button', { name: 'Choose live pictures' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pen 2: live picture' }));
    expect(mockSocket).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('article', { name: 'Pen 2' })).toHaveAttribute('data-state', 'connecting');
    expect(screen.getByText(en.dataSaver.grid)).toBeVisible();
  });
});

// Last: the page remembers that sockets do not get through to this origin.
test('live for all as far as the connection carries; the others say that it does not', async () => {
  // Over plain HTTP three connections are for streams.
  const context = { instanceId: 'north-barn', call: 'GET api/streaming' };
  mockSocket.mockResolvedValue({ ok: false, error: { code: 'server-error', context } });
  await open(ready(cameras(6)));
  await allLive();
  await waitFor(() => expect(screen.getAllByText(en.grid.limit)).toHaveLength(3));
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveAttribute('data-state', 'connecting');
  expect(screen.getByRole('article', { name: 'Pen 6' })).toHaveAttribute('data-state', 'still');
});
