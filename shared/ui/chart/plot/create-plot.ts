import { millisecondsInHour } from 'date-fns/constants';
import uPlot from 'uplot';
import type { ThemeName } from '../../tokens/theme-names';
import type { ChartSeries, ChartShade, ChartSpan, Columns } from '../data/chart-series';
import { timeLabels } from '../data/time-labels';
import { type ChartTone, chartColors, chartDashes, chartHatches } from '../palette';
import { drawShades } from './draw-shades';
import { hatchFill } from './hatch';
import { type PlotKind, plotData } from './plot-data';
import type { PlotLook } from './plot-look';

export interface PlotContent {
  readonly kind: PlotKind;
  readonly times: readonly number[];
  /** Those that are shown, lowest layer first. */
  readonly series: readonly ChartSeries[];
  readonly span: ChartSpan;
  readonly shades: readonly ChartShade[];
  /** Greatest value that the axis must reach. */
  readonly atLeast: number;
  readonly formatTick: (value: number) => string;
}

/** The plotting area inside the chart, in CSS px. */
export interface PlotArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What was drawn, where. */
export interface DrawnPlot {
  readonly area: PlotArea;
  /** Time that a point of each line stands for, ms; 0 where every row has a point of its own. */
  readonly courseStep: number;
}

export interface Plot {
  destroy(): void;
}

/** Least distance of two ticks in CSS px. */
const tickSpace = { time: 72, value: 36 };
const axisSize = { time: 40, value: 44 };
const bandVeil = '2e';
/** Least and greatest of many hours lie far apart: the longer the step, the less they say, and the fainter they are. */
const extremesVeils = { hours: '12', minutes: '1a' };
/** Steps of the value axis: 1, 2, 5 and their tenfolds. */
const valueSteps = [-3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));

/**
 * Draws the content into the host at its size, once this task is done; `onDrawn` then tells where. What it
 * shows is a picture only: pointer and keys are the chart's matter.
 */
export function createPlot(
  host: HTMLElement,
  size: { readonly width: number; readonly height: number },
  content: PlotContent,
  look: PlotLook,
  onDrawn: (drawn: DrawnPlot) => void,
): Plot {
  const { kind, series, span } = content;
  const { course, extremes, banded, courseStep } = plotData(
    kind,
    content.times,
    series,
    span,
    size.width - axisSize.value,
  );
  const plot = new uPlot(
    {
      ...size,
      ms: 1,
      pxAlign: 0,
      padding: [10, 20, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: true, range: [span.start, span.end] },
        y: { range: (_plot, _min, max) => [0, niceTop(Math.max(max ?? 0, content.atLeast))] },
      },
      axes: [timeAxis(look), valueAxis(content, look)],
      series: [
        {},
        ...series.map((one, index) => seriesLook(one, kind, index, look)),
        ...banded.flatMap(() => [invisible, invisible]),
        ...(extremes ? series.flatMap(() => [invisible, invisible]) : []),
      ],
      bands:
        kind === 'stacked'
          ? layerFills(series, look)
          : [
              ...(extremes ? extremesFills(series, banded.length, courseStep, look) : []),
              ...bandFills(series, banded, look),
            ],
      hooks: {
        drawClear: [(drawn) => drawShades(drawn, content.shades, look.shade)],
        draw: [({ bbox }) => onDrawn({ area: inCssPixels(bbox), courseStep })],
      },
    },
    // Both have the same buckets.
    forLibrary({ times: course.times, columns: [...course.columns, ...(extremes?.columns ?? [])] }),
    host,
  );
  return { destroy: () => plot.destroy() };
}

function inCssPixels({ left, top, width, height }: uPlot.BBox): PlotArea {
  const ratio = uPlot.pxRatio;
  return { left: left / ratio, top: top / ratio, width: width / ratio, height: height / ratio };
}

const invisible: uPlot.Series = { width: 0, points: { show: false } };

function seriesLook({ tone }: ChartSeries, kind: PlotKind, index: number, { theme }: PlotLook): uPlot.Series {
  const stroke = chartColors[theme][tone];
  const points = { show: false };
  if (kind === 'line') return { stroke, points, width: 1.75, dash: [...chartDashes[tone]] };
  // The lowest layer is filled down to the ground, each other one down to the layer below it.
  return { stroke, points, width: 1, ...(index === 0 && { fill: () => layerFill(tone, theme) }) };
}

function layerFills(series: readonly ChartSeries[], { theme }: PlotLook): uPlot.Band[] {
  return series
    .slice(1)
    .map(({ tone }, index) => ({ series: [index + 2, index + 1], fill: () => layerFill(tone, theme) }));
}

function layerFill(tone: ChartTone, theme: ThemeName): CanvasPattern | string {
  return hatchFill(chartHatches[tone], chartColors[theme][tone], uPlot.pxRatio);
}

/** Between least and greatest value, so faint that the course stays what one sees; their columns follow those of the bands. */
function extremesFills(
  series: readonly ChartSeries[],
  bands: number,
  courseStep: number,
  { theme }: PlotLook,
): uPlot.Band[] {
  const veil = extremesVeils[courseStep >= millisecondsInHour ? 'hours' : 'minutes'];
  return series.map(({ tone }, index) => {
    const low = 1 + series.length + 2 * bands + 2 * index;
    return { series: [low + 1, low], fill: `${chartColors[theme][tone]}${veil}` };
  });
}

/** The library only reads, but its types do not say so; by now there are no more points than pixels. */
function forLibrary({ times, columns }: Columns): uPlot.AlignedData {
  return [[...times], ...columns.map((column) => [...column])];
}

/** The columns of the bands follow those of the series, low before high. */
function bandFills(series: readonly ChartSeries[], banded: readonly number[], { theme }: PlotLook): uPlot.Band[] {
  return banded.map((index, place) => {
    const low = series.length + 1 + place * 2;
    const tone = series[index]?.tone ?? 'quiet';
    return { series: [low + 1, low], fill: `${chartColors[theme][tone]}${bandVeil}` };
  });
}

function timeAxis({ font, text, rule }: PlotLook): uPlot.Axis {
  return {
    font,
    stroke: text,
    size: axisSize.time,
    space: tickSpace.time,
    gap: 4,
    grid: { stroke: rule, width: 1 },
    ticks: { stroke: rule, width: 1, size: 4 },
    values: (_plot, ticks, _axis, _space, step) => [...timeLabels(ticks, step)],
  };
}

function valueAxis({ formatTick }: PlotContent, { font, text, rule }: PlotLook): uPlot.Axis {
  return {
    font,
    stroke: text,
    size: axisSize.value,
    space: tickSpace.value,
    gap: 4,
    grid: { stroke: rule, width: 1 },
    ticks: { show: false },
    incrs: valueSteps,
    values: (_plot, ticks) => ticks.map(formatTick),
  };
}

/** A little air above the greatest value. */
function niceTop(greatest: number): number {
  return greatest <= 0 ? 1 : greatest * 1.06;
}
