/** The chart door: charts over time and bars. Beside the ui door, because only few screens draw and the library has weight. */
export { type Bar, BarChart, type BarChartProps } from './bars/bar-chart';
export type { ChartBand, ChartMark, ChartSeries, ChartShade, ChartSpan, ChartValues } from './data/chart-series';
export { nearestRow } from './data/nearest-row';
export { EventSample } from './event-marks';
export { LineChart } from './line-chart';
export type { ChartTone } from './palette';
export { StackedChart } from './stacked-chart';
export type { TimeChartProps } from './time-chart';
