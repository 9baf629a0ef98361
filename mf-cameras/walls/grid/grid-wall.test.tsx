import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { address, cameras, newDevice, open } from './doubles/open-grid';

beforeEach(newDevice);

describe('the wall', () => {
  test('is in the address, says that this browser cannot keep awake, and ends by Esc', async () => {
    await open(cameras(2));
    await userEvent.click(screen.getByRole('button', { name: 'Wall' }));
    const wall = await screen.findByRole('dialog', { name: 'Wall' });
    expect(address()).toBe('?wall=1');
    expect(within(wall).getByText(en.wall.awakeUnsupported)).toBeVisible();
    expect(within(wall).queryByRole('link')).toBeNull();
    fireEvent(wall, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('');
  });

  test('is left by its button too', async () => {
    await open(cameras(2), '?wall=1');
    await userEvent.click(await screen.findByRole('button', { name: en.wall.leave }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('turns its pages by itself and by arrow keys', async () => {
    await open(cameras(3), '?wall=1&columns=1');
    const wall = await screen.findByRole('dialog', { name: 'Wall' });
    const before = within(wall).getByText(/^Page 1 of/);
    fireEvent.keyDown(wall, { key: 'ArrowRight' });
    expect(before).toHaveTextContent(/^Page 2 of/);
    jest.useFakeTimers({ doNotFake: ['performance'] });
    fireEvent.keyDown(wall, { key: 'ArrowLeft' });
    act(() => void jest.advanceTimersByTime(20_000));
    jest.useRealTimers();
    expect(before).toHaveTextContent(/^Page 2 of/);
  });
});
