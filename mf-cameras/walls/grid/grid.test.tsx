import { deviceStorage } from '@barnwatch/shared/storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { answerCounts, cameraCalls, damagedCamera, openCameraBarn, timelineCalls } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { address, cameras, draw, names, newDevice, open } from './doubles/open-grid';

beforeEach(newDevice);

test('shows every camera in the order of the walk, each a way to its camera', async () => {
  await open(cameras(3));
  expect(names()).toEqual(['Pen 1', 'Pen 2', 'Pen 3']);
  expect(screen.getByRole('link', { name: 'Pen 2' })).toHaveAttribute('href', '/dashboard/north-barn/camera/c2');
});

test('says why there is nothing', async () => {
  await open([]);
  expect(screen.getByText(en.cameraList.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wall' })).toBeNull();
});

test('a list that could not be loaded is told', async () => {
  const barn = await openCameraBarn([]);
  barn.door.refuse(cameraCalls.list, 500);
  await draw(barn);
  expect(screen.getByText(en.cameraList.failed)).toBeVisible();
});

test('a damaged camera is set aside and told; the others are there, asked for once', async () => {
  const barn = await openCameraBarn({ a: exampleCamera('a'), b: damagedCamera('b') });
  await draw(barn);
  expect(names()).toEqual(['Pen a']);
  expect(screen.getByText(/^1 camera could not be read and is missing here\./)).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});

test('where no camera can be read, it is not said that there is none', async () => {
  await draw(await openCameraBarn({ b: damagedCamera('b') }));
  expect(screen.getByText(/^1 camera could not be read/)).toBeVisible();
  expect(screen.queryByText(en.cameraList.none)).toBeNull();
});

test('500 cameras are five pages, and the page is in the address', async () => {
  await open(cameras(500));
  expect(names()).toHaveLength(100);
  expect(screen.getByText('Page 1 of 5')).toBeVisible();
  fireEvent.click(screen.getByLabelText('Next page'));
  expect(names()[0]).toBe('Pen 101');
  expect(address()).toBe('?page=2');
});

test('of two presses before the next page is drawn each turns one', async () => {
  await open(cameras(500));
  const next = screen.getByLabelText('Next page');
  act(() => {
    next.click();
    next.click();
  });
  expect(address()).toBe('?page=3');
  expect(names()[0]).toBe('Pen 201');
});

test('after the last page comes the first, and an address beyond it shows the last', async () => {
  await open(cameras(150), '?page=9');
  expect(names()).toHaveLength(50);
  fireEvent.click(screen.getByLabelText('Next page'));
  expect(names()[0]).toBe('Pen 1');
});

test('columns are chosen, kept and in the address', async () => {
  const { unmount } = await open(cameras(6));
  await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
  await userEvent.selectOptions(screen.getByLabelText('Columns'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(address()).toBe('?columns=3');
  expect(screen.getByRole('list').style.gridTemplateColumns).toMatch(/^repeat\(3,/);
  unmount();
  await open(cameras(6));
  expect(screen.getByRole('list').style.gridTemplateColumns).toMatch(/^repeat\(3,/);
});

test('cameras can be left out and fetched again', async () => {
  await open(cameras(3));
  await userEvent.click(screen.getByRole('button', { name: 'Settings of this layout' }));
  await userEvent.click(screen.getByRole('button', { name: 'All cameras (3)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pen 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 cameras' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(names()).toEqual(['Pen 1', 'Pen 3']);
});

test('by choice each tile says how many animals are counted and what is not as usual (issue 13, 5)', async () => {
  const barn = await openCameraBarn(cameras(2), { permissions: ['cameras.view', 'data.view'] });
  answerCounts(barn.door, ['c1', 'c2'], barn.device.now());
  await deviceStorage.open('settings').remove('counts-on-pictures');
  await draw(barn);
  await userEvent.click(screen.getByRole('button', { name: 'Show counts on pictures' }));
  for (const name of names())
    await waitFor(() => expect(screen.getByRole('article', { name: name ?? '' })).toHaveTextContent(/12fewer lie/));
  expect(barn.door.asked(timelineCalls.counts)).toHaveLength(1);
});
