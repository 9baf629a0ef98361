import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import type { ArtifactKind } from '../records/artifact';

/** One artifact, by itself. */
export function artifactAddress(barnId: string, artifactId: string): string {
  return `${artifactsPath(barnId)}?${new URLSearchParams({ artifact: artifactId })}`;
}

/** Where a new one is made, of a camera where one is known. */
export function makingAddress(barnId: string, kind: ArtifactKind, cameraId: string | null): string {
  const of = cameraId === null ? {} : { cameraId };
  return `${artifactsPath(barnId)}?${new URLSearchParams({ new: kind, ...of })}`;
}
