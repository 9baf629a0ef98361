import type { HeatmapData } from '@barnwatch/shared/wire';
import { millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import { lengthOf } from '../../cameras/private-time';
import type { HeatmapGrid } from './heatmap-grid';
import type { HeatmapOrder } from './make-heatmap';
import { fullColourOf } from './paint-heatmap';

const digits = 4;

/** What a heatmap shows, in numbers. The grid has to have seen something. */
export function describeHeatmap(
  { parameters: { cameraId }, span, hidden }: HeatmapOrder,
  grid: HeatmapGrid,
): HeatmapData {
  const { columns, rows, minutes, looks, seen } = grid;
  const perHour = (value: number): number => rounded((value * minutesInHour) / looks);
  const cells = Array.from(minutes, perHour);
  return {
    cameraId,
    columns,
    rows,
    cells,
    unit: 'animalMinutesPerHour',
    least: cells.reduce((least, cell) => Math.min(least, cell), Number.POSITIVE_INFINITY),
    most: cells.reduce((most, cell) => Math.max(most, cell), 0),
    fullColour: perHour(fullColourOf(minutes)),
    animalMinutes: rounded(minutes.reduce((sum, value) => sum + value, 0)),
    seenMs: looks * millisecondsInMinute,
    seen: seen ?? span,
    privateMs: lengthOf(hidden),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(digits));
}
