import { FlvParser } from '../../../mf-cameras/live/flv/flv-parser';
import type { LiveTag } from '../../../mf-cameras/live/flv/flv-tag';
import { LowDelayPlayer } from '../../../mf-cameras/live/players/low-delay-player';
import { slowedDecoder } from './slowed-decoder';

/** What a player made of a stream. */
export interface Played {
  /** A digest of every pixel of each picture that was shown, in order. */
  readonly shown: readonly string[];
  readonly dropped: number;
  /** Names of the errors that it ended with. */
  readonly failures: readonly string[];
}

/** How a stream is played. */
export interface Playing {
  /** Pictures that arrive together, and the time from one such lot to the next, ms. */
  readonly together: number;
  readonly everyMs: number;
  /** What the decoder takes for each picture at the least, ms; 0 as fast as this machine decodes. */
  readonly decodeMs: number;
}

/** The low-delay player of the product in a page that has nothing else in it, with the browser's own decoder. */
export interface DecoderPage {
  /**
   * Every picture is shown before the next one arrives: what the stream's pictures are, and what a stream becomes of which
   * some are lost on the way, by their place in it.
   */
  pictures(address: string, lost: readonly number[]): Promise<Played>;
  play(address: string, playing: Playing): Promise<Played>;
}

/** So long nothing more has come out of a decoder that is done. */
const stillnessMs = 400;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function tagsOf(address: string): Promise<readonly LiveTag[]> {
  const parsed = new FlvParser().push(new Uint8Array(await (await fetch(address)).arrayBuffer()));
  if (!parsed.ok) throw new Error(parsed.broken.defect);
  return parsed.tags;
}

function digest(canvas: HTMLCanvasElement | HTMLVideoElement): string {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The player has no canvas.');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to look at.');
  const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  // FNV-1a over whole pixels.
  const hash = pixels.reduce((sum, pixel) => Math.imul(sum ^ pixel, 0x01_00_01_93), 0x81_1c_9d_c5);
  return (hash >>> 0).toString(16);
}

function openPlayer() {
  const shown: string[] = [];
  const failures: string[] = [];
  const player = new LowDelayPlayer(
    {
      frame: () => void shown.push(digest(player.element)),
      failed: (cause) => void failures.push('detail' in cause ? String(cause.detail) : cause.code),
    },
    document,
  );
  const feed = (tags: readonly LiveTag[]) => player.feed(new Uint8Array(), tags);
  return { shown, failures, feed, end: (): Played => ({ shown, failures, dropped: player.figures().dropped }), player };
}

const page: DecoderPage = {
  async pictures(address, lost) {
    const { shown, failures, feed, end, player } = openPlayer();
    let wanted = 0;
    let place = -1;
    for (const tag of await tagsOf(address)) {
      if (tag.kind === 'picture') {
        place += 1;
        if (lost.includes(place)) continue;
        wanted += 1;
      }
      feed([tag]);
      while (shown.length < wanted && failures.length === 0) await pause(0);
    }
    player.close();
    return end();
  },
  async play(address, { together, everyMs, decodeMs }) {
    const decoder = globalThis.VideoDecoder;
    if (decodeMs > 0) globalThis.VideoDecoder = slowedDecoder(decoder, decodeMs);
    const { shown, feed, end, player } = openPlayer();
    const tags = await tagsOf(address);
    for (let place = 0; place < tags.length; place += together) {
      feed(tags.slice(place, place + together));
      await pause(everyMs);
    }
    for (let known = -1; known < shown.length; ) {
      known = shown.length;
      await pause(stillnessMs);
    }
    player.close();
    globalThis.VideoDecoder = decoder;
    return end();
  },
};

Reflect.set(globalThis, 'barnwatchDecoder', page);
