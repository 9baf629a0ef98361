import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import { allArrived, type CameraBarn, cameraCalls, jpegReply } from '../../testing/camera-barn';
import { countingBarn, now, open } from './doubles/open-graph';

let barn: CameraBarn;
beforeEach(async () => {
  barn = await countingBarn();
});

test('until a moment is chosen the newest picture is shown', async () => {
  await open();
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toHaveAttribute('src', 'blob:frame');
  expect(barn.door.asked(cameraCalls.frame).map(({ path }) => path.timestamp)).toContain(
    String(now - millisecondsInMinute),
  );
  expect(screen.getByText(/^This is the newest\./)).toBeVisible();
  expect(location.search).not.toContain('time=');
});

test('a chosen moment is in the address and shows its picture and the ways on', async () => {
  await open();
  (await screen.findByRole('slider', { name: 'Animals over time: moment' })).focus();
  await userEvent.keyboard('{End}{Enter}');
  await allArrived();
  const moment = now - millisecondsInMinute;
  expect(location.search).toBe(`?span=1h&time=${moment}`);
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toHaveAttribute('src', 'blob:frame');
  expect(barn.door.asked(cameraCalls.frame).map(({ path }) => path)).toContainEqual({
    cameraId: 'a',
    timestamp: String(moment),
  });
  expect(screen.getByRole('link', { name: 'Open images' })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/camera/images/a/Pen%201?time=${moment}`,
  );
  expect(screen.getByRole('link', { name: 'New intervention' })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/interventions?intervention=new&cameraId=a&time=${moment}`,
  );
});

test.each([
  ['frame-missing', 'No picture was recorded at this moment.'],
  ['camera-in-privacy', 'Privacy mode: no picture is shown.'],
])('a moment without a picture says why: %s', async (reason, words) => {
  barn.door.refuse(cameraCalls.frame, 404, reason);
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['The picture arrived empty.', new Uint8Array()],
  ['What arrived is not a picture.', new TextEncoder().encode('<html>')],
  ['The picture arrived incomplete.', tinyJpeg(64, 36).slice(0, 30)],
])('a damaged picture of a moment is never shown: %s', async (words, bytes) => {
  barn.door.answer(cameraCalls.frame, () => jpegReply(now, bytes));
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Pen 1 at / })).toBeNull();
});

test('a picture that did not come in time is asked for again', async () => {
  barn.door.refuse(cameraCalls.frame, 503);
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  barn.door.answer(cameraCalls.frame, () => jpegReply(now - millisecondsInMinute));
  await userEvent.click(again);
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toBeVisible();
});

test('without the right to see pictures of the past, the right is named', async () => {
  barn = await countingBarn(['cameras.view', 'data.view']);
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  expect(await screen.findByText(/the permission recordings.view is missing/)).toBeVisible();
  expect(barn.door.asked(cameraCalls.frame)).toEqual([]);
});
