export interface Neighbours<Camera> {
  readonly previous: Camera | null;
  readonly next: Camera | null;
}

/** The cameras before and after one in the order of the walk; at the ends it goes round. */
export function neighboursOf<Camera extends { readonly cameraId: string }>(
  cameras: readonly Camera[],
  cameraId: string,
): Neighbours<Camera> {
  const place = cameras.findIndex((camera) => camera.cameraId === cameraId);
  if (place < 0 || cameras.length < 2) return { previous: null, next: null };
  const at = (offset: number) => cameras[(place + offset + cameras.length) % cameras.length] ?? null;
  return { previous: at(-1), next: at(1) };
}
