import { TimeChart, type TimeChartProps } from './time-chart';

/** The series piled up: their sum is the upper edge, the first one lies at the bottom. */
export function StackedChart(props: TimeChartProps) {
  return <TimeChart {...props} kind="stacked" />;
}
