import { json } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { pagePictures } from '../../pictures/page/page-pictures';
import { allArrived, cameraCalls, jpegReply } from '../../testing/camera-barn';
import type { GlanceBarn } from '../../testing/glance-barn';
import en from '../../texts/en.json';
import { now } from './doubles/example-answers';
import { open, summaryBarn } from './doubles/open-summary';

let barn: GlanceBarn;
beforeEach(async () => {
  barn = await summaryBarn();
});

const part = (name: string) => within(screen.getByRole('region', { name }));

test('pictures of the moments of the address', async () => {
  const moment = now - 2 * millisecondsInHour;
  await open(`?at=${moment}`);
  const shown = () =>
    part('Pictures')
      .queryAllByRole('img')
      .map((picture) => picture.getAttribute('alt'));
  await waitFor(() => expect(shown()).toEqual(['Pen b at 2026-11-21 10:00:00', 'Sick pen at 2026-11-21 10:00:00']));
  expect(barn.door.asked(cameraCalls.frame).map(({ path }) => path)).toEqual([
    { cameraId: 'b', timestamp: String(moment) },
    { cameraId: 'a', timestamp: String(moment) },
  ]);
});

test('other moments are chosen', async () => {
  await open(`?at=${now - 2 * millisecondsInHour}`);
  await userEvent.click(screen.getByRole('button', { name: 'Choose moments' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '21.11. 10:00' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Show (0)' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '21.11. 06:00' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '20.11. 18:00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show (2)' }));
  expect(new URLSearchParams(location.search).get('at')).toBe(
    `${now - 18 * millisecondsInHour},${now - 6 * millisecondsInHour}`,
  );
});

test('a picture that is missing says why in its place', async () => {
  barn.door.refuse(cameraCalls.frame, 404, 'frame-missing');
  await open(`?at=${now - millisecondsInHour}`);
  await waitFor(() => expect(part('Pictures').getAllByText('No picture was recorded at this moment.')).toHaveLength(2));
});

test('privacy wipes the pictures of its camera at once; the banner says for how long', async () => {
  const until = now + 65_000;
  const hidden = exampleCamera('a', { name: 'Sick pen', privacy: { active: true, until } });
  barn = await summaryBarn({ cameras: [hidden, exampleCamera('b')] });
  await open(`?at=${now - millisecondsInHour}`);
  expect(screen.getByText('Privacy mode: Sick pen is hidden')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  expect(await part('Pictures').findByAltText(/^Pen b at/)).toBeVisible();
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  barn.door.refuse(cameraCalls.frame, 403, 'camera-in-privacy');
  act(() => pagePictures().forgetEverywhere([barn.keyOf('b')]));
  expect(revoke).toHaveBeenCalledWith('blob:frame');
  expect(await part('Pictures').findByText(en.graph.moment.privacy)).toBeVisible();
  expect(part('Pictures').queryByAltText(/^Pen b at/)).toBeNull();
});

test('pictures that did not come are asked for when the barn is back', async () => {
  let away = true;
  barn.door.answer(cameraCalls.frame, ({ path }) => (away ? 'no-connection' : jpegReply(Number(path.timestamp))));
  await open(`?at=${now - millisecondsInHour}`);
  await waitFor(() => expect(barn.door.asked(cameraCalls.frame).length).toBeGreaterThanOrEqual(2));
  await allArrived();
  await barn.leave();
  expect(part('Pictures').queryByRole('img')).toBeNull();
  away = false;
  await barn.comeBack();
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(2));
});

test('pictures are asked for a few at a time: calls find a free connection', async () => {
  let running = 0;
  let most = 0;
  barn.door.answer(cameraCalls.frame, async ({ path }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return jpegReply(Number(path.timestamp));
  });
  await open();
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(8));
  expect(most).toBe(4);
});

test('a picture that did not come in time can be asked for again', async () => {
  let late = true;
  barn.door.answer(cameraCalls.frame, ({ path }) =>
    late && path.cameraId === 'a' ? json({}, 503) : jpegReply(Number(path.timestamp)),
  );
  await open(`?at=${now - millisecondsInHour}`);
  expect(await part('Pictures').findByText('Not loaded.')).toBeVisible();
  late = false;
  await userEvent.click(part('Pictures').getByRole('button', { name: /^Try again: / }));
  await waitFor(() => expect(part('Pictures').getAllByRole('img')).toHaveLength(2));
});
