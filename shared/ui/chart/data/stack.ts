import type { ChartValues } from './chart-series';

/**
 * The upper edge of each layer, lowest layer first. A moment at which no layer is known is a gap in all of them; a layer
 * that alone is unknown adds nothing.
 */
export function stack(layers: readonly ChartValues[]): readonly ChartValues[] {
  const rows = Math.max(0, ...layers.map(({ length }) => length));
  const edges: (number | null)[][] = layers.map(() => new Array<number | null>(rows).fill(null));
  for (let row = 0; row < rows; row += 1) {
    if (layers.every((layer) => (layer[row] ?? null) === null)) continue;
    let sum = 0;
    layers.forEach((layer, index) => {
      sum += layer[row] ?? 0;
      const edge = edges[index];
      if (edge) edge[row] = sum;
    });
  }
  return edges;
}
