import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import { tinyJpeg } from '../stills/tiny-jpeg';
import { countingBarn, mockBarn, mockFile, now, open, picture, settle } from './doubles/open-graph';

beforeEach(countingBarn);

test('a chosen moment is in the address and shows its picture and the ways on', async () => {
  await open();
  (await screen.findByRole('slider', { name: 'Animals over time: moment' })).focus();
  await userEvent.keyboard('{End}{Enter}');
  await settle();
  const moment = now - millisecondsInMinute;
  expect(location.search).toBe(`?span=1h&time=${moment}`);
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toHaveAttribute('src', 'blob:frame');
  expect(mockFile).toHaveBeenCalledWith(`api/recordings/frame/a/${moment}`, expect.anything());
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
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame', reason };
  mockFile.mockResolvedValue({ ok: false, error: { code: 'not-found', context } });
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['The picture arrived empty.', new Uint8Array()],
  ['What arrived is not a picture.', new TextEncoder().encode('<html>')],
  ['The picture arrived incomplete.', tinyJpeg(64, 36).slice(0, 30)],
])('a damaged picture of a moment is never shown: %s', async (words, bytes) => {
  mockFile.mockResolvedValue(picture(bytes));
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Pen 1 at / })).toBeNull();
});

test('a picture that did not come in time is asked for again', async () => {
  const context = { instanceId: 'north-barn', call: 'GET api/recordings/frame' };
  mockFile.mockResolvedValueOnce({ ok: false, error: { code: 'timeout', context } });
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /^Pen 1 at / })).toBeVisible();
});

test('without the right to see pictures of the past, the right is named', async () => {
  mockBarn.permitted = false;
  await open(`?span=1h&time=${now - millisecondsInMinute}`);
  expect(await screen.findByText(/the right recordings.view is missing/)).toBeVisible();
  expect(mockFile).not.toHaveBeenCalled();
});
