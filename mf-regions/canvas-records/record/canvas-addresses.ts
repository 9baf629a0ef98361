import { generatePath } from '@barnwatch/shared/routing';

export function canvasListPath(barnId: string): string {
  return generatePath('/dashboard/:barnId/canvas-list', { barnId });
}

/** @param canvasId null for a new one */
export function canvasCreatorPath(barnId: string, canvasId: string | null): string {
  return canvasId === null
    ? generatePath('/dashboard/:barnId/canvas-creator', { barnId })
    : generatePath('/dashboard/:barnId/canvas-creator/:canvasId', { barnId, canvasId });
}

export function cameraCanvasPath(barnId: string, canvasId: string): string {
  return generatePath('/dashboard/:barnId/camera-canvas/:canvasId', { barnId, canvasId });
}
