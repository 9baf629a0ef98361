import { readTimeBarcode } from '../../../deploy/reference-barn/herd/drawing/overlay/time-barcode';
import { type CallMeter, meterCalls } from './call-meter';
import { fetchAll } from './fetch-all';

/** What runs in the page that is measured, put there before its own code. Times are ms since 1970 UTC by its clock. */
export interface PageProbe {
  /** When each watched selector first matched since the last `forget`; an image counts when it can be seen. */
  readonly seen: Readonly<Record<string, number>>;
  /** Every moment that was first seen on a moving picture. */
  readonly moments: readonly PictureMoment[];
  /** Every change of a camera tile's state. */
  readonly states: readonly TileChange[];
  /** When the page was asked for. */
  readonly openedAt: number;
  /** Starts anew and answers the time. */
  forget(): number;
  /** Begins to measure calls to an address. */
  startCalls(address: string): void;
  /** Ends it and answers how long the calls took, ms. */
  stopCalls(): readonly number[];
  /** Fetches addresses, so many at once, and does nothing with them; answers the time for all, ms. */
  fetchAll(addresses: readonly string[], atOnce: number): Promise<number>;
}

export interface PictureMoment {
  /** Place of the picture among the moving pictures of the page. */
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
  /** All words on the tile. */
  readonly words: string;
}

/** Selectors that are looked for, by a name of one's own; put there by `probedPage`. */
const watchedKey = 'barnwatchProbeWatches';

const now = () => performance.timeOrigin + performance.now();
let seen: Record<string, number> = {};
let moments: PictureMoment[] = [];
let states: TileChange[] = [];
let meter: CallMeter | undefined;
const lastMoments = new WeakMap<Element, number>();
const lastStates = new WeakMap<Element, string>();
const canvas = document.createElement('canvas');
const context = canvas.getContext('2d', { willReadFrequently: true });

function watched(): Readonly<Record<string, string>> {
  const value: unknown = Reflect.get(globalThis, watchedKey);
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
}

function canBeSeen(element: Element): boolean {
  return !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
}

function look(): void {
  for (const [name, selector] of Object.entries(watched())) {
    if (seen[name] === undefined && [...document.querySelectorAll(selector)].some(canBeSeen)) seen[name] = now();
  }
  for (const tile of document.querySelectorAll('article[data-state]')) {
    const state = tile.getAttribute('data-state') ?? '';
    if (lastStates.get(tile) === state) continue;
    lastStates.set(tile, state);
    states.push({ at: now(), tile: tile.getAttribute('aria-label') ?? '', state, words: tile.textContent ?? '' });
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
  const first = (height - rows) * width;
  for (let pixel = 0; pixel < width * rows; pixel += 1) luma[first + pixel] = data[pixel * 4 + 1] ?? 0;
  return readTimeBarcode(luma, width, height);
}

function eachFrame(): void {
  look();
  const pictures = document.querySelectorAll<HTMLCanvasElement | HTMLVideoElement>(
    '[role="img"][data-shown="true"] > :is(canvas, video)',
  );
  for (const [picture, element] of [...pictures].entries()) {
    const captured = capturedAt(element);
    if (captured === null || lastMoments.get(element) === captured) continue;
    lastMoments.set(element, captured);
    moments.push({ picture, at: now(), capturedAt: captured });
  }
  requestAnimationFrame(eachFrame);
}

// Frames are not drawn in hidden tabs, and come late in busy ones: what is added to the page is seen at once.
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
requestAnimationFrame(eachFrame);

const probe: PageProbe = {
  get seen() {
    return seen;
  },
  get moments() {
    return moments;
  },
  get states() {
    return states;
  },
  openedAt: performance.timeOrigin,
  forget() {
    seen = {};
    moments = [];
    states = [];
    return now();
  },
  startCalls(address) {
    meter?.stop();
    meter = meterCalls(address);
  },
  stopCalls: () => meter?.stop() ?? [],
  fetchAll,
};
Reflect.set(globalThis, 'barnwatchProbe', probe);
