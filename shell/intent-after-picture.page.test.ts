import { intentAfterPicture } from './intent-after-picture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what hints at a screen fetches it after the picture, not before', () => {
  const frames: FrameRequestCallback[] = [];
  const asked = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const announced: string[] = [];
  const hint = intentAfterPicture((path) => announced.push(path));
  hint('/dashboard/north-barn/cameras');
  jest.runAllTimers();
  for (const frame of frames) frame(0);
  expect(announced).toEqual([]);
  jest.runAllTimers();
  expect(announced).toEqual(['/dashboard/north-barn/cameras']);
  asked.mockRestore();
});
