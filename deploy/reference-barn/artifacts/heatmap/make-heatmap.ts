import type { HeatmapParameters } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import type { MadeArtifact } from '../artifact-maker';
import { describeHeatmap } from './heatmap-data';
import { fillGrid, type GridOrder } from './heatmap-grid';
import { paintHeatmap } from './paint-heatmap';

/** The grey picture below the colours: a byte for each pixel. */
export interface Backdrop {
  readonly height: number;
  readonly grey: Uint8Array;
}

export type HeatmapOrder = GridOrder & { readonly parameters: HeatmapParameters };

/**
 * A heatmap as PNG over a picture of the same span.
 * @param backdropOf draws or finds that picture
 * @throws the signal's reason
 */
export async function makeHeatmap(
  order: HeatmapOrder,
  backdropOf: (width: number) => Promise<Backdrop>,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<MadeArtifact> {
  const {
    width,
    colorMap,
    settings: { gridsize: cell },
  } = order.parameters;
  const { height, grey } = await backdropOf(width);
  const measures = { width, height, cell };
  const grid = await fillGrid(order, measures, (done) => report(done * 0.95), signal);
  if (grid.looks === 0) return { ok: false, reason: 'The camera has seen nothing in this span.' };
  const rgb = await paintHeatmap(grid, grey, measures, colorMap, signal);
  const content = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { ok: true, content, data: describeHeatmap(order, grid) };
}
