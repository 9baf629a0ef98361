import { refuse } from '../../server/refusals';
import { until } from '../../streaming/testing/until';
import { type CodedPicture, fileHead, fragment } from '../recorder/fragmented-mp4';
import { play } from './play';
import type { Stretch } from './stretch';

const span = { start: 0, end: 60_000 };

/** One stretch, and whether its reader has left. */
function stretchOf(parts: Stretch['parts']) {
  const seen = { isLeft: false };
  async function* stretches(): AsyncGenerator<Stretch> {
    try {
      yield { originMs: 0, parts };
    } finally {
      seen.isLeft = true;
    }
  }
  return { seen, stretches: stretches() };
}

test('ends the stretches where the first part is a refusal', async () => {
  const refusal = refuse('media-unavailable', 'no');
  async function* refused() {
    yield refusal;
  }
  const { seen, stretches } = stretchOf(refused());
  expect(await play(stretches, span, [])).toBe(refusal);
  expect(seen.isLeft).toBe(true);
});

test('ends the stretches of a video of which nothing is read', async () => {
  const picture: CodedPicture = { avcc: Buffer.alloc(8), keyframe: true, compositionOffsetMs: 0, durationMs: 200 };
  async function* pictures() {
    yield fileHead(Buffer.from([1, 66, 0, 30, 0xff, 0xe1, 0, 0, 1, 0, 0]), { width: 64, height: 36 });
    yield fragment(1, 0, [picture]);
  }
  const { seen, stretches } = stretchOf(pictures());
  const video = await play(stretches, span, []);
  expect(video).toMatchObject({ captureTimeMs: 0 });
  if (video && 'content' in video) video.content.destroy();
  await until(() => seen.isLeft);
});
