import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { cameras, newDevice, open } from './doubles/open-grid';

beforeEach(newDevice);

/** Chosen among the settings of the layout. */
async function allLive(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
  await userEvent.selectOptions(screen.getByLabelText('Pictures'), 'all');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
}

test('live pictures start a few at a time, and the others say that they follow', async () => {
  const { barn } = await open(cameras(6));
  await allLive();
  await waitFor(() => expect(barn.sockets).toHaveLength(4));
  expect(screen.getAllByText(en.grid.liveSoon)).toHaveLength(2);
  expect(screen.getByRole('article', { name: 'Pen 6' })).toHaveAttribute('data-state', 'still');
});

test('one camera alone is live', async () => {
  const { barn } = await open(cameras(3));
  await userEvent.click(screen.getByRole('button', { name: 'Choose live pictures' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pen 2: live picture' }));
  expect(screen.getByRole('article', { name: 'Pen 2' })).toHaveAttribute('data-state', 'connecting');
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveAttribute('data-state', 'still');
  await waitFor(() => expect(barn.sockets).toHaveLength(1));
});

describe('with the data saver', () => {
  test('nothing moves but what is chosen, which is said, and all do again when it is switched off', async () => {
    const { barn } = await open(cameras(3), '', { dataSaver: true });
    await allLive();
    expect(barn.sockets).toEqual([]);
    expect(screen.getByText(en.dataSaver.gridAllLive)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.dataSaver.end }));
    await waitFor(() => expect(barn.sockets).toHaveLength(3));
  });

  test('one that is chosen moves alone', async () => {
    const { barn } = await open(cameras(3), '', { dataSaver: true });
    await allLive();
    await userEvent.click(screen.getByRole('button', { name: 'Choose live pictures' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pen 2: live picture' }));
    await waitFor(() => expect(barn.sockets).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Pen 2' })).toHaveAttribute('data-state', 'connecting');
    expect(screen.getByText(en.dataSaver.grid)).toBeVisible();
  });
});

// Last: the page remembers that sockets do not get through to this origin.
test('live for all as far as the connection carries; the others say that it does not', async () => {
  // Over plain HTTP three connections are for streams.
  const { barn } = await open(cameras(6));
  const { openWebSocket } = barn.device;
  barn.device.openWebSocket = (...call) => {
    const socket = openWebSocket(...call);
    queueMicrotask(() => socket.dispatchEvent(new Event('close')));
    return socket;
  };
  await allLive();
  await waitFor(() => expect(screen.getAllByText(en.grid.limit)).toHaveLength(3));
  // Nobody answers it: on a slow machine it has begun anew by now.
  const waiting = expect.stringMatching(/^(connecting|retrying)$/);
  expect(screen.getByRole('article', { name: 'Pen 1' })).toHaveAttribute('data-state', waiting);
  expect(screen.getByRole('article', { name: 'Pen 6' })).toHaveAttribute('data-state', 'still');
});
