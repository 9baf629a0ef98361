import { TimeChart, type TimeChartProps } from './time-chart';

/** Each series as a line of its own, with the band of what is usual behind it. */
export function LineChart(props: TimeChartProps) {
  return <TimeChart {...props} kind="line" />;
}
