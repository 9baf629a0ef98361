import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { address, cameras, newDevice, open } from './doubles/open-grid';

beforeEach(newDevice);

describe('layouts', () => {
  async function saveAs(name: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new layout' }));
    await userEvent.type(screen.getByLabelText(/^Name/), name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  }

  test('are saved under a name, chosen, renamed and deleted', async () => {
    await open(cameras(2));
    await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
    await saveAs('Night');
    expect(screen.getByRole('heading', { name: 'Layout “Night”' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.type(screen.getByLabelText(/^Name/), ' shift');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Layout')).toHaveDisplayValue('Night shift');
    await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete layout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByLabelText('Layout')).toBeNull();
    expect(address()).toBe('');
  });

  test('need a name that no other has', async () => {
    await open(cameras(2));
    await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new layout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(en.grid.layouts.fault.empty)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.type(screen.getByLabelText(/^Name/), 'Night');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await saveAs('Night');
    expect(screen.getByText(en.grid.layouts.fault.taken)).toBeVisible();
  });

  test('one of another device is told', async () => {
    await open(cameras(2), '?layout=theirs');
    expect(screen.getByText(en.grid.layouts.unknown)).toBeVisible();
  });
});
