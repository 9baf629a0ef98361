import { readTimeBarcode } from '../../../deploy/reference-barn/herd/drawing/overlay/time-barcode';

/** What runs in the page that is measured, put there before its own code. Times are ms since 1970 UTC unless said. */
export interface PageProbe {
  /** When each watched selector first matched, ms since the page's start. */
  readonly seen: Readonly<Record<string, number>>;
  /** Every moment that was first seen on a moving picture, by the place of the picture on the page. */
  readonly moments: readonly PictureMoment[];
  /** Every change of a camera tile's state. */
  readonly states: readonly TileChange[];
  forget(): void;
}

export interface PictureMoment {
  readonly picture: number;
  /** When the frame was on the page. */
  readonly at: number;
  /** When the barn drew it, as its barcode says. */
  readonly capturedAt: number;
}

export interface TileChange {
  readonly at: number;
  readonly tile: string;
  readonly state: string;
}

/** Selectors that are looked for from the start, by a name of one's own. */
const watchedKey = 'barnwatchProbeWatches';

const now = () => performance.timeOrigin + performance.now();
const seen: Record<string, number> = {};
const moments: PictureMoment[] = [];
const states: TileChange[] = [];
const lastMoments = new WeakMap<Element, number>();
const lastStates = new WeakMap<Element, string>();
const canvas = document.createElement('canvas');
const context = canvas.getContext('2d', { willReadFrequently: true });

function watched(): Readonly<Record<string, string>> {
  const value: unknown = Reflect.get(globalThis, watchedKey);
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
}

function look(): void {
  for (const [name, selector] of Object.entries(watched())) {
    if (seen[name] === undefined && document.querySelector(selector) !== null) seen[name] = performance.now();
  }
  for (const tile of document.querySelectorAll('article[data-state]')) {
    const state = tile.getAttribute('data-state') ?? '';
    if (lastStates.get(tile) === state) continue;
    lastStates.set(tile, state);
    states.push({ at: now(), tile: tile.getAttribute('aria-label') ?? '', state });
  }
}

/** Only the rows of the barcode are copied: reading all of a picture would be work that no viewer does. */
function capturedAt(picture: HTMLCanvasElement | HTMLVideoElement): number | null {
  const width = picture instanceof HTMLVideoElement ? picture.videoWidth : picture.width;
  const height = picture instanceof HTMLVideoElement ? picture.videoHeight : picture.height;
  if (!context || width === 0 || height === 0) return null;
  const rows = Math.ceil(height / 12);
  if (canvas.width !== width || canvas.height !== rows) Object.assign(canvas, { width, height: rows });
  context.drawImage(picture, 0, height - rows, width, rows, 0, 0, width, rows);
  const { data } = context.getImageData(0, 0, width, rows);
  const luma = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < width * rows; pixel += 1) luma[(height - rows) * width + pixel] = data[pixel * 4 + 1] ?? 0;
  return readTimeBarcode(luma, width, height);
}

function readPictures(): void {
  const pictures = document.querySelectorAll<HTMLCanvasElement | HTMLVideoElement>(
    '[role="img"][data-shown="true"] > :is(canvas, video)',
  );
  for (const [picture, element] of [...pictures].entries()) {
    const captured = capturedAt(element);
    if (captured === null || lastMoments.get(element) === captured) continue;
    lastMoments.set(element, captured);
    moments.push({ picture, at: now(), capturedAt: captured });
  }
  requestAnimationFrame(readPictures);
}

new MutationObserver(look).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-state'],
});
requestAnimationFrame(readPictures);

const probe: PageProbe = {
  seen,
  moments,
  states,
  forget() {
    moments.splice(0);
    states.splice(0);
  },
};
Reflect.set(globalThis, 'barnwatchProbe', probe);
