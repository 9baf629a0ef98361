import { broilerHouseOf } from '../../geometry/broiler-house';
import type { Light } from '../../light/lighting-programme';
import type { SimulatedCamera } from '../../simulated-camera';
import { blueChromaOf, lumaOf, redChromaOf } from '../colour';
import { createFrame, type Frame } from '../frame';
import { drawBroilerHouse } from './broiler-house-furniture';
import { type Canvas, createCanvas } from './canvas';
import { drawFloor } from './floor';
import { type Grade, gradeOf, type Illumination, illuminationOf } from './lamps';
import { drawPigPen } from './pig-pen-furniture';
import { drawStalks } from './stalks';

/** The empty barn in one light, ready to be copied into each frame. */
export interface Backdrop {
  frame: Frame;
  /** Samples of the frame's data (luma and chroma) in front of the animals, laid over at the end; opacity 0 to 256. */
  front: { index: Uint32Array; opacity: Uint16Array };
  grade: Grade;
  illumination: Illumination;
}

/** Draws the empty barn in white light; costly, done once a camera and size. */
export function drawBarn(camera: SimulatedCamera, width: number, height: number): Canvas {
  const canvas = createCanvas(camera, width, height);
  const wetY = camera.species === 'broiler' ? broilerHouseOf(camera).drinkerLineY : null;
  drawFloor(canvas, camera, wetY);
  if (camera.flooring === 'litter') drawStalks(canvas, camera);
  switch (camera.species) {
    case 'pig':
      drawPigPen(canvas, camera);
      break;
    case 'broiler':
      drawBroilerHouse(canvas, camera);
      break;
  }
  return canvas;
}

/** Puts a light on the barn. */
export function lit(camera: SimulatedCamera, canvas: Canvas, light: Light): Backdrop {
  const { width, height, red, green, blue } = canvas;
  const frame = createFrame(width, height);
  const grade = gradeOf(camera, light);
  const illumination = illuminationOf(camera, canvas.view, light);
  const rows = Math.ceil(height / 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < width / 2; column++) {
      const bright = illumination((column * 2 + 1) / width, (row * 2 + 1) / height) * grade.gain;
      let [r, g, b] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const index = (row * 2 + (corner >> 1)) * width + column * 2 + (corner & 1);
        const [red1, green1, blue1] = [red[index] ?? 0, green[index] ?? 0, blue[index] ?? 0];
        frame.y[index] = Math.max(16, Math.min(235, grade.pedestal + (lumaOf(red1, green1, blue1) - 16) * bright));
        r += red1 / 4;
        g += green1 / 4;
        b += blue1 / 4;
      }
      const at = (row * width) / 2 + column;
      const colour = grade.saturation * Math.min(1, bright);
      frame.u[at] = 128.5 + (blueChromaOf(r, g, b) - 128) * colour + grade.blue;
      frame.v[at] = 128.5 + (redChromaOf(r, g, b) - 128) * colour + grade.red;
    }
  }
  return { frame, front: frontOf(canvas), grade, illumination };
}

function frontOf({ front, width, height }: Canvas): Backdrop['front'] {
  const index: number[] = [];
  const opacity: number[] = [];
  const blueFrom = width * height;
  const redFrom = blueFrom * 1.25;
  front.forEach((cover, pixel) => {
    if (cover <= 0.02) return;
    index.push(pixel);
    opacity.push(cover * 256);
    const [row, column] = [Math.floor(pixel / width), pixel % width];
    if (row % 2 || column % 2) return;
    const sample = ((row / 2) * width) / 2 + column / 2;
    index.push(blueFrom + sample, redFrom + sample);
    opacity.push(cover * 256, cover * 256);
  });
  return { index: Uint32Array.from(index), opacity: Uint16Array.from(opacity) };
}
