import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, cameraCalls, jpegReply, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { NightScreen } from './night';

const counts = 'POST api/data/labelCount';
const nightVision = 'POST api/data/nightvision';
const start = new Date(2026, 0, 1, 22).getTime();
const end = start + millisecondsInHour;
const urls = new Set<string>();
let made = 0;
let barn: CameraBarn;

beforeEach(async () => {
  urls.clear();
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      urls.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => void urls.delete(url),
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })]);
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp), tinyJpeg(64, 36)));
  barn.door.refuse(counts, 404);
  barn.door.refuse(nightVision, 404);
});

async function open(query: string) {
  history.replaceState(null, '', `/dashboard/north-barn/night${query}`);
  const Suite = () => useRoutes([{ path: '/dashboard/:barnId/night', element: <NightScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  await arrived();
  return rendered;
}

const hour = `?from=${start}&to=${end}&interval=600000&length=15`;
const picture = (name: string, time: string) => screen.findByRole('img', { name: `${name} at 2026-01-01 ${time}` });
const play = () => screen.getByRole('button', { name: en.night.play });

test('a night runs from its first picture to its last, and stops there', async () => {
  await open(`${hour}&cameraId=a`);
  expect(await picture('Pen 1', '22:00:00')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: en.night.strip }), { target: { value: '5' } });
  expect(await picture('Pen 1', '22:50:00')).toBeVisible();
  await userEvent.click(play());
  expect(await picture('Pen 1', '23:00:00')).toBeVisible();
  expect(await screen.findByRole('button', { name: en.night.play })).toBeVisible();
});

test('a press on the picture stops it, and leads to that moment', async () => {
  await open(`${hour}&cameraId=a`);
  await picture('Pen 1', '22:00:00');
  await userEvent.click(play());
  await userEvent.click(screen.getByRole('button', { name: 'Pen 1: stop here' }));
  expect(screen.getByRole('button', { name: en.night.play })).toBeVisible();
  const images = screen.getByRole('link', { name: en.night.images });
  expect(images.getAttribute('href')).toContain(`time=${start}`);
  // This deployment has no player.
  expect(screen.queryByRole('link', { name: en.night.player })).toBeNull();
});

test('it never runs ahead of its pictures; one that was not recorded does not stop it', async () => {
  let letGo: () => void = () => {};
  barn.door.answer(cameraCalls.frame, async ({ path }) => {
    if (Number(path.timestamp) === start) await new Promise<void>((go) => (letGo = go));
    return Number(path.timestamp) === start + 600_000
      ? new Response('{"error":{"code":"frame-missing","message":"No."}}', { status: 404 })
      : jpegReply(Number(path.timestamp), tinyJpeg(64, 36));
  });
  await open(`${hour}&cameraId=a`);
  await userEvent.click(play());
  await new Promise((turn) => setTimeout(turn, 2600));
  expect(screen.getByText('2026-01-01 22:00:00')).toBeVisible();
  letGo();
  expect(await picture('Pen 1', '22:20:00')).toBeVisible();
});

test('several cameras run beside each other; when the screen is left no picture is left behind (product P10)', async () => {
  const { unmount } = await open(`${hour}&cameraId=a&cameraId=b`);
  expect(await picture('Pen 1', '22:00:00')).toBeVisible();
  expect(await picture('Pen 2', '22:00:00')).toBeVisible();
  unmount();
  await arrived();
  await waitFor(() => expect(urls.size).toBe(0));
});

test('without a span it is the last night; who has no counts has the pictures all the same', async () => {
  await open('?cameraId=a');
  await waitFor(() => expect(play()).toBeEnabled());
  expect(screen.getByRole('slider', { name: en.night.strip })).toBeVisible();
});

test('while it is not known when the last night was, no time is told', async () => {
  barn.door.answer(nightVision, 'silence');
  await open('?cameraId=a');
  expect(play()).toBeDisabled();
  expect(document.querySelector('output')).toBeEmptyDOMElement();
});

test('a span without pictures in it says so', async () => {
  await open(`?from=${start}&to=${start + 2000}&cameraId=a`);
  expect(screen.getByText(en.night.tooShort)).toBeVisible();
});
