import sharp from 'sharp';
import type { FfmpegFinder, FfmpegProgram } from '../../ffmpeg/ffmpeg-program';
import type { AccessUnit } from '../access-unit';
import type { FfmpegInput } from '../ffmpeg-input';
import type { SourceEnd } from '../source-end';
import { annexB } from './annex-b';
import { grabJpeg } from './grab-jpeg';
import type { Still, StillOutcome } from './still';

/** A still of a real camera is taken at most so often. */
const reuseMs = 1_500;

export interface StillGrabberOptions {
  findFfmpeg: FfmpegFinder;
  /** The newest key frame of the running live picture; `null` when nobody watches. */
  newestKeyframe: () => AccessUnit | null;
  /** Arguments up to and with `-i <input>` that open the source for a single picture. */
  oneShotArguments: (
    program: FfmpegProgram,
  ) => Promise<{ ok: true; value: FfmpegInput } | { ok: false; error: SourceEnd }>;
  /** Wall clock in ms. */
  now?: () => number;
}

export interface StillRequest {
  /** In pixels; smaller pictures are not enlarged. The source's own height by default. */
  heightPixels?: number;
  /** Ends the waiting, not the grab: others may wait for the same. */
  signal: AbortSignal;
}

/**
 * Stills of one real source: from the live picture while somebody watches, else by a short connection of its own. One
 * grab at a time serves all who ask meanwhile; a failed one is not remembered.
 */
export class StillGrabber {
  readonly #options: StillGrabberOptions;
  readonly #now: () => number;
  #underWay: Promise<StillOutcome> | null = null;
  #latest: { still: Still; takenAt: number } | null = null;

  constructor(options: StillGrabberOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** A still of the present, at most 1.5 s old or as old as the last key frame. Bounded: about 8 s. */
  async still({ heightPixels, signal }: StillRequest): Promise<StillOutcome> {
    const full = await orStopped(this.#full(), signal);
    if (!full.ok || heightPixels === undefined) return full;
    try {
      const jpeg = await sharp(full.value.jpeg)
        .resize({ height: heightPixels, withoutEnlargement: true })
        .jpeg({ quality: 80 })
        .toBuffer();
      return { ok: true, value: { ...full.value, jpeg } };
    } catch (cause) {
      return { ok: false, error: { kind: 'failed', message: `the still could not be resized: ${String(cause)}` } };
    }
  }

  #full(): Promise<StillOutcome> {
    if (this.#latest && this.#now() - this.#latest.takenAt < reuseMs) {
      return Promise.resolve({ ok: true, value: this.#latest.still });
    }
    this.#underWay ??= this.#grab()
      .catch((cause: unknown): StillOutcome => {
        return { ok: false, error: { kind: 'failed', message: `the still could not be taken: ${String(cause)}` } };
      })
      .then((outcome) => {
        this.#underWay = null;
        if (outcome.ok) this.#latest = { still: outcome.value, takenAt: this.#now() };
        return outcome;
      });
    return this.#underWay;
  }

  async #grab(): Promise<StillOutcome> {
    const found = await this.#options.findFfmpeg();
    if (!found.ok) return { ok: false, error: { kind: 'encoder-missing', message: found.error.message } };
    const keyframe = this.#options.newestKeyframe();
    const byteStream = keyframe && annexB(keyframe);
    if (keyframe && byteStream) {
      const grabbed = await grabJpeg(found.value, { arguments: ['-f', 'h264', '-i', 'pipe:0'], feed: byteStream });
      if (grabbed.ok) return { ok: true, value: { jpeg: grabbed.value, captureTimeMs: keyframe.captureTimeMs } };
    }
    const input = await this.#options.oneShotArguments(found.value);
    if (!input.ok) return input;
    const grabbed = await grabJpeg(found.value, input.value);
    return grabbed.ok ? { ok: true, value: { jpeg: grabbed.value, captureTimeMs: this.#now() } } : grabbed;
  }
}

function orStopped(outcome: Promise<StillOutcome>, signal: AbortSignal): Promise<StillOutcome> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve({ ok: false, error: { kind: 'stopped' } });
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    outcome.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject);
  });
}
