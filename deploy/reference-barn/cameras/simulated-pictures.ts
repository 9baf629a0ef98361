import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { drawFrame } from '../herd/drawing/draw-frame';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { simulatedSource } from '../sources/simulated-source';
import { LiveCamera } from '../streaming/live-camera';
import type { CameraPictures } from './camera-pictures';
import { captureSize, createSimulatedStills, drawnHeights } from './simulated-stills';

export const framesPerSecond = 10;

export interface SimulatedPicturesOptions {
  readonly camera: SimulatedCamera;
  readonly findFfmpeg: FfmpegFinder;
  readonly clock: () => number;
}

/** Pictures of a simulated camera: drawn when they are asked for. */
export function createSimulatedPictures({ camera, findFfmpeg, clock }: SimulatedPicturesOptions): CameraPictures {
  const stills = createSimulatedStills(camera, 1000 / framesPerSecond);
  const [small, full] = drawnHeights;
  return {
    ...captureSize,
    live: new LiveCamera({
      source: simulatedSource({
        findFfmpeg,
        drawFrame: (timeMs) => drawFrame(camera, timeMs, captureSize),
        ...captureSize,
        framesPerSecond,
        now: clock,
      }),
      now: clock,
    }),
    takeStill: ({ heightPixels = captureSize.height, dots }) => stills.take({ heightPixels, dots, timeMs: clock() }),
    lastSeen: clock,
    isOnline: () => true,
    preparations: [() => stills.prepare(small, clock()), () => stills.prepare(full, clock())],
  };
}
