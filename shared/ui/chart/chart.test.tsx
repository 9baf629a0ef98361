import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { renderInSuite } from '../../testing';
import { BarChart } from './bars/bar-chart';
import type { ChartSeries } from './data/chart-series';
import { spanAfterKey } from './data/zoom';
import { LineChart } from './line-chart';
import type { DrawnPlot } from './plot/create-plot';
import { StackedChart } from './stacked-chart';

/** What a canvas would have drawn; none here. */
let mockDrawn: DrawnPlot | null = null;
jest.mock('./plot/use-plot', () => ({ usePlot: () => mockDrawn }));
afterEach(() => {
  mockDrawn = null;
});

const start = new Date(2026, 10, 21, 12, 0).getTime();
const times = Array.from({ length: 60 }, (_, row) => start + row * millisecondsInMinute);
const series: readonly ChartSeries[] = [
  { id: 'lying', label: 'Lying', tone: 'first', values: times.map((_, row) => (row === 58 ? null : 10)) },
  { id: 'standing', label: 'Standing', tone: 'third', values: times.map((_, row) => row) },
];
const props = {
  name: 'Animals',
  span: { start, end: start + millisecondsInHour },
  times,
  series,
  formatValue: String,
};
const cursor = () => screen.getByRole('slider', { name: 'Animals: moment' });

test('the arrow keys read the chart out, gaps as unknown', async () => {
  await renderInSuite(<LineChart {...props} />);
  expect(cursor()).toHaveAttribute('aria-valuetext', 'Newest: 2026-11-21 12:59:00, Lying 10, Standing 59');
  await userEvent.tab();
  expect(cursor()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(cursor()).toHaveAttribute('aria-valuetext', '2026-11-21 12:59:00, Lying 10, Standing 59');
  await userEvent.keyboard('{ArrowLeft}');
  expect(cursor()).toHaveAttribute('aria-valuetext', '2026-11-21 12:58:00, Lying –, Standing 58');
  await userEvent.keyboard('{Home}');
  expect(cursor()).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{Escape}');
  expect(cursor()).toHaveAttribute('aria-valuetext', 'Newest: 2026-11-21 12:59:00, Lying 10, Standing 59');
});

test('Enter chooses the moment; plus and minus choose another span around it', async () => {
  const onMoment = jest.fn();
  const onSpan = jest.fn();
  await renderInSuite(<LineChart {...props} onMoment={onMoment} onSpan={onSpan} />);
  cursor().focus();
  await userEvent.keyboard('{Enter}');
  expect(onMoment).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}{Enter}');
  expect(onMoment).toHaveBeenCalledWith(start + 59 * millisecondsInMinute);
  await userEvent.keyboard('{Home}+');
  expect(onSpan).toHaveBeenLastCalledWith({ start, end: start + 30 * millisecondsInMinute });
  await userEvent.keyboard('-');
  expect(onSpan).toHaveBeenLastCalledWith({ start, end: start + 120 * millisecondsInMinute });
});

test('only keys that do something are told', async () => {
  const { unmount } = await renderInSuite(<LineChart {...props} />);
  expect(cursor()).toHaveAccessibleDescription(/^Arrow keys move the cursor.* to the ends\.$/);
  unmount();
  await renderInSuite(<LineChart {...props} onMoment={() => {}} onSpan={() => {}} />);
  expect(cursor()).toHaveAccessibleDescription(/Enter chooses the moment\. Plus and minus change the span\.$/);
});

test('the span never becomes shorter than can be read', () => {
  expect(spanAfterKey('+', { start: 0, end: 15 * millisecondsInMinute }, 0)).toBeNull();
  expect(spanAfterKey('x', { start: 0, end: millisecondsInHour }, 0)).toBeNull();
  expect(spanAfterKey('+', { start: 0, end: millisecondsInHour }, null)).toEqual({
    start: 15 * millisecondsInMinute,
    end: 45 * millisecondsInMinute,
  });
});

test('the legend says what is read off, and hides what nobody wants', async () => {
  const onToggle = jest.fn();
  await renderInSuite(<LineChart {...props} moment={start} hidden={new Set(['standing'])} onToggle={onToggle} />);
  const legend = within(screen.getByRole('list', { name: 'Legend: what is shown' }));
  expect(legend.getByRole('button', { name: 'Lying', pressed: true })).toHaveTextContent('10');
  await userEvent.click(legend.getByRole('button', { name: 'Standing', pressed: false }));
  expect(onToggle).toHaveBeenCalledWith('standing');
  expect(cursor().getAttribute('aria-valuetext')).not.toContain('Standing');
});

test('bars are a list of names and values', async () => {
  const onChoose = jest.fn();
  await renderInSuite(
    <BarChart
      name="Places"
      bars={[
        { id: 'a', label: 'Left', value: 3, reference: 2 },
        { id: 'b', label: 'Right', value: null },
      ]}
      formatValue={String}
      compare={(value, reference) => `${value} of ${reference}`}
      onChoose={onChoose}
    />,
  );
  const bars = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['Left3 of 2', 'Right–']);
  await userEvent.click(screen.getByRole('button', { name: /Right/ }));
  expect(onChoose).toHaveBeenCalledWith('b');
});

test.each([
  [10, '10 min'],
  [30, '30 min'],
  [60, '1 h'],
  [120, '2 h'],
])('of means over %i minutes the unit is written so that nobody reads metres', async (minutes, words) => {
  const area = { left: 0, top: 0, width: 300, height: 200 };
  mockDrawn = { area, courseStep: minutes * millisecondsInMinute };
  const { unmount } = await renderInSuite(<LineChart {...props} />);
  const said = (start: string) =>
    screen.getByText((text) => text.startsWith(start)).textContent?.replaceAll('\u00a0', ' ');
  expect(said('Line: mean of')).toContain(`mean of ${words} each`);
  unmount();
  await renderInSuite(<StackedChart {...props} />);
  expect(said('Mean of')).toBe(`Mean of ${words} each.`);
});
