import { followGestures, type GestureOptions } from './follow-gestures';
import { wholePicture, type ZoomView } from './zoom-view';

interface Sent {
  readonly on?: HTMLElement;
  readonly buttons?: number;
}

function openPicture(options: GestureOptions = {}, from: ZoomView = wholePicture) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 200 }) as DOMRect;
  element.setPointerCapture = () => {};
  let view = from;
  const end = followGestures(
    element,
    () => view,
    (change) => {
      view = change(view);
    },
    options,
  );
  let at = 0;
  const send = (type: string, x: number, y: number, { on = element, buttons = 1 }: Sent = {}) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0, buttons, bubbles: true, cancelable: true });
    const facts = { pointerId: { value: 1 }, pointerType: { value: 'mouse' }, timeStamp: { value: at } };
    Object.defineProperties(event, facts);
    on.dispatchEvent(event);
    return event;
  };
  const link = document.createElement('a');
  element.append(link);
  return {
    send,
    link,
    end,
    seen: () => view,
    wait: (ms: number) => {
      at += ms;
    },
    tap: (x: number, y: number) => {
      send('pointerdown', x, y);
      at += 60;
      send('pointerup', x, y);
      at += 60;
    },
  };
}

test('a double tap goes near to what is under the finger, and the next one back', () => {
  const { tap, seen, wait } = openPicture();
  tap(100, 50);
  expect(seen()).toEqual(wholePicture);
  tap(104, 52);
  expect(seen().scale).toBe(2.5);
  // What was a quarter in from the left still is.
  expect((0.26 - seen().x) / seen().scale).toBeCloseTo(0.26, 2);
  wait(1000);
  tap(200, 100);
  tap(200, 100);
  expect(seen()).toEqual(wholePicture);
});

test('two taps that are far apart, in time or place, are two taps', () => {
  const { tap, seen, wait, end } = openPicture();
  tap(100, 50);
  wait(1000);
  tap(100, 50);
  tap(300, 150);
  expect(seen()).toEqual(wholePicture);
  end();
});

const near: ZoomView = { scale: 4, x: -1, y: -1 };

test('a movement that begins on a link moves the picture, and follows no link at its end', () => {
  const { send, link, seen } = openPicture({ onLinks: true }, near);
  send('pointerdown', 100, 100, { on: link });
  send('pointermove', 103, 100, { on: link });
  expect(seen()).toEqual(near);
  send('pointermove', 140, 100, { on: link });
  expect(seen().x).toBeCloseTo(-0.9, 6);
  send('pointerup', 140, 100, { on: link });
  expect(send('click', 140, 100, { on: link }).defaultPrevented).toBe(true);
});

test('a press on a link is one of the link', () => {
  const { send, link, seen } = openPicture({ onLinks: true }, near);
  send('pointerdown', 100, 100, { on: link });
  send('pointerup', 101, 100, { on: link });
  expect(send('click', 101, 100, { on: link }).defaultPrevented).toBe(false);
  expect(seen()).toEqual(near);
});

test('a button that was let go elsewhere moves nothing when the mouse comes back', () => {
  const { send, seen } = openPicture({ onLinks: true }, near);
  send('pointerdown', 100, 100);
  send('pointermove', 200, 100, { buttons: 0 });
  send('pointermove', 300, 100, { buttons: 0 });
  expect(seen()).toEqual(near);
});

test('pictures that are made of many may be gone nearer to than one alone', () => {
  const { send, seen } = openPicture({ most: 32 });
  for (let turn = 0; turn < 20; turn += 1) {
    const wheel = new WheelEvent('wheel', { deltaY: -200, clientX: 10, clientY: 10, bubbles: true, cancelable: true });
    send('pointermove', 10, 10).target?.dispatchEvent(wheel);
  }
  expect(seen().scale).toBe(32);
});
