import { exampleBarn } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../api/example-camera';
import en from '../texts/en.json';
import { arrived, hidePictures, mockFile, mockTold, open, releasePictures, tellBarn } from './doubles/open-summary';
import { now } from './example-answers';
import { SummaryScreen } from './summary';

beforeEach(tellBarn);

const part = (name: string) => within(screen.getByRole('region', { name }));

test('pictures of the moments of the address', async () => {
  const moment = now - 2 * millisecondsInHour;
  await open(`?at=${moment}`);
  const pictures = await part('Pictures').findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Pen b at 2026-11-21 10:00:00',
    'Sick pen at 2026-11-21 10:00:00',
  ]);
  expect(mockFile.mock.calls.map(([path]) => path)).toEqual([
    `api/recordings/frame/b/${moment}`,
    `api/recordings/frame/a/${moment}`,
  ]);
});

test('other moments are chosen', async () => {
  await open(`?at=${now - 2 * millisecondsInHour}`);
  await userEvent.click(screen.getByRole('button', { name: 'Choose moments' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: '21.11. 10:00' }));
  expect(dialog.getByRole('button', { name: 'Show (0)' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '21.11. 06:00' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '20.11. 18:00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show (2)' }));
  expect(new URLSearchParams(location.search).get('at')).toBe(
    `${now - 18 * millisecondsInHour},${now - 6 * millisecondsInHour}`,
  );
});

test('a picture that is missing says why in its place', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame', reason: 'frame-missing' };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'not-found', context } });
  await open(`?at=${now - millisecondsInHour}`);
  expect(await part('Pictures').findAllByText('No picture was recorded at this moment.')).toHaveLength(2);
});

test('privacy wipes the pictures of its camera at once; the banner says for how long', async () => {
  const until = now + 65_000;
  const cameras = {
    a: exampleCamera('a', { name: 'Sick pen', privacy: { active: true, until } }),
    b: exampleCamera('b'),
  };
  mockTold.replies = { ...mockTold.replies, cameras: { data: { cameras } } };
  releasePictures('b');
  await open(`?at=${now - millisecondsInHour}`);
  expect(screen.getByText('Privacy mode: Sick pen is hidden')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  expect(await part('Pictures').findByAltText(/^Pen b at/)).toBeVisible();
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame', reason: 'camera-in-privacy' };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'forbidden', context } });
  act(() => hidePictures('b'));
  expect(revoke).toHaveBeenCalledWith('blob:frame');
  expect(await part('Pictures').findByText(en.graph.moment.privacy)).toBeVisible();
  expect(part('Pictures').queryByAltText(/^Pen b at/)).toBeNull();
});

test('pictures that did not come are asked for when the barn is back', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame' };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'offline', context } });
  mockTold.barn = exampleBarn({ online: false, reachability: 'offline' });
  const { rerender } = await open(`?at=${now - millisecondsInHour}`);
  await waitFor(() => expect(mockFile).toHaveBeenCalledTimes(2));
  mockFile.mockResolvedValue(arrived());
  mockTold.barn = exampleBarn();
  rerender(<SummaryScreen />);
  expect(await part('Pictures').findAllByRole('img')).toHaveLength(2);
});

test('pictures are asked for a few at a time: calls find a free connection', async () => {
  let running = 0;
  let most = 0;
  mockFile.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return arrived();
  });
  await open();
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(8));
  expect(most).toBe(4);
});

test('a picture that did not come in time can be asked for again', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame' };
  mockFile.mockResolvedValueOnce({ ok: false, error: { code: 'timeout', context } });
  await open(`?at=${now - millisecondsInHour}`);
  expect(await part('Pictures').findByText('Not loaded.')).toBeVisible();
  await userEvent.click(part('Pictures').getByRole('button', { name: /^Try again: The barn did not answer in time/ }));
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(2));
});
