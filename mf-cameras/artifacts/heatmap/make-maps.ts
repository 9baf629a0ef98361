import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { readHeatmapData } from '@barnwatch/shared/wire/calls';
import type { Camera } from '../../camera-records/record/camera';
import { cancelArtifact } from '../making/cancel-artifact';
import { type MakingSurroundings, makeArtifact } from '../making/make-artifact';
import { usualColourMap } from './heatmap-address';
import { cellSize, type HeatmapCells } from './heatmap-cells';
import { heatmapOrder } from './heatmap-order';

/** One of many is seen small, and the barn paints a picture of this width beside the figures. Pixels of the picture. */
const width = 640;
const gridsize = 20;
/** A barn makes one after the other: the next waits there already while one is read. */
const atOnce = 2;

/** Most cameras have pictures of this form. */
const usualAspect = 16 / 9;

export type MappedCamera = Pick<Camera, 'cameraId' | 'width' | 'height'>;

/** How the map of one camera went; without an error where the barn itself could not make it. */
export type MadeMap =
  | { readonly kind: 'made'; readonly cells: HeatmapCells }
  | { readonly kind: 'failed'; readonly error: RequestError | null };

export interface MapsSurroundings extends Pick<MakingSurroundings, 'signal' | 'pause'> {
  readonly onMap: (cameraId: string, map: MadeMap) => void;
}

/** Where animals were, camera after camera, in the given order. Nothing of it stays at the barn. Never throws. */
export async function makeMaps(
  client: InstanceClient,
  cameras: readonly MappedCamera[],
  labels: readonly string[],
  span: TimeSpan,
  { signal, pause, onMap }: MapsSurroundings,
): Promise<void> {
  const waiting = [...cameras];
  const work = async () => {
    for (let camera = waiting.shift(); camera && !signal.aborted; camera = waiting.shift()) {
      const map = await makeMap(client, camera, labels, span, { signal, pause });
      if (map && !signal.aborted) onMap(camera.cameraId, map);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Null where nobody waits for it any more. */
async function makeMap(
  client: InstanceClient,
  { cameraId, width: ownWidth, height }: MappedCamera,
  labels: readonly string[],
  span: TimeSpan,
  { signal, pause }: Pick<MakingSurroundings, 'signal' | 'pause'>,
): Promise<MadeMap | null> {
  const order = heatmapOrder({ cameraId, width, gridsize, colourMap: usualColourMap }, labels, span, false);
  const made = await makeArtifact(client, order, { signal, pause, onProgress: () => {} });
  switch (made.kind) {
    case 'aborted':
      return null;
    case 'failed':
      return { kind: 'failed', error: null };
    case 'refused':
      return { kind: 'failed', error: made.error };
    case 'ready': {
      const { artifactId } = made.artifact;
      const read = await sendCall(client, readHeatmapData, { path: { artifactId } }, { signal });
      void cancelArtifact(client, artifactId);
      if (!read.ok) return { kind: 'failed', error: read.error };
      const { columns, rows, cells } = read.value.answer.heatmap;
      const aspect = ownWidth && height ? ownWidth / height : usualAspect;
      const size = cellSize({ columns, rows, width, gridsize, aspect });
      return { kind: 'made', cells: { columns, rows, rates: cells, ...size } };
    }
  }
}
