import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { drawFrame } from '../herd/drawing/draw-frame';
import { drawStill } from '../herd/drawing/draw-still';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { simulatedSource } from '../sources/simulated-source';
import { LiveCamera } from '../streaming/live-camera';
import type { CameraPictures, CapturedStill } from './camera-pictures';

// Stills are drawn as sharp as a real camera's; live at the size that forty cameras can be encoded at on two cores.
const stillSize = { width: 1280, height: 720 } as const;
const liveSize = { width: 640, height: 360 } as const;
const framesPerSecond = 10;

export interface SimulatedPicturesOptions {
  readonly camera: SimulatedCamera;
  readonly findFfmpeg: FfmpegFinder;
  readonly clock: () => number;
}

/** Pictures of a simulated camera: drawn when they are asked for. */
export function createSimulatedPictures({ camera, findFfmpeg, clock }: SimulatedPicturesOptions): CameraPictures {
  // Those who ask within the same frame for the same size get the same picture, drawn once.
  const underWay = new Map<string, Promise<CapturedStill>>();
  const frameMs = 1000 / framesPerSecond;

  function draw(capturedAt: number, heightPixels: number): Promise<CapturedStill> {
    const key = `${capturedAt} ${heightPixels}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const drawing = drawStill(camera, capturedAt, { heightPixels })
      .then((jpeg): CapturedStill => ({ jpeg, capturedAt }))
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  return {
    ...stillSize,
    live: new LiveCamera({
      source: simulatedSource({
        findFfmpeg,
        drawFrame: (timeMs) => drawFrame(camera, timeMs, liveSize),
        ...liveSize,
        framesPerSecond,
        now: clock,
      }),
      now: clock,
    }),
    takeStill: ({ heightPixels = stillSize.height }) => {
      const capturedAt = Math.floor(clock() / frameMs) * frameMs;
      return draw(capturedAt, Math.min(heightPixels, stillSize.height));
    },
    lastSeen: clock,
    isOnline: () => true,
  };
}
