import { drawTurned, type Look } from './draw-turned';
import { readPixels } from './read-pixels';

/** Reads the code in the current frame of a video, or null where there is none. Never rejects. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Each frame is looked at in another way, in turn: within half a second each way has been tried. */
const looks = [
  { side: 1280, turn: 0 },
  { side: 720, turn: 20 },
  { side: 960, turn: 0 },
  { side: 720, turn: 45 },
] as const satisfies readonly Look[];

interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector where it knows QR codes: that of Android is better at bad pictures than any script. */
async function browserDetector(): Promise<Detector | null> {
  // Not in TypeScript's library: the Shape Detection API is in some browsers only.
  const detector = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined;
  if (detector === undefined) return null;
  try {
    const formats = await detector.getSupportedFormats();
    return formats.includes('qr_code') ? new detector({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

function ownReader(): FrameReader {
  const canvas = document.createElement('canvas');
  let frames = 0;
  return async (video) => {
    const size = { width: video.videoWidth, height: video.videoHeight };
    if (size.width === 0 || size.height === 0) return null;
    const look = looks[frames % looks.length] ?? looks[0];
    frames += 1;
    const side = Math.min(look.side, Math.max(size.width, size.height));
    const pixels = drawTurned(video, size, { side, turn: look.turn }, canvas);
    return pixels && readPixels(pixels, 'frame');
  };
}

/** The best reader of this browser. One whose detector fails goes on with the script's. */
export async function createFrameReader(): Promise<FrameReader> {
  const own = ownReader();
  let detector = await browserDetector();
  return async (video) => {
    if (detector === null) return own(video);
    try {
      const [found] = await detector.detect(video);
      return found?.rawValue ?? null;
    } catch {
      detector = null;
      return own(video);
    }
  };
}
