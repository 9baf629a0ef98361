import { unseenUntilStill } from './unseen-until-still';

const isUnseen = (host: HTMLElement) => 'measuring' in host.dataset;

/** A grid whose height is worked out anew at each frame. */
function gridOf(heightAt: (frame: number) => number) {
  let frame = 0;
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => waiting.push(callback));
  const host = document.createElement('div');
  Object.defineProperty(host, 'clientHeight', { get: () => heightAt(frame) });
  const draw = () => {
    frame += 1;
    for (const callback of waiting.splice(0)) callback(0);
  };
  return { host, draw, awaits: () => waiting.length };
}

afterEach(() => jest.restoreAllMocks());

test('a grid is unseen while it grows, and seen when it has stayed the same for some frames', () => {
  const { host, draw, awaits } = gridOf((frame) => Math.min(frame, 5) * 40);
  unseenUntilStill(host);
  for (let frames = 0; frames < 7; frames += 1) {
    draw();
    expect(isUnseen(host)).toBe(true);
  }
  draw();
  expect(isUnseen(host)).toBe(false);
  expect(awaits()).toBe(0);
});

test('a grid that never rests is seen all the same', () => {
  const { host, draw } = gridOf((frame) => frame);
  unseenUntilStill(host);
  for (let frames = 0; frames < 30; frames += 1) draw();
  expect(isUnseen(host)).toBe(false);
});

test('a grid that goes is seen at once', () => {
  const { host } = gridOf(() => 40);
  const show = unseenUntilStill(host);
  expect(isUnseen(host)).toBe(true);
  show();
  expect(isUnseen(host)).toBe(false);
});
