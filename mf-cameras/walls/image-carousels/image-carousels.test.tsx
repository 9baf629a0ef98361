import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite, settle as settleCalls } from '@barnwatch/shared/testing';
import { timesTried } from '@barnwatch/shared/testing/thorough';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { type CameraBarn, cameraCalls, damagedCamera, jpegReply, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { waitForPictureMs } from './carousel-turn';
import { ImageCarouselsScreen } from './image-carousels';

let barn: CameraBarn;

const three = ['a', 'b', 'c'].map((id) => exampleCamera(id, { name: `Pen ${id}`, sortPrefix: id }));

function Screens() {
  const screens = useRoutes([{ path: '/dashboard/:barnId/image-carousels', element: <ImageCarouselsScreen /> }]);
  return (
    <>
      {screens}
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

/** The carousel as it is drawn for what the barn says by now. */
async function draw(query = '') {
  history.replaceState(null, '', `/dashboard/north-barn/image-carousels${query}`);
  const rendered = await renderInSuite(<Screens />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settle();
  await screen.findByLabelText(en.carousel.settings);
  await settle();
  return rendered;
}

function open(cameras: readonly Camera[], query = '') {
  barn.tell(cameras);
  return draw(query);
}

/** What is on its way has arrived, and what is at hand has been decoded. */
const settle = () => act(settleCalls);
const shown = () => document.querySelector('[data-place="current"] article')?.getAttribute('aria-label');
const address = () => screen.getByTestId('address').textContent;

/** From here on only `wait` lets time pass. */
function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
}

/** In steps: what is asked for in one arrives before the next. */
async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 500)));
    await settle();
  }
}

/** Every still arrives at once. */
function stillsArrive(): void {
  barn.door.answer(cameraCalls.still, () => jpegReply(Date.now()));
}

const openUrls = new Set<string>();
let urls = 0;
let opened = 0;
let decoding: Promise<void> = Promise.resolve();

beforeEach(async () => {
  opened += 1;
  // Of another origin each time: who has stopped the clock before has stopped what asks that one for pictures.
  barn = await openCameraBarn(three, { id: `barn-${opened}` });
  openUrls.clear();
  decoding = Promise.resolve();
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close() {} }) });
  Object.assign(HTMLImageElement.prototype, { decode: () => decoding });
  Object.assign(URL, {
    createObjectURL: () => {
      urls += 1;
      openUrls.add(`blob:${urls}`);
      return `blob:${urls}`;
    },
    revokeObjectURL: (url: string) => openUrls.delete(url),
  });
  const box = { top: 0, bottom: 90, left: 0, right: 160, x: 0, y: 0, width: 160, height: 90, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => box;
});
afterEach(() => jest.useRealTimers());

test('one camera after the other, each for its time, and then the first again', async () => {
  stillsArrive();
  stopClock();
  await open(three, '?interval=5');
  fireEvent.click(screen.getByLabelText(en.carousel.next));
  expect(shown()).toBe('Pen b');
  await wait(4900);
  expect(shown()).toBe('Pen b');
  await wait(200);
  expect(shown()).toBe('Pen c');
  await wait(5000);
  expect(shown()).toBe('Pen a');
});

test('a picture that is not there yet is waited for, but not for ever; then its place says so', async () => {
  // One that does not come at all is known to have failed after four seconds, and not waited for.
  stillsArrive();
  decoding = new Promise(() => {});
  await open(
    ['x', 'y', 'z'].map((id) => exampleCamera(id)),
    '?interval=5',
  );
  stopClock();
  fireEvent.click(screen.getByLabelText(en.carousel.next));
  await wait(5100);
  expect(shown()).toBe('Pen y');
  await wait(waitForPictureMs);
  expect(shown()).toBe('Pen z');
  expect(document.querySelector('[data-place="current"]')).toHaveTextContent('No picture yet');
});

test('what has arrived but is not decoded is not shown', async () => {
  stillsArrive();
  let decoded: () => void = () => {};
  decoding = new Promise((resolve) => {
    decoded = resolve;
  });
  await open(three.slice(0, 1));
  expect(screen.queryByRole('img')).toBeNull();
  await act(async () => decoded());
  expect(await screen.findByRole('img', { name: 'Picture of Pen a' })).toBeVisible();
});

test('it stops when asked to, and goes on', async () => {
  stillsArrive();
  stopClock();
  await open(three, '?interval=5');
  fireEvent.click(screen.getByLabelText(en.carousel.pause));
  const before = shown();
  await wait(60_000);
  expect(shown()).toBe(before);
  fireEvent.click(screen.getByLabelText(en.carousel.play));
  await wait(5100);
  expect(shown()).not.toBe(before);
});

test('arrow keys lead on and back', async () => {
  await open(three);
  expect(shown()).toBe('Pen a');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(shown()).toBe('Pen c');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(shown()).toBe('Pen a');
  await settle();
});

test('only the picture that has its turn can be reached', async () => {
  await open(three);
  const slides = [...document.querySelectorAll('[data-place]')];
  expect(slides.map((slide) => [slide.getAttribute('data-place'), slide.hasAttribute('inert')])).toEqual([
    ['current', false],
    ['next', true],
  ]);
});

test('the address names cameras and interval, and so does the device afterwards', async () => {
  const { unmount } = await open(three);
  await userEvent.click(screen.getByLabelText(en.carousel.settings));
  await userEvent.selectOptions(screen.getByLabelText(en.carousel.interval), '60000');
  await userEvent.click(screen.getByRole('button', { name: 'All cameras (3)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pen b' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 cameras' }));
  expect(address()).toBe('?camera=a&camera=c&interval=60');
  unmount();
  await open(three);
  expect(screen.getByText('1 of 2')).toBeVisible();
  unmount();
});

test('a camera that is gone leaves the round, and a barn without cameras says so', async () => {
  const { unmount } = await open(three, '?camera=gone');
  expect(screen.getByText(en.carousel.noneChosen)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.grid.showAll }));
  expect(shown()).toBe('Pen a');
  unmount();
  barn = await openCameraBarn([]);
  await draw();
  expect(screen.getByText(en.cameraList.none)).toBeVisible();
});

test('a single camera needs no controls', async () => {
  await open(three.slice(0, 1));
  expect(screen.queryByLabelText(en.carousel.next)).toBeNull();
});

test('the whole screen is in the address and turned by arrow keys', async () => {
  await open(three, '?wall=1');
  const wall = screen.getByRole('dialog', { name: en.carousel.title });
  fireEvent.keyDown(wall, { key: 'ArrowRight' });
  expect(shown()).toBe('Pen b');
  await settle();
  await userEvent.click(screen.getByRole('button', { name: en.wall.leave }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('');
});

test('after many rounds no more pictures are held than there are cameras', async () => {
  stillsArrive();
  stopClock();
  await open(three, '?interval=5');
  const turns = timesTried({ usually: 9, thoroughly: 30 });
  for (let turn = 0; turn < turns; turn += 1) await wait(5000);
  expect(openUrls.size).toBeLessThanOrEqual(three.length);
});

test('a long time without the barn: the round goes on with what is known, and new pictures come with the barn', async () => {
  stillsArrive();
  stopClock();
  await open(three, '?interval=60');
  for (let turn = 0; turn < 3; turn += 1) await wait(60_000);
  const timers = jest.getTimerCount();
  barn.door.answer(cameraCalls.still, 'no-connection');
  const asked = barn.door.asked(cameraCalls.still).length;
  const seen = new Set<string | null | undefined>();
  const minutes = timesTried({ usually: 12, thoroughly: 60 });
  for (let minute = 0; minute < minutes; minute += 1) {
    await wait(60_000);
    seen.add(shown());
  }
  expect(seen).toEqual(new Set(['Pen a', 'Pen b', 'Pen c']));
  expect(document.querySelector('[data-place="current"] img')).toBeVisible();
  expect(openUrls.size).toBeLessThanOrEqual(three.length);
  // Beside those of the page: a pause and a limit for each of the two calls that may be under way.
  expect(jest.getTimerCount()).toBeLessThanOrEqual(timers + 1 + 2 * 2);
  // The two slides that change, each after 1, 2, 4, 8, 16 and 30 s; a line that breaks is tried three times.
  expect(barn.door.asked(cameraCalls.still).length - asked).toBeLessThan(minutes * 2 * 7 * 3);
  stillsArrive();
  const before = urls;
  await wait(60_000);
  expect(urls).toBeGreaterThan(before);
});

test('a damaged camera is set aside and told; the others take their turns, asked for once', async () => {
  barn.tell({ a: three[0], b: damagedCamera('b'), c: three[2] });
  await draw();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByText(/^1 camera could not be read and is missing here\./)).toBeVisible();
  expect(barn.door.asked(cameraCalls.list)).toHaveLength(1);
});
