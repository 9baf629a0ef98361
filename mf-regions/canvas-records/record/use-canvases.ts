import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listCameraCanvases, queryOneCameraCanvas } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { type Canvas, canvasOf } from './canvas';

/** A wall hangs for days, and others arrange its canvas meanwhile. */
const refreshEveryMs = 5 * millisecondsInMinute;

export interface Canvases {
  /** By name: published ones and the account’s own. */
  readonly canvases: readonly Canvas[];
  /** The canvas that is shown first; null where there is none that this account sees. */
  readonly baseCanvasId: string | null;
}

function canvasesOf({ cameraCanvases, baseCanvas }: AnswerOf<typeof listCameraCanvases>): Canvases {
  return { canvases: cameraCanvases.map(canvasOf), baseCanvasId: baseCanvas };
}

/** The canvases of the selected barn, kept on the device. Needs `canvases.view`. */
export function useCanvases(): BarnReading<Canvases> {
  return useReading(listCameraCanvases, { keep: true, refreshEveryMs }, canvasesOf);
}

function oneCanvas({ cameraCanvas }: AnswerOf<typeof queryOneCameraCanvas>): Canvas | null {
  return cameraCanvas && canvasOf(cameraCanvas);
}

/** One canvas, kept on the device; null where there is none that this account sees. Needs `canvases.view`. */
export function useCanvas(cameraCanvasId: string): BarnReading<Canvas | null> {
  return useReading(queryOneCameraCanvas, { body: { query: { cameraCanvasId } }, keep: true }, oneCanvas);
}
