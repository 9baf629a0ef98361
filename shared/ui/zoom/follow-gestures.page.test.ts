import { followGestures } from './follow-gestures';
import { wholePicture, type ZoomView } from './zoom-view';

function openPicture() {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 200 }) as DOMRect;
  element.setPointerCapture = () => {};
  let view: ZoomView = wholePicture;
  const end = followGestures(
    element,
    () => view,
    (change) => {
      view = change(view);
    },
  );
  let at = 0;
  const send = (type: string, x: number, y: number) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0 });
    Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: at } });
    element.dispatchEvent(event);
  };
  return {
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
