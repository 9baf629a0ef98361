import type { LiveTag } from '../flv/flv-tag';
import { LowDelayPlayer } from './low-delay-player';

interface Chunk {
  readonly type: 'key' | 'delta';
  readonly timestamp: number;
}

/** A decoder as slow as a test wants. A picture that builds on one that it was not given is an error, as in a browser. */
class SlowDecoder {
  static last: SlowDecoder | null = null;
  state = 'unconfigured';
  readonly waiting: Chunk[] = [];
  readonly #init: { output: (frame: unknown) => void; error: (error: Error) => void };
  #expected: number | null = null;

  constructor(init: { output: (frame: unknown) => void; error: (error: Error) => void }) {
    this.#init = init;
    SlowDecoder.last = this;
  }

  configure(): void {
    this.state = 'configured';
  }

  reset(): void {
    this.waiting.length = 0;
    this.#expected = null;
  }

  close(): void {
    this.state = 'closed';
  }

  decode(chunk: Chunk): void {
    if (chunk.type === 'delta' && chunk.timestamp !== this.#expected) {
      this.#init.error(Object.assign(new Error('no reference'), { name: 'EncodingError' }));
    }
    this.#expected = chunk.timestamp + stepMs * 1000;
    this.waiting.push(chunk);
  }

  show(count: number): void {
    for (const { timestamp } of this.waiting.splice(0, count)) {
      this.#init.output({ timestamp, displayWidth: 2, displayHeight: 1, close: () => {} });
    }
  }
}

const stepMs = 40;
const groupLength = 50;

function setUp() {
  Object.assign(globalThis, {
    VideoDecoder: SlowDecoder,
    EncodedVideoChunk: class {
      constructor(chunk: Chunk) {
        Object.assign(this, chunk);
      }
    },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const failures: unknown[] = [];
  let shown = 0;
  const player = new LowDelayPlayer(
    {
      frame: () => {
        shown += 1;
      },
      failed: (cause) => failures.push(cause),
    },
    document,
  );
  player.feed(new Uint8Array(), [{ kind: 'configuration', record: new Uint8Array([1]), codec: 'avc1.42c01e' }]);
  const decoder = SlowDecoder.last;
  if (!decoder) throw new Error('no decoder was made');
  let next = 0;
  const arrive = () => {
    const keyframe = next % groupLength === 0;
    const tag: LiveTag = {
      kind: 'picture',
      keyframe,
      timestampMs: next * stepMs,
      compositionOffsetMs: 0,
      data: new Uint8Array([1]),
    };
    next += 1;
    player.feed(new Uint8Array(), [tag]);
    return keyframe;
  };
  return { player, decoder, failures, arrive, shown: () => shown };
}

test('a device that decodes half of what comes never gets a picture without the ones that it builds on', () => {
  const { player, decoder, failures, arrive, shown } = setUp();
  for (let picture = 0; picture < 40 * groupLength; picture += 1) {
    arrive();
    if (picture % 2 === 0) decoder.show(1);
    expect(decoder.waiting.length).toBeLessThanOrEqual(250);
  }
  expect(failures).toEqual([]);
  expect(player.figures().dropped).toBeGreaterThan(0);
  expect(shown()).toBeGreaterThan(10 * groupLength);
});

test('once one was dropped, what follows is too until the next key picture, though there is room again', () => {
  const { player, decoder, arrive } = setUp();
  arrive();
  decoder.show(1);
  while (player.figures().dropped === 0) arrive();
  decoder.show(decoder.waiting.length);
  expect(arrive()).toBe(false);
  expect(decoder.waiting).toEqual([]);
  while (!arrive());
  expect(decoder.waiting).toMatchObject([{ type: 'key' }]);
  arrive();
  expect(decoder.waiting).toMatchObject([{ type: 'key' }, { type: 'delta' }]);
});
