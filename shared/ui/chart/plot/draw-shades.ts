import type uPlot from 'uplot';
import type { ChartShade } from '../data/chart-series';

/** Sets spans off behind everything else. */
export function drawShades(plot: uPlot, shades: readonly ChartShade[], color: string): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.fillStyle = color;
  for (const { start, end } of shades) {
    const left = Math.max(bbox.left, plot.valToPos(start, 'x', true));
    const right = Math.min(bbox.left + bbox.width, plot.valToPos(end, 'x', true));
    if (right > left) ctx.fillRect(left, bbox.top, right - left, bbox.height);
  }
  ctx.restore();
}
