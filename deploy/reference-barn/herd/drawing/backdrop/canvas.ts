import { type View, viewOf } from '../../geometry/view';
import type { SimulatedCamera } from '../../simulated-camera';
import type { Rgb } from '../colour';

/** An empty barn in white light, as it is being drawn: colours 0 to 1 and, for what hangs in front, its opacity. */
export interface Canvas {
  view: View;
  width: number;
  height: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** 1 where something hangs between the camera and the animals. */
  front: Float32Array;
}

export function createCanvas(camera: SimulatedCamera, width: number, height: number): Canvas {
  const plane = () => new Float32Array(width * height);
  return {
    view: viewOf(camera, width / height),
    width,
    height,
    red: plane(),
    green: plane(),
    blue: plane(),
    front: plane(),
  };
}

/** Lays a colour over a pixel. */
export function lay(canvas: Canvas, index: number, [red, green, blue]: Rgb, opacity: number, inFront = false): void {
  const rest = 1 - opacity;
  canvas.red[index] = (canvas.red[index] ?? 0) * rest + red * opacity;
  canvas.green[index] = (canvas.green[index] ?? 0) * rest + green * opacity;
  canvas.blue[index] = (canvas.blue[index] ?? 0) * rest + blue * opacity;
  if (inFront) canvas.front[index] = 1 - (1 - (canvas.front[index] ?? 0)) * rest;
}

/** Makes a pixel darker (below 1) or lighter. */
export function tone(canvas: Canvas, index: number, factor: number): void {
  canvas.red[index] = (canvas.red[index] ?? 0) * factor;
  canvas.green[index] = (canvas.green[index] ?? 0) * factor;
  canvas.blue[index] = (canvas.blue[index] ?? 0) * factor;
}
