import type { ChartValues } from './chart-series';

/**
 * The upper edge of each layer, lowest layer first. A layer that is unknown at a moment is a gap there, and so are those
 * above it: nobody knows how high they begin.
 */
export function stack(layers: readonly ChartValues[]): readonly ChartValues[] {
  const rows = Math.max(0, ...layers.map(({ length }) => length));
  const edges: (number | null)[][] = layers.map(() => new Array<number | null>(rows).fill(null));
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (const [index, layer] of layers.entries()) {
      const value = layer[row] ?? null;
      const edge = edges[index];
      if (value === null || !edge) break;
      sum += value;
      edge[row] = sum;
    }
  }
  return edges;
}
