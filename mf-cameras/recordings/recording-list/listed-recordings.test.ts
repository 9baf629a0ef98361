import { millisecondsInMinute } from 'date-fns/constants';
import { recordingsPageOf, recordingsQuestion } from './listed-recordings';

const minute = millisecondsInMinute;
const recording = (cameraId: string, start: number, end: number) => ({
  recordingId: `rec-${cameraId}-${start}`,
  cameraId,
  start: start * minute,
  end: end * minute,
});

test('what lies between two recordings of one camera is told, what another camera did meanwhile is none of it', () => {
  const { recordings } = recordingsPageOf({
    recordings: [recording('a', 50, 60), recording('b', 45, 55), recording('a', 20, 30), recording('a', 10, 20)],
    page: { offset: 0, limit: 24, total: 4 },
  });
  expect(recordings.map(({ gapMs }) => gapMs / minute)).toEqual([20, 0, 0, 0]);
});

test('a page is asked for by its place, and everything that has a part in the span is of it', () => {
  const question = recordingsQuestion({ cameraIds: ['a'], pageLength: 24, page: 3 }, { start: 5, end: 9 });
  expect(question).toMatchObject({
    limit: 24,
    offset: 48,
    query: { cameraId: { $in: ['a'] }, start: { $lt: 9 }, end: { $gt: 5 } },
  });
});
