import { millisecondsInDay } from 'date-fns/constants';
import { momentAt, pixelOf, type TimeReach } from '../geometry/time-view';
import { followTimelineGestures } from './follow-timeline-gestures';

const latest = 1_790_755_200_000;
const reach: TimeReach = { earliest: latest - 400 * millisecondsInDay, latest };
const width = 1_000;
const left = 100;
const first = { start: latest - 20 * millisecondsInDay, end: latest - 19 * millisecondsInDay };

let element: HTMLElement;
let view = first;
let clock = 0;
let end: () => void;
const onPress = jest.fn();
const onHold = jest.fn();
const onPoint = jest.fn();

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
  clock += 1_000;
  element = document.createElement('div');
  element.setPointerCapture = () => {};
  view = first;
  for (const mock of [onPress, onHold, onPoint]) mock.mockClear();
  end = followTimelineGestures(element, {
    place: () => ({ left, width, view, reach }),
    onView: (next) => {
      view = next;
    },
    onPress,
    onHold,
    onPoint,
  });
});
afterEach(() => end());

/** The document of tests knows no fingers. */
function send(type: string, x: number, facts: Readonly<Record<string, unknown>> = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const told = { pointerId: 1, pointerType: 'touch', button: 0, clientX: left + x, clientY: 60, ...facts };
  for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value });
  element.dispatchEvent(event);
  return event;
}

test('a drag goes through time, and the moment that was taken hold of stays below the finger', () => {
  const held = momentAt(view, 500, width);
  send('pointerdown', 500);
  send('pointermove', 520);
  send('pointermove', 700);
  expect(pixelOf(view, held, width)).toBeCloseTo(700, 0);
  expect(onHold).toHaveBeenCalledWith(true);
  send('pointerup', 700);
  expect(onHold).toHaveBeenLastCalledWith(false);
  expect(onPress).not.toHaveBeenCalled();
});

test('a tap with an unsteady thumb chooses the moment, and moves nothing', () => {
  send('pointerdown', 250);
  send('pointermove', 253);
  send('pointerup', 253);
  expect(onPress).toHaveBeenCalledWith(momentAt(first, 250, width), 60);
  expect(view).toBe(first);
});

test('a scroll of the page that begins on it chooses nothing', () => {
  send('pointerdown', 250);
  send('pointercancel', 250);
  expect(onPress).not.toHaveBeenCalled();
});

test('two fingers that part come closer', () => {
  send('pointerdown', 400);
  send('pointerdown', 600, { pointerId: 2 });
  send('pointermove', 300);
  send('pointermove', 700, { pointerId: 2 });
  expect(view.end - view.start).toBeLessThan((first.end - first.start) * 0.6);
  send('pointerup', 300);
  send('pointerup', 700, { pointerId: 2 });
  expect(onPress).not.toHaveBeenCalled();
  expect(onHold).toHaveBeenLastCalledWith(false);
});

test('the wheel comes closer at the pointer, with Shift it goes through time, and neither scrolls the page', () => {
  const wheel = { deltaX: 0, deltaY: -100, deltaMode: 0, shiftKey: false, ctrlKey: false };
  const pointed = momentAt(view, 800, width);
  const turned = send('wheel', 800, wheel);
  expect(turned.defaultPrevented).toBe(true);
  expect(view.end - view.start).toBeLessThan(first.end - first.start);
  expect(pixelOf(view, pointed, width)).toBeCloseTo(800, 0);
  const length = view.end - view.start;
  const { start } = view;
  send('wheel', 800, { ...wheel, deltaY: 100, shiftKey: true });
  expect(view.end - view.start).toBe(length);
  expect(view.start).toBeGreaterThan(start);
});

test('a wheel that scrolls the page across it goes on scrolling the page', () => {
  document.dispatchEvent(new Event('scroll'));
  const wheel = { deltaX: 0, deltaY: -100, deltaMode: 0, shiftKey: false, ctrlKey: false };
  expect(send('wheel', 800, wheel).defaultPrevented).toBe(false);
  expect(view).toBe(first);
});

test('after its end nothing is followed any more', () => {
  end();
  send('pointerdown', 500);
  send('pointermove', 700);
  expect(view).toBe(first);
});
