import { type Viewport, wholePicture } from '../../geometry/viewport/viewport';
import { followHand } from './follow-hand';

const box = { x: 400, y: 225 };

function open() {
  const element = document.createElement('div');
  document.body.append(element);
  const calls: string[] = [];
  let view: Viewport = wholePicture;
  let isTaken = true;
  const end = followHand(element, {
    box: () => box,
    view: () => view,
    show: (next) => {
      view = next;
      calls.push('show');
    },
    begin: () => calls.push('begin'),
    move: () => {
      calls.push('move');
      return isTaken;
    },
    end: () => calls.push('end'),
    cancel: () => calls.push('cancel'),
    hover: (place) => calls.push(place ? 'hover' : 'leave'),
  });
  const send = (type: string, pointerId: number, clientX = 0, clientY = 0, button = 0) =>
    element.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX, clientY, button, bubbles: true, cancelable: true }), {
        pointerId,
        pointerType: 'touch',
      }),
    );
  const release = () => {
    isTaken = false;
  };
  return { element, calls, send, end, view: () => view, takeNothing: release };
}

test('one finger draws from where it is put down to where it is lifted', () => {
  const { calls, send } = open();
  send('pointerdown', 1, 10, 10);
  send('pointermove', 1, 20, 10);
  send('pointerup', 1, 20, 10);
  send('pointermove', 1, 30, 10);
  expect(calls).toEqual(['begin', 'move', 'end', 'hover']);
});

test('a second finger takes back what the first had begun, and zooms', () => {
  const { calls, send, view } = open();
  send('pointerdown', 1, 100, 100);
  send('pointerdown', 2, 200, 100);
  send('pointermove', 2, 300, 100);
  expect(calls).toEqual(['begin', 'cancel', 'show']);
  expect(view().scale).toBeCloseTo(2);
  send('pointerup', 2, 300, 100);
  send('pointermove', 1, 120, 100);
  send('pointerup', 1, 120, 100);
  expect(calls).toEqual(['begin', 'cancel', 'show']);
});

test('what the system takes away was not done; a hand that takes nothing moves the picture', () => {
  const { calls, send, takeNothing } = open();
  send('pointerdown', 1, 100, 100);
  send('pointercancel', 1, 100, 100);
  expect(calls).toEqual(['begin', 'cancel']);
  takeNothing();
  send('pointerdown', 1, 100, 100);
  send('pointermove', 1, 90, 100);
  expect(calls.slice(2)).toEqual(['begin', 'move', 'show']);
});

test('the wheel zooms where it stands, and scrolls the page away from a whole picture', () => {
  const { element, view, end } = open();
  const turn = (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, clientX: 100, clientY: 100, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn(100)).toBe(false);
  expect(turn(-300)).toBe(true);
  expect(view().scale).toBeGreaterThan(1.5);
  expect(turn(900)).toBe(true);
  expect(view()).toEqual(wholePicture);
  end();
  expect(turn(-300)).toBe(false);
});
