import { gifFacts } from './gif';
import { inspectPicture } from './inspect-picture';

const signature = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
const gif = (...rest: number[]) => new Uint8Array([...signature, 160, 0, 90, 0, 0, 0, 0, ...rest]);

test('a moving thumbnail is as large as it says, where its end has come (product F33)', () => {
  expect(gifFacts(gif(1, 2, 0x3b))).toEqual({ width: 160, height: 90 });
  expect(gifFacts(gif(1, 2))).toBe('truncated');
  expect(gifFacts(new Uint8Array([1, 2, 3]))).toBeNull();
  expect(inspectPicture(gif(0x3b))).toEqual({ ok: true, width: 160, height: 90 });
});
