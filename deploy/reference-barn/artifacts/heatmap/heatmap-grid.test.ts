import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { herdOf } from '../../cameras/herd-of';
import { testCamera } from '../../testing/test-instance';
import { fillGrid } from './heatmap-grid';

test('private minutes leave no trace in a heatmap', async () => {
  const { cameraId, name, tags, source } = testCamera('pen-01');
  const camera = herdOf({ cameraId, name, tags, source, sortPrefix: '', managed: false }, 'Europe/Berlin');
  if (!camera) throw new Error('no herd');
  const herd = { kind: 'simulated' as const, camera, silentSince: null };
  const end = Date.UTC(2026, 8, 1, 12);
  const span = { start: end - millisecondsInHour, end };
  const middle = span.start + 20 * millisecondsInMinute;
  const measures = { width: 320, height: 180, cell: 16 };
  const fill = (part: typeof span, hidden: readonly (typeof span)[]) => {
    const order = { herd, parameters: { labels: ['pig_lying', 'pig_standing', 'pig_sitting'] }, hidden, nowMs: end };
    return fillGrid({ ...order, span: part }, measures, () => {}, new AbortController().signal);
  };
  const shortened = await fill(span, [{ start: span.start, end: middle }]);
  expect(shortened.looks).toBe(40);
  expect(shortened).toEqual(await fill({ start: middle, end }, []));
});
