import { formatMoment } from '@barnwatch/shared/i18n';
import { fileSafe } from './file-safe';

/** `barn_camera_YYYYMMDD_HHMMSS`, so that saved pictures sort by themselves. Local time, as on a wall clock. */
export function snapshotName(barn: string, camera: string, takenAt: Date, extension: 'png' | 'jpg'): string {
  const named = (name: string) => fileSafe(name) || 'camera';
  return `${named(barn)}_${named(camera)}_${formatMoment(takenAt.getTime(), 'yyyyMMdd_HHmmss')}.${extension}`;
}

/** The picture that an element shows now, as PNG; null if it shows none. */
export function pictureNow(element: HTMLElement | null): Promise<Blob | null> {
  const canvas = element instanceof HTMLVideoElement ? drawn(element) : element;
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return Promise.resolve(null);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawn(video: HTMLVideoElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas;
}
