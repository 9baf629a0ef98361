import type { TimeSpan } from '@barnwatch/shared/wire';
import type { DrawingThread } from '../../drawing-thread/open-drawing-thread';
import type { FfmpegFinder } from '../../ffmpeg/ffmpeg-program';
import type { SimulatedCamera } from '../../herd/simulated-camera';
import type { Refusal } from '../../server/refusals';
import type { FileCache } from '../file-cache';
import { nameOf } from '../file-name';
import { mediaUnavailable } from '../media-unavailable';
import { createSharedWork } from '../shared-work';
import { createGrowingParts, type GrowingParts } from './growing-parts';
import { readStoredParts } from './read-stored-parts';
import type { Stretch } from './stretch';
import { isWhole, minuteOf, planStretches } from './stretch-plan';

/** The past of simulated cameras as video: drawn when somebody looks, once for all who do, and kept for the next. */
export interface DrawnStretches {
  /**
   * One more is drawn ahead of the reader, and nothing for whoever has left.
   * @param untilMs nothing is known of later moments
   */
  of(camera: SimulatedCamera, span: TimeSpan, untilMs: number, signal: AbortSignal): AsyncIterable<Stretch>;
}

export interface DrawnStretchParts {
  readonly kept: FileCache;
  readonly drawing: DrawingThread;
  readonly findFfmpeg: FfmpegFinder;
  readonly log: { error(details: object, message: string): void };
}

interface Begun {
  readonly stretch: Stretch;
  /** Tells in the end whether all of it is there. */
  readonly whole: Promise<boolean>;
}

export function createDrawnStretches({ kept, drawing, findFfmpeg, log }: DrawnStretchParts): DrawnStretches {
  const underWay = new Map<string, GrowingParts>();
  const shared = createSharedWork<boolean>();

  async function drawInto(
    { push }: GrowingParts,
    camera: SimulatedCamera,
    span: TimeSpan,
    ending: AbortSignal,
  ): Promise<Refusal | undefined> {
    const found = await findFfmpeg();
    if (!found.ok) return mediaUnavailable('encoder-missing', found.error.message);
    const encoder = found.value;
    if (!encoder.features.libx264) {
      return mediaUnavailable('encoder-missing', `${encoder.path} was built without libx264.`);
    }
    const take = (part: Uint8Array): void => push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    return drawing.draw('stretch', { camera, span, encoder }, () => {}, ending, take);
  }

  /** @returns whether all of it was drawn; why not is told to those who read it */
  async function draw(name: string, camera: SimulatedCamera, span: TimeSpan, ending: AbortSignal): Promise<boolean> {
    const parts = createGrowingParts();
    underWay.set(name, parts);
    try {
      const refusal = await drawInto(parts, camera, span, ending);
      parts.end(refusal);
      // Whoever watches does not have to wait for it, nor to leave because the disk is full.
      if (!refusal && isWhole(span)) {
        await kept.keep(name, Buffer.concat(parts.all)).catch((cause: unknown) => {
          log.error({ err: cause }, 'a drawn video could not be kept');
        });
      }
      return !refusal;
    } catch (cause) {
      parts.fail(cause);
      return false;
    } finally {
      if (underWay.get(name) === parts) underWay.delete(name);
    }
  }

  function begin(camera: SimulatedCamera, span: TimeSpan, signal: AbortSignal): Begun {
    for (const drawn of [minuteOf(span), span]) {
      const file = kept.find(stretchName(camera, drawn));
      if (file === null) continue;
      const parts = readStoredParts(file, span.start - drawn.start, signal);
      return { stretch: { originMs: drawn.start, parts }, whole: Promise.resolve(true) };
    }
    const name = stretchName(camera, span);
    const whole = shared.join(name, (ending) => draw(name, camera, span, ending), signal);
    whole.catch(() => undefined);
    const parts = underWay.get(name)?.read(signal) ?? noParts();
    return { stretch: { originMs: span.start, parts }, whole };
  }

  return {
    async *of(camera, span, untilMs, signal) {
      const leaving = new AbortController();
      const either = AbortSignal.any([signal, leaving.signal]);
      const plan = planStretches(span, untilMs);
      const begun = new Map<number, Begun>();
      const beginAt = (index: number): Begun | undefined => {
        const planned = plan[index];
        const known = begun.get(index) ?? (planned && begin(camera, planned, either));
        if (known) begun.set(index, known);
        return known;
      };
      try {
        for (const index of plan.keys()) {
          const now = beginAt(index);
          if (!now) return;
          now.whole.then(
            (isDrawn) => void (isDrawn && !either.aborted && beginAt(index + 1)),
            () => undefined,
          );
          yield now.stretch;
          begun.delete(index);
        }
      } finally {
        leaving.abort(new Error('The reader has left'));
      }
    },
  };
}

function stretchName(camera: SimulatedCamera, { start, end }: TimeSpan): string {
  return nameOf(['stretch', JSON.stringify(camera), start, end], 'mp4');
}

async function* noParts(): AsyncGenerator<Buffer> {}
