import type { TimeSpan } from '@barnwatch/shared/wire';
import type { DrawingThread } from '../../drawing-thread/open-drawing-thread';
import type { FfmpegFinder } from '../../ffmpeg/ffmpeg-program';
import type { SimulatedCamera } from '../../herd/simulated-camera';
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
  readonly whole: Promise<unknown>;
}

export function createDrawnStretches({ kept, drawing, findFfmpeg, log }: DrawnStretchParts): DrawnStretches {
  const underWay = new Map<string, GrowingParts>();
  const shared = createSharedWork<void>();

  async function draw(name: string, camera: SimulatedCamera, span: TimeSpan, ending: AbortSignal): Promise<void> {
    const parts = createGrowingParts();
    underWay.set(name, parts);
    try {
      const found = await findFfmpeg();
      if (!found.ok) return parts.end(mediaUnavailable('encoder-missing', found.error.message));
      const encoder = found.value;
      if (!encoder.features.libx264) {
        return parts.end(mediaUnavailable('encoder-missing', `${encoder.path} was built without libx264.`));
      }
      const take = (part: Uint8Array): void => parts.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
      const refusal = await drawing.draw('stretch', { camera, span, encoder }, () => {}, ending, take);
      parts.end(refusal);
      // Whoever watches does not have to wait for it, nor to leave because the disk is full.
      if (!refusal && isWhole(span)) {
        await kept.keep(name, Buffer.concat(parts.all)).catch((cause: unknown) => {
          log.error({ err: cause }, 'a drawn video could not be kept');
        });
      }
    } catch (cause) {
      parts.fail(cause);
    } finally {
      if (underWay.get(name) === parts) underWay.delete(name);
    }
  }

  function begin(camera: SimulatedCamera, span: TimeSpan, signal: AbortSignal): Begun {
    for (const drawn of [minuteOf(span), span]) {
      const file = kept.find(stretchName(camera, drawn));
      if (file === null) continue;
      const parts = readStoredParts(file, span.start - drawn.start, signal);
      return { stretch: { originMs: drawn.start, parts }, whole: Promise.resolve() };
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
            () => either.aborted || beginAt(index + 1),
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
