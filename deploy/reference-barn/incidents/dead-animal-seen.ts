import type { BarnStatePayload, Point } from '@barnwatch/shared/wire';

/** What is written when an animal has not moved for so long that somebody should look. */
export function deadAnimalSeen(camera: { readonly cameraId: string; readonly name: string }, place: Point) {
  const position = { x: rounded(place.x), y: rounded(place.y) };
  return {
    state: 'deadAnimalExists',
    description: `Has not moved: ${camera.name}.`,
    cameraId: camera.cameraId,
    position,
    animalCount: 1,
  } as const satisfies BarnStatePayload;
}

/** Shares of the picture, to a thousandth, and never outside of it. */
function rounded(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;
}
