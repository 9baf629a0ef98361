import type { Hatch } from '../palette';

/** Side of one tile in CSS px. */
const tile = 8;
const veil = 0.34;

/** A fill that can be told from others without colour: a veil of the colour, with lines or dots in it. */
export function hatchFill(hatch: Hatch, color: string, pixelRatio: number): CanvasPattern | string {
  const canvas = document.createElement('canvas');
  canvas.width = tile * pixelRatio;
  canvas.height = tile * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return color;
  context.scale(pixelRatio, pixelRatio);
  context.globalAlpha = veil;
  context.fillStyle = color;
  context.fillRect(0, 0, tile, tile);
  context.globalAlpha = 0.8;
  context.strokeStyle = color;
  context.lineWidth = 1;
  drawMarks(context, hatch);
  return context.createPattern(canvas, 'repeat') ?? color;
}

function drawMarks(context: CanvasRenderingContext2D, hatch: Hatch): void {
  context.beginPath();
  switch (hatch) {
    case 'plain':
      return;
    case 'rising':
      for (const shift of [-tile, 0, tile]) {
        context.moveTo(shift - 1, tile + 1);
        context.lineTo(shift + tile + 1, -1);
      }
      break;
    case 'falling':
      for (const shift of [-tile, 0, tile]) {
        context.moveTo(shift - 1, -1);
        context.lineTo(shift + tile + 1, tile + 1);
      }
      break;
    case 'level':
      context.moveTo(0, tile / 2);
      context.lineTo(tile, tile / 2);
      break;
    case 'dots':
      context.fillRect(1.5, 1.5, 1.5, 1.5);
      context.fillRect(5.5, 5.5, 1.5, 1.5);
      return;
  }
  context.stroke();
}
